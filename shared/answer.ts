export type BridgeFailure =
  | 'full'
  /** The disk cannot be read or written, or a damaged file could not be put into quarantine. */
  | 'unavailable'
  /** Wrong arguments, an unknown collection, a foreign frame. */
  | 'refused'

/** An Error would lose all but its message on its way over the bridge. */
export type Answer<T> = { ok: true; value: T } | { ok: false; failure: BridgeFailure; message: string }
