import { serverTimestamp } from 'firebase/firestore'
import type { Fields } from '#shared/collections/collection.ts'
import { maxTemplates } from '#shared/domain/application/interview-thread/message-template.ts'
import { maxInvitationsPerDay } from '#shared/domain/invitation/invitation.ts'
import { maxSavedJobs } from '#shared/domain/saved/saved-job.ts'
import { maxSavedSearches } from '#shared/domain/saved/saved-search.ts'
import { AccountLimitError } from '../../core/account-limit-error.ts'

// `people/{uid}/{kind}Count/{uid}` counts what an account sends and keeps, in the same step, and names it in `last`: the rules refuse one
// too many, by the same numbers.

export const maxPerDay = {
  applications: 30,
  invitations: maxInvitationsPerDay,
  jobs: 30,
  reports: 10,
  reveals: 30
} as const

const maxOpenJobs = 100

/** A template is kept of the last interview, too. */
const maxKept = {
  drafts: 50,
  marks: 2000,
  savedJobs: maxSavedJobs,
  savedSearches: maxSavedSearches,
  templates: maxTemplates + 1
} as const

export const [maxFiles, maxKeptBytes] = [300, 26_214_400]

const dayMs = 86_400_000

/** The rules say whether a next day is due. Throws AccountLimitError except for reports, where this device's clock says too early, too. */
export function countSent(before: Fields | undefined, kind: keyof typeof maxPerDay, last: string): Fields {
  const count = Number(before?.count ?? maxPerDay[kind])
  const isFirst = count >= maxPerDay[kind]
  const since = before?.since as { toMillis?(): number } | undefined
  if (kind !== 'reports' && isFirst && Date.now() - (since?.toMillis?.() ?? 0) < dayMs)
    throw new AccountLimitError(kind)
  return { since: isFirst ? serverTimestamp() : since, count: isFirst ? 1 : count + 1, last }
}

/** undefined: already counted. `findEnded`: one of these names that has ended, and gives its place. Throws AccountLimitError. */
export async function countJob(
  before: Fields | undefined,
  name: string,
  findEnded: (names: readonly string[]) => Promise<string | undefined>
): Promise<Fields | undefined> {
  const open = (before?.open ?? []) as readonly string[]
  if (open.includes(name)) return undefined
  const ended = open.length < maxOpenJobs ? undefined : await findEnded(open)
  if (open.length >= maxOpenJobs && ended === undefined) throw new AccountLimitError('openJobs')
  return { ...countSent(before, 'jobs', name), open: [...open.filter((one) => one !== ended), name] }
}

export function countKept(before: Fields | undefined, kind: keyof typeof maxKept, by: 1 | -1, last: string): Fields {
  const count = Number(before?.count ?? 0) + by
  if (by > 0 && count > maxKept[kind]) throw new AccountLimitError(kind)
  return { count, last }
}

export function countFile(before: Fields | undefined, by: 1 | -1, size: number, last: string): Fields {
  const [count, bytes] = [Number(before?.count ?? 0) + by, Number(before?.bytes ?? 0) + by * size]
  if (count > maxFiles || bytes > maxKeptBytes) throw new AccountLimitError('files')
  return { count, bytes, last }
}
