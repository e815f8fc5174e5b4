import { describe, expect, test } from 'vitest'
import { buildRules } from '../../../build/firebase/rules-text.mjs'
import { attacks } from './attacks.ts'
import { expandCases } from './cases.ts'
import { dropClause, listClauses, makeSwitchable } from './clauses.ts'
import { controls, escalations } from './escalations.ts'
import { specimens } from './fields/all.ts'
import { expandFieldCases } from './fields/specimen.ts'
import { houseAttacks } from './houses/house-attacks.ts'
import { createHunter } from './hunt.ts'
import { projectUnder } from './on-the-emulator.ts'
import { tables } from './tables/all.ts'

const cases = [
  ...tables.flatMap(expandCases),
  ...specimens.flatMap(expandFieldCases),
  ...[...escalations, ...controls].flatMap((one) => one.cases),
  ...attacks,
  ...new Set(houseAttacks.flatMap(({ attack, control }) => [attack, control]))
]

/** So many clauses are made switchable at once: more would be more conditions than the database computes for one request. */
const atOnce = 30

// The rules with one clause left out: a case must notice, or the clause does nothing.
describe('every clause of the rules is needed', () => {
  const rules = buildRules('loupe.example')
  const clauses = [...listClauses(rules).entries()]
  const batches = Array.from({ length: Math.ceil(clauses.length / atOnce) }, (_, index) =>
    clauses.slice(index * atOnce, (index + 1) * atOnce)
  )

  test.concurrent.each(batches.map((batch) => ({ first: batch[0]?.[1].line, batch })))(
    'from line $first',
    { timeout: 60 * 60_000 },
    async ({ batch }) => {
      const hunt = createHunter(await projectUnder(makeSwitchable(rules, new Map(batch))), cases, rules)
      const survivors: string[] = []
      for (const [number, clause] of batch) {
        if (await hunt(clause, number)) continue
        // Visitors carry no token that could name a clause: what only they notice is left out for everybody.
        const client = await projectUnder(dropClause(rules, clause))
        if (await createHunter(client, cases, rules)(clause)) continue
        // Looked for last: few are noticed so.
        if (await hunt(clause, number, true)) continue
        survivors.push(`line ${clause.line}, ${clause.path}: ${clause.text} (${clause.joined})`)
      }
      expect(survivors).toEqual([])
    }
  )
})
