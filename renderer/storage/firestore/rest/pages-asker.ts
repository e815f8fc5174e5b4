import { keyLengths } from '#shared/domain/search/search-keys.ts'
import { type Chain, type PageAnswer, readChain } from '../reading/page-chain.ts'
import type { ListenerSnapshot } from '../reading/resilient-listener.ts'
import type { ServerQuestion } from '../reading/server-query.ts'
import { type Asker, nameQuestion } from './askers.ts'
import type { RememberedAnswers } from './remembered-answers.ts'
import type { RestAnswers } from './rest-answers.ts'

type ReadPage = (question: ServerQuestion) => Promise<PageAnswer | undefined>

interface PagesAskerOptions {
  answers: RestAnswers
  remembered: RememberedAnswers
  collection: string
  /** Gives what counts all that there are; undefined: nothing does. */
  createCount: (() => () => Promise<number>) | undefined
}

/** Asks one question behind the other. */
export function createPagesAsker(
  chain: Chain,
  { answers, remembered, collection, createCount }: PagesAskerOptions
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
  const readAll = (read: ReadPage) => readChain(chain, read)
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
  const shortest = letters.indexOf(':') + 1 + keyLengths.min
  return Array.from({ length: Math.max(0, letters.length - shortest) }, (_, index) => {
    const value = letters
      .slice(0, -1 - index)
      .join('')
      .trimEnd()
    return { ...question, conditions: conditions.map((each) => (each === key ? { ...each, value } : each)) }
  })
}
