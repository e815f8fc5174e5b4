import type { Attempt } from '../attempts.ts'
import type { Person } from '../people.ts'

/** What the rules refuse, and why. */
export type Attack = readonly [who: Person, does: string, attempt: Attempt, because: string]
