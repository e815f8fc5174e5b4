import type { QuarantineReason } from './initialization.ts'

export type StoreNoticeReason =
  /** The stored list was replaced by the sample documents: its first record was of an unknown category. */
  | 'reset'
  /** The stored value was not valid JSON, or not a list, and was replaced by the sample documents. */
  | 'damaged'
  /** The stored value was no list, and was replaced by what had been saved of it. */
  | 'damaged-recovered'
  /** The stored value was no list, nothing had been saved of it, and an empty list took its place. */
  | 'damaged-emptied'
  /** A row of the store's database does not parse, and was taken out of it. */
  | 'damaged-record'
  /** The store's database could not be used, and was begun anew from localStorage. */
  | 'damaged-log'
  /** The stored value cannot be read and was put back by the person: nothing can be saved over it. */
  | 'damaged-kept'
  /** The stored list made way for one that was put back by the person, and was not the untouched sample. */
  | 'replaced'
  /** Somebody put another text into the browser's storage by hand: it counts, and what had been saved was set aside. */
  | 'overwritten'
  /** Some records do not parse. They stay stored, unchanged, and are not shown. */
  | 'unreadable'
  /** A damaged file was put into quarantine, byte for byte; what could be read of it is shown. */
  | 'damaged-file'
  | DeviceCondition

/** What holds for all collections, as long as the device is in this state. */
export type DeviceCondition =
  /** The browser blocks storage: sample jobs are shown, and nothing outlives the tab. */
  | 'blocked'
  /** The database does not open yet: what is missing is not gone, and all is read again when it does. */
  | 'waiting'
  /** The database, or the disk, cannot be written: everything can be read, and nothing can be saved. */
  | 'read-only'
  /** There is no room even for what the store needs to begin. */
  | 'full'

export interface StoreNotice {
  /** Stable as long as the notice means the same: a dismissed notice stays dismissed. */
  id: string
  reason: StoreNoticeReason
  /** The collection concerned; absent when all are. */
  collection?: string
  /** When it happened, ISO 8601. */
  at: string
  /** How many records it is about (0 where they cannot be counted). */
  count: number
  /** With 'unreadable': human names of the records, in stored order. */
  names: string[]
  /** When that was saved which was put back, or can be; ISO 8601. */
  savedAt?: string
  /** Which of the actions make sense here. */
  actions: ('recover' | 'undo' | 'download' | 'discard' | 'dismiss')[]
}

/** How long anything stays in quarantine: each notice says until when. */
const quarantineDays = 90

/** When what was set aside at an instant (ISO 8601) is removed for good; null where that is none. */
export function findExpiry(at: string): Date | null {
  const instant = new Date(at)
  instant.setDate(instant.getDate() + quarantineDays)
  return Number.isNaN(instant.getTime()) ? null : instant
}

export function isExpired(at: string, now = new Date()): boolean {
  const expiry = findExpiry(at)
  return expiry !== null && expiry <= now
}

const all: StoreNotice['actions'] = ['undo', 'download', 'discard', 'dismiss']

/** A database holds anybody's records, those of the accounts among them: nobody gets it whole. */
const quarantineActions: Record<QuarantineReason['reason'], StoreNotice['actions']> = {
  reset: all,
  damaged: all,
  'damaged-recovered': all,
  'damaged-emptied': all,
  'damaged-record': ['download', 'discard', 'dismiss'],
  'damaged-log': ['discard', 'dismiss'],
  'damaged-file': ['download', 'discard', 'dismiss'],
  replaced: all,
  overwritten: all
}

/** Says that a list was quarantined, as long as it can be put back. */
export function buildQuarantineNotice<Reason extends QuarantineReason['reason']>({
  id,
  reason,
  collection,
  at,
  count,
  savedAt
}: Pick<StoreNotice, 'id' | 'at' | 'count'> & { reason: Reason; collection: string; savedAt?: string | undefined }) {
  return {
    id,
    reason,
    collection,
    at,
    count,
    names: [],
    ...(savedAt === undefined ? {} : { savedAt }),
    actions: quarantineActions[reason]
  } satisfies StoreNotice
}

/** Said until it is taken down, and again at the next start if it still holds. */
export function buildConditionNotice(reason: DeviceCondition, at: string): StoreNotice {
  return { id: reason, reason, at, count: 0, names: [], actions: ['dismiss'] }
}
