import type { StoreNotice } from './notices.ts'

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
