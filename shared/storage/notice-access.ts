import type { StoreNotice } from './notices.ts'

/** Who looks at a notice, as far as the process that is asked can know; null: nobody has signed in. */
export type Viewer = { readonly uid: string; readonly isAdmin: boolean } | null

/** Whoever can sign in is in these, with what their password is checked against: their content leaves the store for nobody. 'journal' is what a store keeps for its own use. */
const secretCollections: readonly string[] = ['accounts', 'signInWaits', 'journal']

/**
 * Whether this person may deal with what a notice is about, and see it: the administrator, and of a collection of one person
 * ('{kind}_{uid}') its owner. What holds for the whole device is about nobody's data.
 */
export function canActOnNotice({ collection }: Pick<StoreNotice, 'collection'>, viewer: Viewer): boolean {
  if (collection === undefined) return true
  if (viewer === null) return false
  const separator = collection.indexOf('_')
  return viewer.isAdmin || (separator > 0 && viewer.uid !== '' && collection.slice(separator + 1) === viewer.uid)
}

/** Whether this person may have the text that a notice is about. */
export function canReadNoticeContent(notice: Pick<StoreNotice, 'collection'>, viewer: Viewer): boolean {
  return canActOnNotice(notice, viewer) && !secretCollections.includes(notice.collection ?? '')
}

/** The notice as this person is shown it: what happened is for everybody, names of records and actions are not. */
export function limitNotice(notice: StoreNotice, viewer: Viewer): StoreNotice {
  if (!canActOnNotice(notice, viewer)) return { ...notice, names: [], actions: [] }
  if (canReadNoticeContent(notice, viewer)) return notice
  return { ...notice, actions: notice.actions.filter((action) => action !== 'download') }
}
