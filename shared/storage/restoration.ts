import type { QuarantineReason, ResetReason } from './initialization.ts'

/** A list in quarantine. */
export interface Quarantined extends ResetReason {
  /** Hash of what took its place: while that is untouched, nobody has worked on it. */
  readonly successor: string
}

/**
 * An undo puts a list back from quarantine, and suppresses resets of its collection for its resetKey. This is why what is stored
 * by then is quarantined in turn; undefined: nobody misses it.
 * @param current what is stored; undefined: nothing
 */
export function findQuarantineReason(
  { resetKey, successor }: Quarantined,
  current: { readonly hash: string; readonly count: number } | undefined
): QuarantineReason | undefined {
  const isMissed = current !== undefined && current.hash !== successor
  return isMissed ? { reason: 'replaced', count: current.count, resetKey } : undefined
}
