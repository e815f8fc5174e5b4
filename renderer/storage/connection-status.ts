export interface Connection {
  /** Calls `listener` as soon as it is known, and after each change. */
  watch(listener: (status: ConnectionStatus) => void): () => void
}

export interface ConnectionStatus {
  readonly isReachable: boolean
  /** How current the shown data is, ISO 8601; undefined: unknown. */
  readonly readUntil?: string | undefined
}
