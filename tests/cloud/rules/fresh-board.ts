import type { Attempt } from './attempts.ts'
import type { Answer, BareClient } from './bare-client.ts'
import type { Case } from './cases.ts'
import { sampleBoard } from './sample-board.ts'

/** The board of the tables in one project. */
export interface FreshBoard {
  /** Makes it as it was laid: to be awaited before a case that depends on what is stored. */
  refresh(): Promise<void>
  /** The rules' answer to a case, or to the same of `person`; changes are remembered for `refresh`. */
  ask(one: Case, person?: Case['person']): Promise<Answer>
}

/** To lay the whole board takes the database as long as three questions: it is laid once, and what was written is put back. */
export function freshBoard(client: BareClient): FreshBoard {
  const before = new Map(sampleBoard)
  const touched = new Set<string>()
  let isLaid = false
  return {
    async refresh() {
      if (!isLaid) await client.store(sampleBoard)
      isLaid = true
      if (touched.size > 0) await client.restore([...touched].map((path) => [path, before.get(path)]))
      touched.clear()
    },
    async ask({ person: own, attempt }, person = own) {
      const answer = await client.attempt(person, attempt)
      if (answer === 'allowed' && isWrite(attempt)) for (const path of listPaths(attempt)) touched.add(path)
      return answer
    }
  }
}

export function isWrite({ does }: Attempt): boolean {
  return does !== 'get' && does !== 'list'
}

function listPaths(attempt: Attempt): string[] {
  return attempt.does === 'together' ? attempt.writes.flatMap(listPaths) : [attempt.path]
}
