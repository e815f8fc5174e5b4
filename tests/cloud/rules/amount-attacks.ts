import { type Attempt, list } from './attempts.ts'
import { meena, type Person, suvarna } from './people.ts'
import { lastingDay } from './sample-times.ts'

const publicJobs = list('jobs', { status: 'approved' }, { expiresOn: lastingDay })

/** Attempts to have the database look through more than it gives out. None may succeed. */
export const amountAttacks: readonly (readonly [what: string, person: Person, attempt: Attempt])[] = (
  [
    ['a visitor', null],
    ['a candidate', meena],
    ['an employer', suvarna]
  ] as const
).flatMap(([who, person]) => [
  [`have a thousand jobs passed over as ${who}`, person, { ...publicJobs, offset: 1000 }],
  [`have one job passed over as ${who}`, person, { ...publicJobs, offset: 1 }],
  [`have a thousand jobs passed over to be counted as ${who}`, person, { ...publicJobs, offset: 1000, counts: true }]
])
