/** What the desktop's main process and the page say to each other on a kiosk: a computer that many people use one after another. */
import type { Answer } from './answer.ts'

/** What is wrong in the office's policy file. Lines count from 1. */
export type PolicyProblem =
  /** The file is there, and could not be read. */
  | { readonly kind: 'unreadable' }
  /** `file` does not count: the person who uses the computer could have written it. */
  | { readonly kind: 'writable'; readonly file: string }
  /** Who may write to `file` the system did not say: it counts as far as it closes. */
  | { readonly kind: 'unchecked'; readonly file: string }
  /** From this line on it is not JSON, or not one object with fields. */
  | { readonly kind: 'text'; readonly line: number }
  /** The field holds something else than it must. */
  | { readonly kind: 'field'; readonly line: number; readonly field: PolicyField }
  /** Loupe knows no such field. */
  | { readonly kind: 'unknown'; readonly line: number; readonly field: string }

export type PolicyField = 'kiosk' | 'idleMinutes' | 'pinHash' | 'allowedLinks' | 'startWithSystem'

/** How the visit that is on the screen began. */
export type VisitBeginning =
  /** Loupe was started. */
  | 'start'
  /** Nobody did anything before it, and somebody was signed out for that. */
  | 'signedOut'
  /** Nobody did anything before it. */
  | 'idle'
  /** The last person ended theirs. */
  | 'ended'
  /** The page before it crashed. */
  | 'crashed'
  /** The page before it answered no more. */
  | 'hung'

export interface KioskState {
  /** After so many minutes without anybody the visit ends. */
  readonly idleMinutes: number
  /** Whether there is a PIN, and so a way to leave. */
  readonly hasPin: boolean
  readonly problems: readonly PolicyProblem[]
  readonly begun: VisitBeginning
}

/** What main tells the page. */
export type KioskEvent =
  /** In `leftMs` the visit ends; null: somebody is there again. */
  | { readonly kind: 'idle'; readonly leftMs: number | null }
  /** The visit ends now: the page signs out, and says so with 'end'. It is taken from the screen in any case. */
  | { readonly kind: 'ending' }
  /** An address outside that is not opened on this computer, to be shown as a QR code. */
  | { readonly kind: 'link'; readonly address: string }
  /** A file was not saved, nor chosen. */
  | { readonly kind: 'files' }

/** What the page asks of main. */
export type KioskRequest =
  /** The person answers the warning. */
  | { readonly kind: 'stay' }
  /** The person has left, or is gone: everything of theirs is cleared away. */
  | { readonly kind: 'end'; readonly wasSignedIn: boolean }
  /** The office closes Loupe, or has it begin again with the policy file as it is by then. */
  | { readonly kind: 'leave'; readonly pin: string; readonly how: 'close' | 'restart' }

export type KioskAnswer =
  | { readonly outcome: 'done' }
  /** The PIN is not the one; the next is looked at in `waitMs`. */
  | { readonly outcome: 'wrong'; readonly waitMs: number }
  /** The PIN was not looked at: in `waitMs` one is. */
  | { readonly outcome: 'wait'; readonly waitMs: number }

/** The part of the bridge that is about a kiosk. */
export interface KioskBridge {
  /** null: this computer is no kiosk. */
  readKiosk(): Promise<Answer<KioskState | null>>
  /** 'refused' where there is no kiosk, or no PIN to leave it with. */
  askKiosk(request: KioskRequest): Promise<Answer<KioskAnswer>>
  /** Called with what happens on a kiosk. Gives a function that ends it. */
  onKioskEvent(listener: (event: KioskEvent) => void): () => void
}

/** The argument that tells a window's preload script that it stands on a kiosk. */
export const kioskArgument = '--loupe-kiosk'

/** The longest PIN that is looked at. */
export const maxPinLength = 100
