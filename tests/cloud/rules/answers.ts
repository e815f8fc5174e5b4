import type { Answer } from './bare-client.ts'
import type { Case } from './cases.ts'
import { type FreshBoard, isWrite } from './fresh-board.ts'

/**
 * The rules' answer to each case. The board is fresh for every one that may change it; those that must not are asked
 * together, since what is refused changes nothing.
 */
export async function askAll(board: FreshBoard, cases: readonly Case[]): Promise<Answer[]> {
  const harmless = (one: Case) => !one.allowed || !isWrite(one.attempt)
  await board.refresh()
  const quiet: (Answer | undefined)[] = []
  const waiting = cases.entries()
  // Few at a time: writes to one document wait for each other.
  const askInTurn = async () => {
    for (const [index, one] of waiting) if (harmless(one)) quiet[index] = await board.ask(one)
  }
  await Promise.all(Array.from({ length: 4 }, askInTurn))
  const answers: Answer[] = []
  for (const [index, one] of cases.entries()) {
    const answered = quiet[index]
    if (answered === undefined) await board.refresh()
    answers.push(answered ?? (await board.ask(one)))
  }
  return answers
}
