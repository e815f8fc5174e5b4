import type { Attempt } from '../attempts.ts'
import type { Person } from '../people.ts'

export type Attack = readonly [who: Person, does: string, attempt: Attempt]

/** What the rules refuse, by the reason. */
export type Attacks = Readonly<Record<string, readonly Attack[]>>
