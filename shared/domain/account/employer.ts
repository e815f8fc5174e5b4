import * as v from 'valibot'
import { hasSameFields } from '../../documents/document.ts'
import { cleanProse, isCleanProse } from '../clean-text.ts'
import { maxReasonLength } from '../text-limits.ts'
import { documentId, instant, isInstant, storedDocument, storedObject, storedText } from '../well-formed-text.ts'
import { foldAddress, type Role, type SessionUser } from './session-user.ts'
import type { WriteRule } from './write-rule.ts'

const banEntries = {
  at: instant,
  reason: storedText,
  /** A uid. */
  by: documentId
}
export const banSchema = storedObject(banEntries)
export type Ban = v.InferOutput<typeof banSchema>

/** `until`: ISO 8601. */
const liftedBanSchema = storedObject({ ...banEntries, until: v.string() })
export type LiftedBan = v.InferOutput<typeof liftedBanSchema>

/** The administrator's word on an account, by uid: approved, or banned. Without an approval its address decides. */
export const employerSchema = storedDocument({
  /** Normalised; empty for an account banned by a job alone. */
  email: v.string(),
  /** Absent: never approved, only banned. */
  confirmedAt: v.optional(instant),
  /** A uid. */
  confirmedBy: v.optional(documentId),
  companyId: v.optional(documentId),
  /** No employer as long as the ban lasts. */
  ban: v.optional(banSchema),
  /** Lifted ones, oldest first. */
  earlierBans: v.optional(v.pipe(v.array(liftedBanSchema), v.readonly()))
})
export type Employer = v.InferOutput<typeof employerSchema>

export interface EmployerStatus {
  entry: Employer | undefined
  /** The newest of the folded address, whichever account it was pronounced on. */
  addressBan?: Ban | undefined
}

/** A banned account, or one with a banned address until it is approved again, is a candidate; the administrator is never banned. */
export function findRole(addressRole: Role, account: Pick<SessionUser, 'uid' | 'email'>, status: EmployerStatus): Role {
  if (addressRole === 'Admin') return addressRole
  const { entry, addressBan } = status
  if (entry?.id === account.uid && entry.ban) return 'Candidate'
  if (addressBan && isBannedBy(addressBan, entry)) return 'Candidate'
  return isConfirmed(account, entry) ? 'Employer' : addressRole
}

/** Whether the ban of an address holds for an account with it: an approval since then was given with the ban beside it. */
export function isBannedBy(ban: Ban, entry: Employer | undefined): boolean {
  return (entry?.confirmedAt ?? '') <= ban.at
}

/** An approval again keeps the first one's day, unless the address was banned since. */
export function approveEmployer(
  entry: Employer | undefined,
  { uid, email }: Pick<SessionUser, 'uid' | 'email'>,
  by: string,
  now: Date,
  addressBan: Ban | undefined
): Employer {
  const isKnown = entry?.confirmedAt !== undefined && entry.email === email
  if (isKnown && !(addressBan && isBannedBy(addressBan, entry))) return entry
  return { ...entry, id: uid, email, confirmedAt: now.toISOString(), confirmedBy: by }
}

export function findAddressBan(
  { uid, email }: Pick<SessionUser, 'uid' | 'email'>,
  entries: readonly Employer[]
): Ban | undefined {
  const address = foldAddress(email)
  return findNewestBan(entries.filter(({ id, email: other }) => id !== uid && foldAddress(other) === address))
}

export function findNewestBan(of: readonly { ban?: Ban | undefined }[]): Ban | undefined {
  return of
    .flatMap(({ ban }) => ban ?? [])
    .reduce<Ban | undefined>((one, ban) => (one && one.at > ban.at ? one : ban), undefined)
}

export function isConfirmed({ uid, email }: Pick<SessionUser, 'uid' | 'email'>, entry: Employer | undefined): boolean {
  return entry?.confirmedAt !== undefined && entry.id === uid && entry.email === email && !entry.ban
}

export function createSessionUser(
  { uid, email }: Pick<SessionUser, 'uid' | 'email'>,
  role: Role,
  { entry, addressBan }: EmployerStatus
): SessionUser {
  const user = { email, uid, role, isAdmin: role === 'Admin', isEmployer: role === 'Employer' }
  if (user.isAdmin) return user
  const describe = ({ at, reason }: Ban) => ({ at, reason })
  return {
    ...user,
    ...(entry?.companyId !== undefined && !entry.ban && { companyId: entry.companyId }),
    ...(entry?.ban && { ban: describe(entry.ban) }),
    ...(addressBan && role === 'Candidate' && !entry?.ban && { addressBan: describe(addressBan) })
  }
}

export function hasBans({ ban, earlierBans = [] }: Pick<Employer, 'ban' | 'earlierBans'>): boolean {
  return ban !== undefined || earlierBans.length > 0
}

export function createBan({ reason, by }: Pick<Ban, 'reason' | 'by'>, now: Date): Ban {
  return { at: now.toISOString(), reason: cleanProse(reason), by }
}

/** Banning twice changes nothing. `entry` undefined: the account has none yet. A ban approves no account, also when it is lifted. */
export function banEmployer(
  entry: Employer | undefined,
  account: Pick<SessionUser, 'uid' | 'email'>,
  ban: Ban
): Employer {
  if (entry?.ban) return entry
  return { ...(entry ?? { id: account.uid }), email: entry?.email || account.email, ban }
}

export function liftBan(entry: Employer, now: Date): Employer {
  const { ban: lifted, ...rest } = entry
  if (!lifted) return entry
  return { ...rest, earlierBans: [...(entry.earlierBans ?? []), { ...lifted, until: now.toISOString() }] }
}

export function withdrawApproval({
  confirmedAt: _at,
  confirmedBy: _by,
  companyId: _company,
  ...rest
}: Employer): Employer {
  return rest
}

/** Only the administrator writes entries, in their own name. No ban is forgotten; a person who leaves removes an entry without bans. */
export const canWriteEmployer: WriteRule<Employer> = (actor, before, after) => {
  if (!after) {
    const mayRemove = actor?.role === 'Admin' || (actor !== null && actor.uid !== '' && before?.id === actor.uid)
    return mayRemove && !(before && hasBans(before))
  }
  if (actor?.role !== 'Admin') return false
  const isSame = before !== undefined && confirmationFields.every((field) => before[field] === after[field])
  const isApproved = after.confirmedBy === actor.uid && after.confirmedAt !== undefined
  const isUnapproved = after.confirmedBy === undefined && after.confirmedAt === undefined
  return (isSame || isApproved || isUnapproved) && isBanWritten(actor.uid, before, after) && keepsBans(before, after)
}

const confirmationFields = ['email', 'confirmedAt', 'confirmedBy'] as const

/** A ban is not changed, only lifted. */
function isBanWritten(uid: string, before: Employer | undefined, { ban }: Employer): boolean {
  if (!ban) return true
  if (before?.ban) return hasSameFields(before.ban, ban)
  return ban.by === uid && ban.reason !== '' && isCleanProse(ban.reason, maxReasonLength)
}

/** A lifted ban becomes the last of the earlier ones. */
function keepsBans(before: Employer | undefined, after: Employer): boolean {
  const [kept = [], bans = []] = [before?.earlierBans, after.earlierBans]
  const lifted = after.ban ? undefined : before?.ban
  const until = bans.at(-1)?.until ?? ''
  const expected = lifted ? [...kept, { ...lifted, until }] : kept
  return (
    bans.length === expected.length &&
    expected.every((one, at) => hasSameFields(one, bans[at] ?? {})) &&
    (!lifted || isInstant(until))
  )
}
