export type BridgeFailure =
  /** The disk is full. */
  | 'full'
  /** The disk cannot be read or written; or a file is damaged and could not be put into quarantine, so it is not written over. */
  | 'unavailable'
  /** Not a call that main takes: wrong arguments, an unknown collection, a foreign frame. */
  | 'refused'

/** Every call over the bridge is answered; an Error would lose all but its message on the way. */
export type Answer<T> = { ok: true; value: T } | { ok: false; failure: BridgeFailure; message: string }
