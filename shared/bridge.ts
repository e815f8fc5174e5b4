/**
 * What the desktop's main process does for the page, and the shapes that cross between them. Documents cross as JSON texts, one
 * by one: what main stores is exactly what was sent, and nothing else of the page's objects can come along.
 */

/** The channels a page may call. */
export const channels = {
  readDocuments: 'documents:read',
  writeDocument: 'documents:write',
  removeDocument: 'documents:remove',
  listNotices: 'notices:list',
  undoNotice: 'notices:undo',
  noticeContent: 'notices:content',
  dismissNotice: 'notices:dismiss',
  readTheme: 'theme:read',
  chooseTheme: 'theme:choose',
  openLink: 'link:open',
  keepFile: 'files:keep',
  readFile: 'files:read',
  removeFile: 'files:remove',
  removeFilesOf: 'files:remove-all'
} as const
export type Channel = (typeof channels)[keyof typeof channels]

/** What main tells every page by itself. */
export const broadcasts = {
  documentsChanged: 'documents:changed',
  noticesChanged: 'notices:changed'
} as const

/** The collections that are kept on this device, beside those of isPersonalCollection. No other name is ever a folder. */
export const deviceCollections = [
  'jobs',
  'pages',
  'accounts',
  'signInWaits',
  'jobDrafts',
  'candidateProfiles',
  'applications'
] as const

/** Whether a name is that of a collection of one person, '{kind}_{uid}'. */
export function isPersonalCollection(name: string): boolean {
  return /^(?:shortlistedCandidates|userProfile|appliedJobs)_[\w-]{1,64}$/.test(name)
}

/** Whether a collection is a list of bare ids: texts, and nothing else. */
export function isListOfIds(name: string): boolean {
  return name.startsWith('appliedJobs_')
}

/** The longest JSON text of one document, in UTF-16 units. */
export const maxDocumentLength = 2_000_000

/** One stored element of a collection. */
export interface StoredRecord {
  /** Where it stands: records are shown in the order of their rows. A row id is given once and never changes. */
  rowId: number
  /** Counts the changes of this run of the main process; 1 and up. */
  version: number
  /** The element as JSON; null: it is gone. */
  text: string | null
}

export interface RecordPage {
  records: StoredRecord[]
  /** Ask on after this row; null: that was all. */
  next: number | null
  /** Another number: the whole collection was replaced, and what was read before is void. */
  generation: number
}

export type WriteOutcome =
  | { outcome: 'written'; record: StoredRecord }
  /** Another window was quicker. `record`: what stands there now. */
  | { outcome: 'stale'; record: StoredRecord }

export interface DocumentsChanged {
  collection: string
  /** As in RecordPage: a page that holds another generation reads all again. */
  generation: number
  records: StoredRecord[]
}

/** Something main had to set aside, or could not do. The same shape as a notice of any store. */
export interface DesktopNotice {
  id: string
  reason: 'reset' | 'replaced' | 'damaged-file' | 'full' | 'read-only'
  /** Empty: it is about all. */
  collection: string
  /** ISO 8601. */
  at: string
  count: number
  names: string[]
  actions: ('undo' | 'download' | 'dismiss')[]
}

export interface NoticeList {
  notices: DesktopNotice[]
  /** Ids of notices of any kind that were taken down for good. */
  dismissed: string[]
}

/** A file with its MIME type, '' for none. */
export interface StoredFile {
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

export type BridgeFailure =
  /** The disk is full. */
  | 'full'
  /** The disk cannot be read or written. */
  | 'unavailable'
  /** What is stored is damaged and could not be set aside, so it is not written over. */
  | 'damaged'
  /** Not a call that main takes: wrong arguments, an unknown collection, a foreign frame. */
  | 'refused'

/** Every call is answered; an Error would lose all but its message on the way. */
export type Answer<T> = { ok: true; value: T } | { ok: false; failure: BridgeFailure; message: string }

export type Theme = 'dark' | 'light'

/** What the preload script hands to the page as `window.loupe`. */
export interface DesktopBridge {
  /** The records of a collection, a page of them at a time. */
  readDocuments(collection: string, after: number): Promise<Answer<RecordPage>>
  /** Stores one element; answered when it is on the disk. `seen`: the version of the record it is based on. */
  writeDocument(collection: string, rowId: number | null, seen: number, text: string): Promise<Answer<WriteOutcome>>
  removeDocument(collection: string, rowId: number, seen: number): Promise<Answer<WriteOutcome>>
  /** Called after every change, in the order in which they were made. Gives a function that ends it. */
  onDocumentsChanged(listener: (change: DocumentsChanged) => void): () => void
  listNotices(): Promise<Answer<NoticeList>>
  undoNotice(id: string): Promise<Answer<void>>
  /** What was set aside, as text. */
  noticeContent(id: string): Promise<Answer<string>>
  /** Takes a notice down for good, also one that main knows nothing of. */
  dismissNotice(id: string): Promise<Answer<void>>
  /** Called after every change of the notices. */
  onNoticesChanged(listener: (notices: NoticeList) => void): () => void
  /** null: nothing was chosen, the system decides. */
  readTheme(): Promise<Answer<Theme | null>>
  chooseTheme(theme: Theme): Promise<Answer<void>>
  /** false: not an address that may leave the app. */
  openLink(address: string): Promise<Answer<boolean>>
  /** Stores a file of one owner; answered with its name (shared/domain/file-name.ts) when it is on the disk. */
  keepFile(owner: string, type: string, bytes: Uint8Array<ArrayBuffer>): Promise<Answer<string>>
  /** null: there is none of that name. */
  readFile(name: string): Promise<Answer<StoredFile | null>>
  removeFile(name: string): Promise<Answer<void>>
  /** Removes every file of one owner. */
  removeFilesOf(owner: string): Promise<Answer<void>>
}

/** Where the page finds the bridge. */
export const bridgeName = 'loupe'

/** The members of the bridge. A test holds the exposed object against it. */
export const bridgeMembers = [
  'readDocuments',
  'writeDocument',
  'removeDocument',
  'onDocumentsChanged',
  'listNotices',
  'undoNotice',
  'noticeContent',
  'dismissNotice',
  'onNoticesChanged',
  'readTheme',
  'chooseTheme',
  'openLink',
  'keepFile',
  'readFile',
  'removeFile',
  'removeFilesOf'
] as const satisfies readonly (keyof DesktopBridge)[]
