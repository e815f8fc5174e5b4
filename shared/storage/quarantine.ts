export const quarantineReasons = ['reset', 'damaged', 'replaced'] as const

/** Why a stored list makes way for another one. It is kept to the letter, can be looked at, and can be put back. */
export interface QuarantineReason {
  /** 'reset' and 'damaged': for the sample; 'replaced': for a list that was put back. */
  readonly reason: (typeof quarantineReasons)[number]
  /** How many elements it holds; 0 when it is no list. */
  readonly count: number
  /** What an undo accepts: the list is not reset for the same reason again. */
  readonly resetKey: string
}

/** A list in quarantine. */
export interface Quarantined extends Pick<QuarantineReason, 'resetKey'> {
  readonly collection: string
  /** Hash of what took its place: while that is untouched, nobody has worked on it. */
  readonly successor: string
}

export interface RestorePlan {
  /** To be remembered with the list that is put back. */
  readonly suppression: string
  /** Why what is stored now is quarantined in turn; undefined: it need not be kept. */
  readonly quarantine: QuarantineReason | undefined
}

/** What an undo does beside putting the list back. `current` is what is stored now; undefined: nothing. */
export function planRestore(
  { collection, resetKey, successor }: Quarantined,
  current: { readonly hash: string; readonly count: number } | undefined
): RestorePlan {
  const isUntouched = current === undefined || current.hash === successor
  return {
    suppression: suppressionOf(collection, resetKey),
    quarantine: isUntouched ? undefined : { reason: 'replaced', count: current.count, resetKey }
  }
}

/** What is remembered when a reset was undone: this collection is not reset for this reason again. */
export function suppressionOf(collection: string, resetKey: string): string {
  return `${collection} ${resetKey}`
}
