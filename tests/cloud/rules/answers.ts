import type { Answer } from './bare-client.ts'
import type { Case } from './cases.ts'
import { type FreshBoard, writes } from './fresh-board.ts'

/**
 * What the rules say to each case. The board is fresh for every one that may change it; those that must not are asked
 * together, since what is refused changes nothing.
 */
export async function answersTo(board: FreshBoard, cases: readonly Case[]): Promise<Answer[]> {
  const harmless = (one: Case) => !one.allowed || !writes(one.attempt)
  await board.refresh()
  const quiet: (Answer | undefined)[] = []
  const waiting = cases.entries()
  // Few at a time: writes to one document wait for each other.
  const askInTurn = async () => {
    for (const [place, one] of waiting) if (harmless(one)) quiet[place] = await board.ask(one)
  }
  await Promise.all(Array.from({ length: 4 }, askInTurn))
  const answers: Answer[] = []
  for (const [place, one] of cases.entries()) {
    const known = quiet[place]
    if (known === undefined) await board.refresh()
    answers.push(known ?? (await board.ask(one)))
  }
  return answers
}
