/** The desktop's bridge. Documents cross as JSON texts, one by one: main stores exactly what was sent. */
import type { KioskAnswer, KioskEvent, KioskRequest, KioskState } from './kiosk-bridge.ts'
import type { StoreNotice, Viewer } from './storage/storage-notice.ts'

export type BridgeFailure =
  | 'full'
  /** The disk cannot be read or written, or a damaged file could not be put into quarantine. */
  | 'unavailable'
  /** Wrong arguments, an unknown collection, a foreign frame. */
  | 'refused'

/** An Error would lose all but its message on its way over the bridge. */
export type Answer<T> = { ok: true; value: T } | { ok: false; failure: BridgeFailure; message: string }

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

/** 'first' begins a search. */
export const findSteps = ['first', 'next', 'previous'] as const
export type FindStep = (typeof findSteps)[number]

export type FindWish = 'open' | 'next' | 'previous'

/** UTF-16 units. */
export const maxFindLength = 500

/** `current`: 1 is the first, 0 none. */
export interface FoundInPage {
  count: number
  current: number
}

/** Jobs for the administrator, applicants for an employer, answers and invitations for a candidate. */
export const waitingKinds = ['requests', 'applicants', 'answers'] as const
export type WaitingKind = (typeof waitingKinds)[number]

export interface Waiting {
  kind: WaitingKind
  count: number
}

export const maxWaiting = 1_000_000

/** `window.loupe`, from the preload script. */
export interface DesktopBridge {
  readDocuments(collection: string, after: number): Promise<Answer<RecordPage>>
  /** Resolves when it is on the disk. `rowId`: of the element that it replaces; `revision`: the stored one. New: null and 0. */
  writeDocument(collection: string, rowId: number | null, revision: number, text: string): Promise<Answer<WriteOutcome>>
  /** Resolves when it is gone from the disk. */
  removeDocument(collection: string, rowId: number, revision: number): Promise<Answer<WriteOutcome>>
  listNotices(): Promise<Answer<NoticeList>>
  /** Puts a quarantined list back. The page must read the collection again. */
  undoNotice(id: string, viewer: Viewer): Promise<Answer<void>>
  /** 'refused' for people who may not see it. */
  readNoticeContent(id: string, viewer: Viewer): Promise<Answer<string>>
  discardNotice(id: string, viewer: Viewer): Promise<Answer<void>>
  /** Also of notices that main knows nothing of. */
  dismissNotice(id: string, viewer: Viewer): Promise<Answer<void>>
  /** The personal collections that hold anything, in quarantine too. */
  listCollections(): Promise<Answer<string[]>>
  dropCollection(collection: string): Promise<Answer<void>>
  /** For the administrator. The page must be reloaded. */
  eraseDevice(viewer: Viewer): Promise<Answer<void>>
  onNoticesChanged(listener: (notices: NoticeList) => void): () => void
  /** null: the system decides. */
  readTheme(): Promise<Answer<Theme | null>>
  chooseTheme(theme: Theme): Promise<Answer<void>>
  /** false: not an address that may leave the app, or no press behind it. On a kiosk true also for a QR code. */
  openLink(address: string): Promise<Answer<boolean>>
  /** Resolves with its name (shared/domain/file/uploaded-file-name.ts) when it is on the disk. */
  keepFile(owner: string, type: string, bytes: Uint8Array<ArrayBuffer>): Promise<Answer<string>>
  readFile(name: string): Promise<Answer<StoredFile | null>>
  removeFile(name: string): Promise<Answer<void>>
  removeFilesOf(owner: string): Promise<Answer<void>>
  /** Case-insensitive. null: another search has begun, or this one was ended. */
  findText(text: string, step: FindStep): Promise<Answer<FoundInPage | null>>
  /** The last match stays selected. */
  stopFinding(): Promise<Answer<void>>
  onFindAsked(listener: (wish: FindWish) => void): () => void
  /** The path that a link or a notification asked for, once; null: none. */
  takeRoute(): Promise<Answer<string | null>>
  onRouteRequested(listener: () => void): () => void
  /** On the app's icon, and in a notification when they become more; null: signed out. */
  showWaiting(waiting: Waiting | null): Promise<Answer<void>>
  /** null: no kiosk. */
  readKiosk(): Promise<Answer<KioskState | null>>
  /** 'refused' without a kiosk, or without a PIN. */
  askKiosk(request: KioskRequest): Promise<Answer<KioskAnswer>>
  onKioskEvent(listener: (event: KioskEvent) => void): () => void
}

export const bridgeName = 'loupe'
