import type { Attempt } from './attempts.ts'
import type { Answer, BareClient } from './bare-client.ts'
import { board } from './board.ts'
import type { Case } from './cases.ts'

export function writes({ does }: Attempt): boolean {
  return does !== 'get' && does !== 'list'
}

/**
 * What the rules say to each case. The board is fresh for every one that may change it; those that must not are asked
 * together, since what is refused changes nothing.
 */
export async function answersTo(
  client: Pick<BareClient, 'attempt' | 'store'>,
  cases: readonly Case[]
): Promise<Answer[]> {
  const ask = ({ person, attempt }: Case) => client.attempt(person, attempt)
  const harmless = (one: Case) => !one.allowed || !writes(one.attempt)
  await client.store(board)
  const quiet: (Answer | undefined)[] = []
  const waiting = cases.entries()
  // Few at a time: writes to one document wait for each other.
  const askInTurn = async () => {
    for (const [place, one] of waiting) if (harmless(one)) quiet[place] = await ask(one)
  }
  await Promise.all(Array.from({ length: 4 }, askInTurn))
  const answers: Answer[] = []
  for (const [place, one] of cases.entries()) {
    const known = quiet[place]
    if (known === undefined) await client.store(board)
    answers.push(known ?? (await ask(one)))
  }
  return answers
}
