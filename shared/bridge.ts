/**
 * What the desktop's main process does for the page, and the shapes that cross between them. Documents cross as JSON texts, one
 * by one: what main stores is exactly what was sent, and nothing else of the page's objects can come along.
 */
import type { Answer } from './answer.ts'
import type { KioskBridge } from './kiosk.ts'
import type { Viewer } from './storage/notice-access.ts'
import type { StoreNotice } from './storage/notices.ts'
import type { WindowBridge } from './window.ts'

/** The channels a page may call. */
export const channels = {
  readDocuments: 'documents:read',
  writeDocument: 'documents:write',
  removeDocument: 'documents:remove',
  listNotices: 'notices:list',
  undoNotice: 'notices:undo',
  readNoticeContent: 'notices:content',
  discardNotice: 'notices:discard',
  dismissNotice: 'notices:dismiss',
  listCollections: 'collections:list',
  dropCollection: 'collections:drop',
  eraseDevice: 'device:erase',
  readTheme: 'theme:read',
  chooseTheme: 'theme:choose',
  openLink: 'link:open',
  keepFile: 'files:keep',
  readFile: 'files:read',
  removeFile: 'files:remove',
  removeFilesOf: 'files:remove-all',
  findText: 'find:text',
  stopFinding: 'find:stop',
  takeRoute: 'route:take',
  showWaiting: 'waiting:show',
  readKiosk: 'kiosk:read',
  askKiosk: 'kiosk:ask'
} as const
export type Channel = (typeof channels)[keyof typeof channels]

/** What main tells the page by itself. */
export const broadcasts = {
  noticesChanged: 'notices:changed',
  findAsked: 'find:asked',
  routeRequested: 'route:requested',
  kioskEvent: 'kiosk:event'
} as const

/** The longest JSON text of one document, in UTF-16 units. */
export const maxDocumentLength = 2_000_000

/** One stored element of a collection. */
export interface StoredRecord {
  /** Records are shown in the order of their rows. A record keeps its row, and no other gets it while the list is the same. */
  rowId: number
  /** The element as JSON. */
  text: string
}

export interface RecordPage {
  records: StoredRecord[]
  /** Ask on after this row; null: that was all. */
  next: number | null
}

export type WriteOutcome =
  /** It is on the disk: in this row, or gone from it. */
  | { outcome: 'written'; rowId: number }
  /** Nothing was done: the row holds another revision or document, or the id of a new one is taken. The page must read again. */
  | { outcome: 'stale' }

/** The revision of a stored element as both ends count it: 0 where it has none that a store gave it. */
export function readStoredRevision(element: unknown): number {
  if (typeof element !== 'object' || element === null || !('revision' in element)) return 0
  const { revision } = element
  return typeof revision === 'number' && Number.isSafeInteger(revision) && revision > 0 ? revision : 0
}

export interface NoticeList {
  /** What main quarantined, or could not do. */
  notices: StoreNotice[]
  /** Ids of notices of any kind that were taken down for good. */
  dismissed: string[]
}

/** A file with its MIME type, '' for none. */
export interface StoredFile {
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

export type Theme = 'dark' | 'light'

/** What the preload script hands to the page as `window.loupe`. */
export interface DesktopBridge extends WindowBridge, KioskBridge {
  /** The records of a collection, a page of them at a time. */
  readDocuments(collection: string, after: number): Promise<Answer<RecordPage>>
  /**
   * Stores one element; answered when it is on the disk.
   * @param rowId the row of the element that it replaces; null: it is new
   * @param revision the revision of that element; with a new one 0
   * @param text the element as JSON
   */
  writeDocument(collection: string, rowId: number | null, revision: number, text: string): Promise<Answer<WriteOutcome>>
  /** Removes one element; answered when it is gone from the disk. `revision` as in writeDocument. */
  removeDocument(collection: string, rowId: number, revision: number): Promise<Answer<WriteOutcome>>
  listNotices(): Promise<Answer<NoticeList>>
  /** Puts back the list that a notice is about. What the page has read of that collection is void then. */
  undoNotice(id: string, viewer: Viewer): Promise<Answer<void>>
  /** What is in quarantine, as text; 'refused' for whoever may not see it. */
  readNoticeContent(id: string, viewer: Viewer): Promise<Answer<string>>
  /** Removes what is in quarantine, for good. */
  discardNotice(id: string, viewer: Viewer): Promise<Answer<void>>
  /** Takes a notice down for good, also one that main knows nothing of. */
  dismissNotice(id: string, viewer: Viewer): Promise<Answer<void>>
  /** The names of the collections of one person under which anything lies, in quarantine too. */
  listCollections(): Promise<Answer<string[]>>
  /** Removes a collection of one person, and what is in quarantine of it. */
  dropCollection(collection: string): Promise<Answer<void>>
  /** Removes everything that people have stored on this device, for the administrator. The page must be loaded anew then. */
  eraseDevice(viewer: Viewer): Promise<Answer<void>>
  /** Called after every change of the notices. Gives a function that ends it. */
  onNoticesChanged(listener: (notices: NoticeList) => void): () => void
  /** null: nothing was chosen, the system decides. */
  readTheme(): Promise<Answer<Theme | null>>
  chooseTheme(theme: Theme): Promise<Answer<void>>
  /**
   * false: not an address that may leave the app, or no press of a person was behind it. On a kiosk true also when it is shown as
   * a QR code.
   */
  openLink(address: string): Promise<Answer<boolean>>
  /** Stores a file of one owner; answered with its name (shared/domain/file/file-name.ts) when it is on the disk. */
  keepFile(owner: string, type: string, bytes: Uint8Array<ArrayBuffer>): Promise<Answer<string>>
  /** null: there is none of that name. */
  readFile(name: string): Promise<Answer<StoredFile | null>>
  removeFile(name: string): Promise<Answer<void>>
  /** Removes every file of one owner. */
  removeFilesOf(owner: string): Promise<Answer<void>>
}

/** Where the page finds the bridge. */
export const bridgeName = 'loupe'

/** The members of the bridge. A test compares the exposed object with it. */
export const bridgeMembers = [
  'readDocuments',
  'writeDocument',
  'removeDocument',
  'listNotices',
  'undoNotice',
  'readNoticeContent',
  'discardNotice',
  'dismissNotice',
  'listCollections',
  'dropCollection',
  'eraseDevice',
  'onNoticesChanged',
  'readTheme',
  'chooseTheme',
  'openLink',
  'keepFile',
  'readFile',
  'removeFile',
  'removeFilesOf',
  'findText',
  'stopFinding',
  'onFindAsked',
  'takeRoute',
  'onRouteRequested',
  'showWaiting',
  'readKiosk',
  'askKiosk',
  'onKioskEvent'
] as const satisfies readonly (keyof DesktopBridge)[]
