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
