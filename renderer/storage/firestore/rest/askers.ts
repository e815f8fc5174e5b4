import type { ListenerSnapshot } from '../reading/resilient-listener.ts'
import type { ServerQuestion } from '../reading/server-query.ts'
import type { RememberedAnswers } from './remembered-answers.ts'

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

/** How a query is asked for by code that is fetched when it is first needed. */
export function createLateAsker(load: () => Promise<Asker>): Asker {
  return {
    recall: async (maxAgeMs) => (await load()).recall(maxAgeMs),
    ask: async (maxAgeMs) => (await load()).ask(maxAgeMs)
  }
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
