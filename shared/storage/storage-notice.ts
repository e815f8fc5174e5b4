import type { QuarantineReason } from './collection-initialization.ts'

type StoreNoticeReason =
  | QuarantineReason['reason']
  /** No JSON list, and not replaced: nothing can be saved over it. */
  | 'damaged-kept'
  /** Records that do not parse. They stay stored, unchanged, and are not shown. */
  | 'unreadable'
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
  collection?: string | undefined
  /** ISO 8601. */
  at: string
  /** How many records it is about; 0: unknown. */
  count: number
  /** With 'unreadable': human names of the records, in stored order. */
  names: string[]
  /** When the text was saved that was put back, or can be; ISO 8601. */
  savedAt?: string | undefined
  actions: ('recover' | 'undo' | 'download' | 'discard' | 'dismiss')[]
}

const quarantineDays = 90

/** When a text quarantined at an instant (ISO 8601) is removed; null: the instant is invalid. */
export function findExpiry(at: string): Date | null {
  const instant = new Date(at)
  instant.setDate(instant.getDate() + quarantineDays)
  return Number.isNaN(instant.getTime()) ? null : instant
}

export function isExpired(at: string): boolean {
  const expiry = findExpiry(at)
  return expiry !== null && expiry <= new Date()
}

/** Until it is dismissed; again at the next start if it still holds. */
export function buildConditionNotice(reason: DeviceCondition, at: string): StoreNotice {
  return { id: reason, reason, at, count: 0, names: [], actions: ['dismiss'] }
}

/** The person at the device, as far as the process knows; null: not signed in. */
export type Viewer = { readonly uid: string; readonly isAdmin: boolean } | null

/** Methods reject with 'refused' where `viewer` may not act. */
export interface StoreNotices {
  watch(listener: (notices: StoreNotice[]) => void): () => void
  /** Restores a quarantined text; the present one is quarantined in turn, unless it is the untouched sample. */
  undo(id: string, viewer: Viewer): Promise<void>
  /** Quarantines a text that is no list; the saved text takes its place, else the initial one. */
  recover(id: string, viewer: Viewer): Promise<void>
  discard(id: string, viewer: Viewer): Promise<void>
  readContent(id: string, viewer: Viewer): Promise<string>
  /** Removes the notice for good. The text stays in quarantine. */
  dismiss(id: string, viewer: Viewer): Promise<void>
}

/** Password hashes, and rows of the store itself ('journal'): their content never leaves the store. */
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
