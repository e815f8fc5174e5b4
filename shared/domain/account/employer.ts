import * as v from 'valibot'
import { hasSameFields } from '../../documents/same-fields.ts'
import { maxReasonLength } from '../text-limits.ts'
import { cleanProse } from '../visible-text.ts'
import { storedText } from '../well-formed.ts'
import type { Role, SessionUser } from './session-user.ts'

/**
 * What the administrator has said of an account: that it is an employer's, or that it is banned. Without an entry it is what its
 * address says; removing one takes back what it said.
 */
export interface Employer {
  /** The uid of the account. */
  id: string
  revision?: number | undefined
  /** Its address in the normal form, as the administrator saw it; empty for somebody who was banned by a posting alone. */
  email: string
  /** ISO 8601. */
  confirmedAt: string
  /** The uid of who confirmed it. */
  confirmedBy: string
  /** The house for which they post. */
  houseId?: string | undefined
  /** They are no employer as long as it stands. */
  ban?: Ban | undefined
  /** Those that were lifted, oldest first. */
  earlierBans?: readonly LiftedBan[] | undefined
}

export interface Ban {
  /** ISO 8601. */
  at: string
  reason: string
  /** The uid of who banned them. */
  by: string
}

export interface LiftedBan extends Ban {
  /** ISO 8601. */
  until: string
}

const text = v.pipe(v.string(), v.nonEmpty())
const ban = { at: v.string(), reason: storedText, by: text }

export const employerSchema = v.looseObject({
  id: text,
  revision: v.optional(v.number()),
  email: v.string(),
  confirmedAt: v.string(),
  confirmedBy: text,
  houseId: v.optional(text),
  ban: v.optional(v.looseObject(ban)),
  earlierBans: v.optional(v.array(v.looseObject({ ...ban, until: v.string() })))
}) satisfies v.GenericSchema<unknown, Employer>

/**
 * The role of an account: what its address says, unless the administrator has said more. Whoever is banned is a candidate, whatever
 * their address says.
 * @param addressRole see findRoleOfEmail; the administrator's is never another
 */
export function findRole(
  addressRole: Role,
  account: Pick<SessionUser, 'uid' | 'email'>,
  entry: Employer | undefined
): Role {
  if (addressRole === 'Admin' || entry === undefined || entry.id !== account.uid) return addressRole
  if (entry.ban) return 'Candidate'
  return isConfirmed(account, entry) ? 'Employer' : addressRole
}

/** Whether the administrator has said that the account with this address is an employer's. */
export function isConfirmed({ uid, email }: Pick<SessionUser, 'uid' | 'email'>, entry: Employer | undefined): boolean {
  return entry !== undefined && entry.id === uid && entry.email === email && !entry.ban
}

/** What a session says of an entry beside the role. */
export function describeEntry(entry: Employer | undefined): Pick<SessionUser, 'houseId' | 'ban'> {
  return {
    ...(entry?.houseId !== undefined && !entry.ban && { houseId: entry.houseId }),
    ...(entry?.ban && { ban: { at: entry.ban.at, reason: entry.ban.reason } })
  }
}

/** Whether a ban stands or ever stood: what nobody forgets. */
export function hasBans({ ban, earlierBans = [] }: Pick<Employer, 'ban' | 'earlierBans'>): boolean {
  return ban !== undefined || earlierBans.length > 0
}

/**
 * The entry of somebody who is banned. Banning twice changes nothing.
 * @param account of whom there may be no entry yet
 */
export function banEmployer(
  entry: Employer | undefined,
  account: Pick<SessionUser, 'uid' | 'email'>,
  given: Pick<Ban, 'reason' | 'by'>,
  now: Date
): Employer {
  if (entry?.ban) return entry
  const at = now.toISOString()
  const known = entry ?? { id: account.uid, email: account.email, confirmedAt: at, confirmedBy: given.by }
  return { ...known, ban: { at, reason: cleanProse(given.reason), by: given.by } }
}

/** The entry of somebody whose ban is lifted: what they were before they are again. */
export function liftBan(entry: Employer, now: Date): Employer {
  const { ban: lifted, ...rest } = entry
  if (!lifted) return entry
  return { ...rest, earlierBans: [...(entry.earlierBans ?? []), { ...lifted, until: now.toISOString() }] }
}

/**
 * Who is an employer only the administrator says, in their own name; a ban has a reason, and none is ever forgotten. Whoever leaves takes
 * back what was said of them.
 */
export function canWriteEmployer(
  actor: Pick<SessionUser, 'uid' | 'role'> | null,
  before: Employer | undefined,
  after: Employer | undefined
): boolean {
  if (!after) {
    const mayRemove = actor?.role === 'Admin' || (actor !== null && actor.uid !== '' && before?.id === actor.uid)
    return mayRemove && !(before && hasBans(before))
  }
  if (actor?.role !== 'Admin') return false
  const isSame = before !== undefined && hasSameFields(pickConfirmation(before), pickConfirmation(after))
  return (
    (isSame || after.confirmedBy === actor.uid) && isBanWritten(actor.uid, before, after) && keepsBans(before, after)
  )
}

function pickConfirmation({ email, confirmedAt, confirmedBy }: Employer): Record<string, unknown> {
  return { email, confirmedAt, confirmedBy }
}

/** A ban stands as it is until it is lifted. */
function isBanWritten(uid: string, before: Employer | undefined, { ban }: Employer): boolean {
  if (!ban) return true
  if (before?.ban) return hasSameFields({ ...before.ban }, { ...ban })
  return (
    ban.by === uid && ban.reason !== '' && ban.reason === cleanProse(ban.reason) && ban.reason.length <= maxReasonLength
  )
}

/** The earlier ones stay, and a ban that is lifted becomes the last of them. */
function keepsBans(before: Employer | undefined, after: Employer): boolean {
  const [kept = [], bans = []] = [before?.earlierBans, after.earlierBans]
  const lifted = after.ban ? undefined : before?.ban
  const until = bans.at(-1)?.until ?? ''
  const expected = lifted ? [...kept, { ...lifted, until }] : kept
  return (
    bans.length === expected.length &&
    expected.every((one, at) => hasSameFields({ ...one }, { ...bans[at] })) &&
    (!lifted || !Number.isNaN(Date.parse(until)))
  )
}
