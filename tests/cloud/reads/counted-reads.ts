/** Queries to the board, and their charge. */
interface Reads {
  requests: number
  /** As Firestore charges: each document given out, one for a question that finds none, and one for every thousand that are counted. */
  documents: number
}

export interface ReadCounter {
  /** Reads since the last call. */
  take(): Reads
  /** Something is asked for; the answer says how many documents it is charged with. */
  ask(): (documents: number) => void
  /** Whether something was asked for and not answered yet. */
  isWaiting(): boolean
}

/** Every thousand that are counted cost a read, the first one also when there are fewer. */
const countedForARead = 1000

export const costOfCount = (count: number) => Math.max(1, Math.ceil(count / countedForARead))
export const costOfAnswer = (documents: number) => Math.max(1, documents)

export function createReadCounter(): ReadCounter {
  let reads: Reads = { requests: 0, documents: 0 }
  let waiting = 0
  return {
    isWaiting: () => waiting > 0,
    take() {
      const before = reads
      reads = { requests: 0, documents: 0 }
      return before
    },
    ask() {
      waiting += 1
      return (documents) => {
        waiting -= 1
        reads = { requests: reads.requests + 1, documents: reads.documents + documents }
      }
    }
  }
}

/**
 * A fetch that counts what Firestore's REST interface is asked for and answers, also what takes the page's own clock. Anything else that
 * is asked of Firestore is an error: it would be read and not counted.
 */
export function countFetch(send: typeof fetch, counter: ReadCounter): typeof fetch {
  return async (input, init) => {
    const method = /\/documents(?:[^?]*):(\w+)(?:\?|$)/.exec(String(input))?.[1]
    if (method === undefined) throw new Error(`nobody knows what ${String(input)} costs`)
    const answered = counter.ask()
    const answer = await send(input, init)
    answered(costOf(method, await answer.clone().json()))
    return answer
  }
}

function costOf(method: string, answer: unknown): number {
  const entries = answer as { document?: object; skippedResults?: number; result?: { aggregateFields: object } }[]
  // Refused queries are not charged.
  if (!Array.isArray(entries) || entries.some((entry) => 'error' in entry)) return 0
  switch (method) {
    case 'runQuery': {
      const skipped = entries.reduce((sum, entry) => sum + (entry.skippedResults ?? 0), 0)
      return costOfAnswer(skipped + entries.filter((entry) => entry.document).length)
    }
    case 'batchGet':
      return entries.length
    case 'runAggregationQuery': {
      const [counted] = Object.values(entries[0]?.result?.aggregateFields ?? {}) as { integerValue: string }[]
      return costOfCount(Number(counted?.integerValue))
    }
    default:
      throw new Error(`nobody knows what ${method} costs`)
  }
}
