import type { PageAnswer } from '../reading/page-chain.ts'
import type { ListenerSnapshot } from '../reading/resilient-listener.ts'
import type { ServerQuestion } from '../reading/server-query.ts'
import type { RememberedAnswers } from './remembered-answers.ts'
import type { RestAnswers } from './rest-answers.ts'

/** An answer may be so old before it is asked for again: what is on the screen is looked at again once a minute. */
export const freshMs = 60_000

/** What was answered before. */
export interface Recalled {
  snapshot: ListenerSnapshot
  /** When the oldest part of it came, in milliseconds since 1970. */
  at: number
  /** No part of it is missing. */
  isWhole: boolean
}

/** How a query is asked for. */
export interface Asker {
  /** What is no older; undefined: nothing. */
  recall(maxAgeMs: number): Promise<Recalled | undefined>
  /** Asks for what is older. Rejects with a StoreError. */
  ask(maxAgeMs: number): Promise<ListenerSnapshot>
}

/** What the answer to a question is remembered by: a longer list begins with it. */
export function nameQuestion(collection: string, { conditions, order, start, limit }: ServerQuestion): string {
  return JSON.stringify([collection, conditions, order, start, limit])
}

/**
 * Asks one question.
 * @param createCount gives what counts all that there are; undefined: nothing does
 */
export function createPlainAsker(
  remembered: RememberedAnswers,
  name: string,
  askNow: () => Promise<ListenerSnapshot>,
  createCount: (() => () => Promise<number>) | undefined
): Asker {
  return {
    async recall(maxAgeMs) {
      const before = remembered.find(name)
      if (!before || Date.now() - before.at >= maxAgeMs) return undefined
      const count = createCount && { count: createCount() }
      return { snapshot: { ...count, ...before.snapshot }, at: before.at, isWhole: true }
    },
    async ask() {
      const snapshot = await askNow()
      remembered.keep(name, snapshot)
      return snapshot
    }
  }
}

type ReadPage = (question: ServerQuestion) => Promise<PageAnswer | undefined>

interface PagesAskerOptions {
  answers: RestAnswers
  remembered: RememberedAnswers
  collection: string
}

/**
 * Asks one question behind the other.
 * @param prepare gives what reads all of them, as far as they are needed
 * @param createCount gives what counts all that there are; undefined: nothing does
 */
export function createPagesAsker(
  { answers, remembered, collection }: PagesAskerOptions,
  prepare: () => Promise<(read: ReadPage) => Promise<ListenerSnapshot>>,
  createCount: (() => () => Promise<number>) | undefined
): Asker {
  const nameOf = (question: ServerQuestion) => nameQuestion(collection, question)
  const withCount = (snapshot: ListenerSnapshot) => (createCount ? { ...snapshot, count: createCount() } : snapshot)
  const find = (question: ServerQuestion, maxAgeMs: number) => {
    for (const asked of [question, ...listWider(question)]) {
      const before = remembered.find(nameOf(asked))
      const isFresh = before !== undefined && Date.now() - before.at < maxAgeMs
      // What a shorter beginning has found is all that there is, if there was no more of it.
      if (isFresh && (asked === question || before.snapshot.docs.length < (question.limit ?? 0))) return before
    }
    return undefined
  }
  let prepared: ReturnType<typeof prepare> | undefined
  const readAll = async (read: ReadPage) => {
    prepared ??= prepare()
    return (await prepared)(read)
  }
  return {
    async recall(maxAgeMs) {
      let [at, isWhole, count] = [Number.POSITIVE_INFINITY, true, 0]
      const snapshot = await readAll(async (question) => {
        const before = find(question, maxAgeMs)
        isWhole &&= before !== undefined
        count += before ? 1 : 0
        at = Math.min(at, before?.at ?? at)
        return before?.snapshot
      })
      return count > 0 ? { snapshot: withCount(snapshot), at, isWhole } : undefined
    },
    ask: async (maxAgeMs) =>
      withCount(
        await readAll(async (question) => {
          const before = find(question, maxAgeMs)
          if (before) return before.snapshot
          const answer = { docs: await answers.find(collection, question), fromCache: false }
          remembered.keep(nameOf(question), answer)
          return answer
        })
      )
  }
}

/** The same question for shorter beginnings of what is looked for, the longest first. */
function listWider({ conditions, start, ...question }: ServerQuestion): ServerQuestion[] {
  const key = conditions.find(({ operator }) => operator === 'array-contains')
  if (!key || start) return []
  const letters = [...String(key.value)]
  const shortest = letters.indexOf(':') + 1 + minLetters
  return Array.from({ length: Math.max(0, letters.length - shortest) }, (_, index) => {
    const value = letters
      .slice(0, -1 - index)
      .join('')
      .trimEnd()
    return { ...question, conditions: conditions.map((each) => (each === key ? { ...each, value } : each)) }
  })
}

/** Of the shortest key: keyLengths.min, which comes with the code of a search. */
const minLetters = 2
