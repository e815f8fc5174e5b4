import * as v from 'valibot'
import type { SessionUser } from './session-user.ts'

/** That the administrator has confirmed an account as an employer's. Without one it is not; removing it takes that back. */
export interface Employer {
  /** The uid of the account. */
  id: string
  revision?: number | undefined
  /** Its address in the normal form, as the administrator saw it. */
  email: string
  /** ISO 8601. */
  confirmedAt: string
  /** The uid of who confirmed it. */
  confirmedBy: string
}

const text = v.pipe(v.string(), v.nonEmpty())

export const employerSchema = v.looseObject({
  id: text,
  revision: v.optional(v.number()),
  email: text,
  confirmedAt: v.string(),
  confirmedBy: text
}) satisfies v.GenericSchema<unknown, Employer>

/** Who is an employer only the administrator says, in their own name. */
export function canWriteEmployer(
  actor: Pick<SessionUser, 'uid' | 'role'> | null,
  _before: Employer | undefined,
  after: Employer | undefined
): boolean {
  return actor?.role === 'Admin' && (after === undefined || after.confirmedBy === actor.uid)
}
