/** Main and page on a kiosk: a computer that many people use one after another. */

/** Lines count from 1. */
export type PolicyProblem =
  | { readonly kind: 'unreadable' }
  /** Not JSON, or no object, from this line on. */
  | { readonly kind: 'text'; readonly line: number }
  /** A value of another type. */
  | { readonly kind: 'field'; readonly line: number; readonly field: PolicyField }
  | { readonly kind: 'unknown'; readonly line: number; readonly field: string }

export type PolicyField = 'kiosk' | 'idleMinutes' | 'pinHash' | 'allowedLinks' | 'startWithSystem'

export type VisitBeginning =
  | 'start'
  /** Idle, and a person was signed out. */
  | 'signedOut'
  | 'idle'
  | 'ended'
  | 'crashed'
  | 'hung'

export interface KioskState {
  readonly idleMinutes: number
  /** Without a PIN the kiosk cannot be left. */
  readonly hasPin: boolean
  readonly problems: readonly PolicyProblem[]
  readonly begun: VisitBeginning
}

export type KioskEvent =
  /** Until the visit ends; null: the person is active again. */
  | { readonly kind: 'idle'; readonly leftMs: number | null }
  /** The page signs out and answers 'end'; it is replaced in any case. */
  | { readonly kind: 'ending' }
  /** An address that is not opened here, for a QR code. */
  | { readonly kind: 'link'; readonly address: string }
  /** A file was not saved, nor chosen. */
  | { readonly kind: 'files' }

export type KioskRequest =
  | { readonly kind: 'stay' }
  /** Clears away everything of the person. */
  | { readonly kind: 'end'; readonly wasSignedIn: boolean }
  /** The office closes Loupe, or restarts it with the present policy file. */
  | { readonly kind: 'leave'; readonly pin: string; readonly how: 'close' | 'restart' }

export type KioskAnswer =
  | { readonly outcome: 'done' }
  /** Milliseconds until the next attempt. */
  | { readonly outcome: 'wrong'; readonly waitMs: number }
  /** Not checked: milliseconds until one is. */
  | { readonly outcome: 'wait'; readonly waitMs: number }

/** An argument of the preload script. */
export const kioskArgument = '--loupe-kiosk'

export const maxPinLength = 100
