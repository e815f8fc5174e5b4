import type { ListenerSnapshot } from '../reading/resilient-listener.ts'

export interface RememberedAnswer {
  readonly snapshot: ListenerSnapshot
  /** When it came, in milliseconds since 1970. */
  readonly at: number
}

/** What was answered last, by the question, as long as the page is open. */
export interface RememberedAnswers {
  find(question: string): RememberedAnswer | undefined
  keep(question: string, snapshot: ListenerSnapshot): void
}

/** So many documents are remembered; beyond that the oldest answers are forgotten, but never the last one. */
const maxDocuments = 6_000

/** An answer counts as one document more, so that empty ones are forgotten too. */
const sizeOf = ({ docs }: ListenerSnapshot) => docs.length + 1

export function createRememberedAnswers(getTime: () => number = Date.now): RememberedAnswers {
  const answers = new Map<string, RememberedAnswer>()
  let size = 0
  const forget = (question: string) => {
    const before = answers.get(question)
    if (before) size -= sizeOf(before.snapshot)
    answers.delete(question)
  }
  return {
    find: (question) => answers.get(question),
    keep(question, snapshot) {
      forget(question)
      answers.set(question, { snapshot, at: getTime() })
      size += sizeOf(snapshot)
      for (const oldest of [...answers.keys()]) {
        if (size <= maxDocuments || answers.size === 1) break
        forget(oldest)
      }
    }
  }
}
