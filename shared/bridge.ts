/** The desktop's bridge. Documents cross as JSON texts, one by one: main stores exactly what was sent. */
import type { Answer } from './answer.ts'
import type { KioskBridge } from './kiosk.ts'
import type { StoreNotice, Viewer } from './storage/notices.ts'
import type { WindowBridge } from './window.ts'

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

export const broadcasts = {
  noticesChanged: 'notices:changed',
  findAsked: 'find:asked',
  routeRequested: 'route:requested',
  kioskEvent: 'kiosk:event'
} as const

/** In UTF-16 units of JSON. */
export const maxDocumentLength = 2_000_000

export interface StoredRecord {
  /** Records are shown in the order of their rows, and keep theirs. */
  rowId: number
  text: string
}

export interface RecordPage {
  records: StoredRecord[]
  /** The row to ask on after; null: that was all. */
  next: number | null
}

export type WriteOutcome =
  | { outcome: 'written'; rowId: number }
  /** Another revision or document is in the row, or the id of a new one is taken: the page must read again. */
  | { outcome: 'stale' }

/** 0 where no store has given one. */
export function readStoredRevision(element: unknown): number {
  if (typeof element !== 'object' || element === null || !('revision' in element)) return 0
  const { revision } = element
  return typeof revision === 'number' && Number.isSafeInteger(revision) && revision > 0 ? revision : 0
}

export interface NoticeList {
  notices: StoreNotice[]
  dismissed: string[]
}

/** `type`: MIME, '' for none. */
export interface StoredFile {
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

export type Theme = 'dark' | 'light'

/** `window.loupe`, from the preload script. */
export interface DesktopBridge extends WindowBridge, KioskBridge {
  readDocuments(collection: string, after: number): Promise<Answer<RecordPage>>
  /** Resolves when it is on the disk. `rowId`: of the element that it replaces; `revision`: the stored one. New: null and 0. */
  writeDocument(collection: string, rowId: number | null, revision: number, text: string): Promise<Answer<WriteOutcome>>
  /** Resolves when it is gone from the disk. */
  removeDocument(collection: string, rowId: number, revision: number): Promise<Answer<WriteOutcome>>
  listNotices(): Promise<Answer<NoticeList>>
  /** Puts a quarantined list back. The page must read the collection again. */
  undoNotice(id: string, viewer: Viewer): Promise<Answer<void>>
  /** 'refused' for whoever may not see it. */
  readNoticeContent(id: string, viewer: Viewer): Promise<Answer<string>>
  discardNotice(id: string, viewer: Viewer): Promise<Answer<void>>
  /** Also of notices that main knows nothing of. */
  dismissNotice(id: string, viewer: Viewer): Promise<Answer<void>>
  /** The personal collections that hold anything, in quarantine too. */
  listCollections(): Promise<Answer<string[]>>
  dropCollection(collection: string): Promise<Answer<void>>
  /** For the administrator. The page must be loaded anew. */
  eraseDevice(viewer: Viewer): Promise<Answer<void>>
  onNoticesChanged(listener: (notices: NoticeList) => void): () => void
  /** null: the system decides. */
  readTheme(): Promise<Answer<Theme | null>>
  chooseTheme(theme: Theme): Promise<Answer<void>>
  /** false: not an address that may leave the app, or no press behind it. On a kiosk true also for a QR code. */
  openLink(address: string): Promise<Answer<boolean>>
  /** Resolves with its name (shared/domain/file/file-name.ts) when it is on the disk. */
  keepFile(owner: string, type: string, bytes: Uint8Array<ArrayBuffer>): Promise<Answer<string>>
  readFile(name: string): Promise<Answer<StoredFile | null>>
  removeFile(name: string): Promise<Answer<void>>
  removeFilesOf(owner: string): Promise<Answer<void>>
}

export const bridgeName = 'loupe'
