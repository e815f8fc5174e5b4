import type { Connection } from '#renderer/storage/connection-status.ts'
import type { Lazy } from '#renderer/storage/core/lazy-loading.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import type { FileStore } from '#renderer/storage/file-store.ts'
import type { VisitorRecords } from '#renderer/storage/visitor-records.ts'
import type { FindStep, FindWish, FoundInPage, Waiting } from '#shared/bridge.ts'
import type { KioskAnswer, KioskEvent, KioskRequest, KioskState } from '#shared/kiosk-bridge.ts'

export interface Platform {
  readonly documents: DocumentStore
  /** Resolves when `documents.device` is known; absent: it is. Never rejects. */
  readonly opened?: Promise<void>
  readonly files: FileStore
  readonly preferences: Preferences
  readonly session: SessionStorage
  readonly visitorRecords: OfferedRecords
  /** Of the public web app, for shared links, without a trailing slash; null: the jobs lie on this device alone. */
  readonly publicAddress: string | null
  /** Opens an address in a new tab or the system's browser, without an opener. Rejects when it could not be asked. */
  openExternal(address: string): Promise<Opening>
  /** Saves a text or a file under this name. Rejects when that cannot begin. */
  saveFile(name: string, content: string | Blob): Promise<void>
  /** Present on a shared board: the accounts that report jobs. Without it, the device does. */
  readonly reporters?: Reporters
  /** Whether unsent creations may wait here: on a shared board, where storage outlives the page, not on kiosks. */
  readonly keepsUnsent?: boolean
  readonly connection?: Connection
  /** The jobs are a published copy of another device's board: what is sent from here reaches no employer. */
  readonly isCopy?: boolean
  /** Notifications of the browser; absent: not on this kind of device. Resolves with undefined where it has none. */
  openAlerts?(): Promise<Alerts | undefined>
  /** Features of a window of the app's own; undefined: the browser has them, or a kiosk has none. */
  readonly ownWindow?: OwnWindow
  /** Present where the main process ends the visits of a kiosk. */
  readonly kiosk?: Kiosk
}

/** Accounts for reports. A visitor's one has no name, is used for that alone, and is no sign-in. */
export interface Reporters {
  /** null: that account is created with the first report. */
  find(): Promise<Reporter | null>
  /** Rejects with a StoreError. null: this board takes reports of signed-in people alone. */
  open(): Promise<Reporter | null>
}

export interface Reporter {
  readonly uid: string
  readonly documents: DocumentStore
  /** On a shared board: whether its address is confirmed. */
  readonly isNamed?: boolean
}

/** As in shared/bridge.ts. Rejects with a StoreError when the main process does not answer. */
export interface OwnWindow {
  findText(text: string, step: FindStep): Promise<FoundInPage | null>
  stopFinding(): Promise<void>
  onFindAsked(listener: (wish: FindWish) => void): () => void
  takeRoute(): Promise<string | null>
  onRouteRequested(listener: () => void): () => void
  showWaiting(waiting: Waiting | null): Promise<void>
}

export interface Alerts {
  readState(): 'unasked' | 'on' | 'off'
  /** Needs a press. Resolves with whether they are on now. */
  ask(): Promise<boolean>
  /** Shows a text that says nothing of what has happened; `open` is called by a press on it. Never throws. */
  show(text: string, open: () => void): void
}

export interface Kiosk {
  readonly state: KioskState
  watch(listener: (event: KioskEvent) => void): () => void
  /** Rejects with a StoreError when it was not done. */
  ask(request: KioskRequest): Promise<KioskAnswer>
}

/** 'refused' by parseExternalAddress; `blocked`: the browser kept the tab closed, and a link may show the address. */
export type Opening = 'opened' | 'refused' | { readonly blocked: string }

export interface Preferences {
  readTheme(): Theme | null
  /** Rejects with a StoreError when the choice cannot be stored. */
  setTheme(theme: Theme): Promise<void>
  watchTheme(listener: (theme: Theme | null) => void): () => void
}

/** Kept on this device for its user: on a kiosk in memory, until the visit ends. */
export interface OfferedRecords extends Pick<Lazy<VisitorRecords>, 'open' | 'watch'> {
  /** Loads nothing. */
  hasAny(): boolean
}

export type Theme = 'dark' | 'light'

export interface SessionStorage {
  /** null: there is none, or it cannot be read. */
  read(): string | null
  /** Throws a StoreError when it cannot be stored. */
  write(text: string): void
  /** Throws a StoreError when it cannot be removed. */
  clear(): void
  /** Calls `listener` when another window changes the session, which duplicated tabs share. */
  watch(listener: () => void): () => void
}
