import type { Attempt } from './attempts.ts'
import { identities, type Person } from './people.ts'

/** One attempt of one person, and what the rules must say to it. */
export interface Case {
  /** Collection and attempt, as the tables call them. */
  name: string
  who: string
  person: Person
  attempt: Attempt
  allowed: boolean
}

/** A row of a table: an attempt, and for each identity, in their order, 'y' or '-'. */
export type Row = readonly [name: string, answers: string, attempt: (person: Person) => Attempt]

export interface Table {
  name: string
  rows: readonly Row[]
}

/** The cells of a table. */
export function expandCases({ name, rows }: Table): Case[] {
  return rows.flatMap(([row, answers, attempt]) => {
    const written = answers.replaceAll(' ', '')
    if (!/^[y-]{7}$/.test(written)) throw new Error(`the row '${row}' of ${name} does not answer for each identity`)
    return identities.map(({ name: who, person }, index) => ({
      ...{ name: `${name}: ${row}`, who, person, attempt: attempt(person) },
      allowed: written[index] === 'y'
    }))
  })
}
