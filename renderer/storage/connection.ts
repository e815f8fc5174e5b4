export interface Connection {
  /** Calls `listener` with how it stands as soon as that is known, and after each change. */
  watch(listener: (reach: Reach) => void): () => void
}

/** Whether a board that devices share can be reached. */
export interface Reach {
  readonly isReachable: boolean
  /** Until when what is shown was read of it, ISO 8601; undefined: nobody knows. */
  readonly readUntil?: string | undefined
}
