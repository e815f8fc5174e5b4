import * as v from 'valibot'
import { hasSameFields } from '../../documents/same-fields.ts'
import { maxReasonLength } from '../text-limits.ts'
import { cleanProse } from '../visible-text.ts'
import { storedText } from '../well-formed.ts'
import { foldAddress, type Role, type SessionUser } from './session-user.ts'

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

/** All that the administrator has said of an account. */
export interface Said {
  /** undefined: nothing. */
  entry: Employer | undefined
  /** Of another account with the same address, however that is spelled; undefined: there is none. */
  addressBan?: Ban | undefined
}

/**
 * The role of an account: what its address says, unless the administrator has said more. Whoever is banned is a candidate, whatever
 * their address says, and so is whoever comes back with the address of somebody banned, until the administrator makes them an employer.
 * @param addressRole see findRoleOfEmail; the administrator's is never another
 */
export function findRole(addressRole: Role, account: Pick<SessionUser, 'uid' | 'email'>, said: Said): Role {
  if (addressRole === 'Admin') return addressRole
  const { entry, addressBan } = said
  if (entry?.id === account.uid && entry.ban) return 'Candidate'
  if (isConfirmed(account, entry)) return 'Employer'
  return addressBan ? 'Candidate' : addressRole
}

/** The ban of another account with this address, among the entries of all. */
export function findAddressBan(
  { uid, email }: Pick<SessionUser, 'uid' | 'email'>,
  entries: readonly Employer[]
): Ban | undefined {
  const address = foldAddress(email)
  return entries.find(({ id, ban, email: other }) => ban && id !== uid && foldAddress(other) === address)?.ban
}

/** Whether the administrator has said that the account with this address is an employer's. */
export function isConfirmed({ uid, email }: Pick<SessionUser, 'uid' | 'email'>, entry: Employer | undefined): boolean {
  return entry !== undefined && entry.id === uid && entry.email === email && !entry.ban
}

/** What a session says of that beside the role. */
export function describeSaid(
  role: Role,
  { entry, addressBan }: Said
): Pick<SessionUser, 'houseId' | 'ban' | 'addressBan'> {
  const describe = ({ at, reason }: Ban) => ({ at, reason })
  return {
    ...(entry?.houseId !== undefined && !entry.ban && { houseId: entry.houseId }),
    ...(entry?.ban && { ban: describe(entry.ban) }),
    ...(addressBan && role === 'Candidate' && { addressBan: describe(addressBan) })
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
  const known = entry ?? { id: account.uid, confirmedAt: at, confirmedBy: given.by }
  return { ...known, email: entry?.email || account.email, ban: { at, reason: cleanProse(given.reason), by: given.by } }
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
