import type { QuarantineReason } from './initialization.ts'

export type StoreNoticeReason =
  /** Its first record was of an unknown category: replaced by the sample. */
  | 'reset'
  /** No JSON list: replaced by the sample. */
  | 'damaged'
  /** No JSON list: replaced by the saved text. */
  | 'damaged-recovered'
  /** No JSON list, and no saved text: replaced by an empty list. */
  | 'damaged-emptied'
  /** An invalid row was taken out of the database. */
  | 'damaged-record'
  /** An unusable database was begun anew from localStorage. */
  | 'damaged-log'
  /** No JSON list, and not replaced: nothing can be saved over it. */
  | 'damaged-kept'
  /** Displaced by a list that was put back. */
  | 'replaced'
  /** Displaced by a text that was put into the browser's storage by hand. */
  | 'overwritten'
  /** Records that do not parse. They stay stored, unchanged, and are not shown. */
  | 'unreadable'
  /** A damaged file is in quarantine, byte for byte; its intact lines are shown. */
  | 'damaged-file'
  | DeviceCondition

/** A condition of the device, about all collections. */
export type DeviceCondition =
  /** The browser blocks storage: the sample is shown, and nothing outlives the tab. */
  | 'blocked'
  /** The database does not open yet: missing data is read when it does. */
  | 'waiting'
  /** The database, or the disk, cannot be written. */
  | 'read-only'
  /** No room even for the sample. */
  | 'full'

export interface StoreNotice {
  /** The same as long as the notice means the same: a dismissed one stays dismissed. */
  id: string
  reason: StoreNoticeReason
  /** Absent: all are concerned. */
  collection?: string
  /** ISO 8601. */
  at: string
  /** How many records it is about; 0: unknown. */
  count: number
  /** With 'unreadable': human names of the records, in stored order. */
  names: string[]
  /** When the text was saved that was put back, or can be; ISO 8601. */
  savedAt?: string
  actions: ('recover' | 'undo' | 'download' | 'discard' | 'dismiss')[]
}

const quarantineDays = 90

/** When a text quarantined at an instant (ISO 8601) is removed; null: the instant is invalid. */
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

/** A whole database may hold anybody's records, accounts among them: there is no download. */
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

/** Until it is dismissed; again at the next start if it still holds. */
export function buildConditionNotice(reason: DeviceCondition, at: string): StoreNotice {
  return { id: reason, reason, at, count: 0, names: [], actions: ['dismiss'] }
}

/** The person at the device, as far as the process knows; null: not signed in. */
export type Viewer = { readonly uid: string; readonly isAdmin: boolean } | null

/** Password hashes, and rows of the store itself ('journal'): their content leaves the store for nobody. */
const secretCollections: readonly string[] = ['accounts', 'signInWaits', 'journal']

/** The administrator, the owner of a collection of one person ('{kind}_{uid}'), and for the device itself everybody. */
export function canActOnNotice({ collection }: Pick<StoreNotice, 'collection'>, viewer: Viewer): boolean {
  if (collection === undefined) return true
  if (viewer === null) return false
  const separator = collection.indexOf('_')
  return viewer.isAdmin || (separator > 0 && viewer.uid !== '' && collection.slice(separator + 1) === viewer.uid)
}

export function canReadNoticeContent(notice: Pick<StoreNotice, 'collection'>, viewer: Viewer): boolean {
  return canActOnNotice(notice, viewer) && !secretCollections.includes(notice.collection ?? '')
}

/** The notice without names of records and actions that this person may not have. */
export function limitNotice(notice: StoreNotice, viewer: Viewer): StoreNotice {
  if (!canActOnNotice(notice, viewer)) return { ...notice, names: [], actions: [] }
  if (canReadNoticeContent(notice, viewer)) return notice
  return { ...notice, actions: notice.actions.filter((action) => action !== 'download') }
}
