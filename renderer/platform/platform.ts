import type { Connection } from '#renderer/storage/connection.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import type { FileStore } from '#renderer/storage/file-store.ts'
import type { KioskAnswer, KioskEvent, KioskRequest, KioskState } from '#shared/kiosk.ts'
import type { FindStep, FindWish, FoundInPage, Waiting } from '#shared/window.ts'

/** What the app needs from the place it runs in: the intersection of web and desktop. */
export interface Platform {
  readonly documents: DocumentStore
  /** When the documents are open, and say whether they lie on this device; without it they are. Never rejects. */
  readonly opened?: Promise<void>
  readonly files: FileStore
  readonly preferences: Preferences
  /** Where this tab keeps who is signed in. */
  readonly session: SessionStorage
  /**
   * Address of the public web app without a trailing slash, for links that are shared; null: the jobs lie on this device alone,
   * and a link would lead others to a board without them.
   */
  readonly publicAddress: string | null
  /**
   * Opens an address outside the app, in a new tab or the system's browser, with no way back to this window. Rejects when it
   * could not be asked.
   */
  openExternal(address: string): Promise<Opening>
  /** Offers a text or a file under this name, to keep it: never to be shown in the app. Rejects when that cannot begin. */
  saveFile(name: string, content: string | Blob): Promise<void>
  /** Present on a board that devices share: as whom somebody here reports a posting. Without it, it is the device that does. */
  readonly reporters?: Reporters
  /**
   * What could not be sent may wait on this device ('unsent_{uid}'): on a board that devices share, where something outlives the
   * page, and never on a computer that many people use.
   */
  readonly keepsUnsent?: boolean
  /** Present on a board that devices share: whether it can be reached. */
  readonly connection?: Connection
  /** What a window that is the app's own leaves to the app; undefined: the browser does it, or on a kiosk nobody. */
  readonly ownWindow?: OwnWindow
  /** Only on a computer that many people use one after another, and where something beside the page ends their visits. */
  readonly kiosk?: Kiosk
}

/** Whoever reports a posting needs an account. Who has not signed in gets one without a name, for that alone: it signs nobody in. */
export interface Reporters {
  /** Who it would be; null: that account is only made when something is reported. */
  find(): Promise<Reporter | null>
  /** Rejects with a StoreError. null: this board makes no such accounts, and takes reports of those alone who have signed in. */
  open(): Promise<Reporter | null>
}

export interface Reporter {
  readonly uid: string
  /** The board, as that account sees it. */
  readonly documents: DocumentStore
  /** On a shared board: whether it has a confirmed address. */
  readonly isNamed?: boolean
}

/** What shared/window.ts says of each. They reject with a StoreError when the main process does not answer. */
export interface OwnWindow {
  findText(text: string, step: FindStep): Promise<FoundInPage | null>
  stopFinding(): Promise<void>
  onFindAsked(listener: (wish: FindWish) => void): () => void
  takeRoute(): Promise<string | null>
  onRouteRequested(listener: () => void): () => void
  showWaiting(waiting: Waiting | null): Promise<void>
}

export interface Kiosk {
  /** As it was when the page began. */
  readonly state: KioskState
  /** Calls `listener` with what happens, from now on. */
  watch(listener: (event: KioskEvent) => void): () => void
  /** Rejects with a StoreError when it was not done. */
  ask(request: KioskRequest): Promise<KioskAnswer>
}

/**
 * What became of an address: 'refused' is one that may not leave the app (see external-url.ts). Where the browser kept the new
 * tab closed, `blocked` is the address as it may be shown, for a link that the person presses.
 */
export type Opening = 'opened' | 'refused' | { readonly blocked: string }

/** Small choices of this device. Reading never fails: what is missing, blocked or not understood is null. */
export interface Preferences {
  readTheme(): Theme | null
  /** Rejects with a StoreError when the choice cannot be kept. */
  setTheme(theme: Theme): Promise<void>
  /** Calls `listener` when another tab or window changes the theme. */
  watchTheme(listener: (theme: Theme | null) => void): () => void
}

export type Theme = 'dark' | 'light'

/** Where one tab stores its session: a text under a key of its own. */
export interface SessionStorage {
  /** null: there is none, or it cannot be read. */
  read(): string | null
  /** Throws a StoreError when it cannot be stored. */
  write(text: string): void
  /** Throws a StoreError when it cannot be removed. */
  clear(): void
  /** Calls `listener` when another window changes this tab's session (a duplicated tab shares it). */
  watch(listener: () => void): () => void
}
