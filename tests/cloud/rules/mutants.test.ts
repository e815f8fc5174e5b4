import { describe, expect, test } from 'vitest'
import { rulesFor } from '../../../build/scripts/rules-text.mjs'
import { attacks } from './attacks.ts'
import { casesOf } from './cases.ts'
import { clausesOf, switchable, withoutClause } from './clauses.ts'
import { controls, escalations } from './escalations.ts'
import { specimens } from './fields/all.ts'
import { casesOfFields } from './fields/specimen.ts'
import { hunter } from './hunt.ts'
import { projectUnder } from './on-the-emulator.ts'
import { tables } from './tables/all.ts'

const cases = [
  ...tables.flatMap(casesOf),
  ...specimens.flatMap(casesOfFields),
  ...[...escalations, ...controls].flatMap((one) => one.cases),
  ...attacks
]

/** So many clauses are made switchable at once: more would be more conditions than the database computes for one request. */
const atOnce = 30

/** All of them with `npm run proof`, else every so many. */
const every = process.env.LOUPE_PROOF === '1' ? 1 : 16

// The rules with one clause left out: a case must notice, or the clause does nothing.
describe('every clause of the rules is needed', () => {
  const rules = rulesFor('loupe.example')
  const clauses = [...clausesOf(rules).entries()].filter(([number]) => number % every === 0)
  const batches = Array.from({ length: Math.ceil(clauses.length / atOnce) }, (_, place) =>
    clauses.slice(place * atOnce, (place + 1) * atOnce)
  )

  test.each(batches.map((batch) => ({ first: batch[0]?.[1].line, batch })))(
    'from line $first',
    { timeout: 20 * 60_000 },
    async ({ batch }) => {
      const hunt = hunter(await projectUnder(switchable(rules, new Map(batch))), cases, rules)
      const survivors: string[] = []
      for (const [number, clause] of batch) {
        if (await hunt(clause, number)) continue
        // Visitors carry no token that could name a clause: what only they notice is left out for everybody.
        const client = await projectUnder(withoutClause(rules, clause))
        if (await hunter(client, cases, rules)(clause)) continue
        survivors.push(`line ${clause.line}, ${clause.place}: ${clause.text} (${clause.joined})`)
      }
      expect(survivors).toEqual([])
    }
  )
})
