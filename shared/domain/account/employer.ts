import * as v from 'valibot'
import { hasSameFields } from '../../documents/same-fields.ts'
import { maxReasonLength } from '../text-limits.ts'
import { cleanProse } from '../visible-text.ts'
import { storedText } from '../well-formed.ts'
import { foldAddress, type Role, type SessionUser } from './session-user.ts'

/** The administrator's word on an account: employer, or banned. Without an entry its address decides. */
export interface Employer {
  /** The uid. */
  id: string
  revision?: number | undefined
  /** Normalised; empty for somebody banned by a posting alone. */
  email: string
  /** ISO 8601. */
  confirmedAt: string
  /** A uid. */
  confirmedBy: string
  houseId?: string | undefined
  /** No employer as long as it stands. */
  ban?: Ban | undefined
  /** Lifted ones, oldest first. */
  earlierBans?: readonly LiftedBan[] | undefined
}

export interface Ban {
  /** ISO 8601. */
  at: string
  reason: string
  /** A uid. */
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

export interface Said {
  entry: Employer | undefined
  /** Of another account with the same folded address. */
  addressBan?: Ban | undefined
}

/**
 * A banned account is a candidate, and so is a new one with a banned address until the administrator approves it.
 * @param addressRole see findRoleOfEmail; the administrator's is never another
 */
export function findRole(addressRole: Role, account: Pick<SessionUser, 'uid' | 'email'>, said: Said): Role {
  if (addressRole === 'Admin') return addressRole
  const { entry, addressBan } = said
  if (entry?.id === account.uid && entry.ban) return 'Candidate'
  if (isConfirmed(account, entry)) return 'Employer'
  return addressBan ? 'Candidate' : addressRole
}

export function findAddressBan(
  { uid, email }: Pick<SessionUser, 'uid' | 'email'>,
  entries: readonly Employer[]
): Ban | undefined {
  const address = foldAddress(email)
  return entries.find(({ id, ban, email: other }) => ban && id !== uid && foldAddress(other) === address)?.ban
}

export function isConfirmed({ uid, email }: Pick<SessionUser, 'uid' | 'email'>, entry: Employer | undefined): boolean {
  return entry !== undefined && entry.id === uid && entry.email === email && !entry.ban
}

/** The part of a session that an entry decides. */
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

/** Standing or lifted. */
export function hasBans({ ban, earlierBans = [] }: Pick<Employer, 'ban' | 'earlierBans'>): boolean {
  return ban !== undefined || earlierBans.length > 0
}

/**
 * Banning twice changes nothing.
 * @param entry undefined: the account has none yet
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

export function liftBan(entry: Employer, now: Date): Employer {
  const { ban: lifted, ...rest } = entry
  if (!lifted) return entry
  return { ...rest, earlierBans: [...(entry.earlierBans ?? []), { ...lifted, until: now.toISOString() }] }
}

/** Only the administrator writes entries, in their own name. No ban is forgotten; whoever leaves removes an entry without bans. */
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

/** A ban is not changed, only lifted. */
function isBanWritten(uid: string, before: Employer | undefined, { ban }: Employer): boolean {
  if (!ban) return true
  if (before?.ban) return hasSameFields({ ...before.ban }, { ...ban })
  return (
    ban.by === uid && ban.reason !== '' && ban.reason === cleanProse(ban.reason) && ban.reason.length <= maxReasonLength
  )
}

/** A lifted ban becomes the last of the earlier ones. */
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
