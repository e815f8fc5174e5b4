import type { Unsubscribe } from './document-store.ts'

export const recordPrefix = 'visitor:'

export type RecordKind = 'job' | 'search' | 'recent'

/** Small records in localStorage, beside the board. Each has its own key: two tabs never overwrite each other's. */
export interface VisitorRecords {
  /** Unparsed; a text that is no JSON is undefined. */
  list(kind: RecordKind): readonly { readonly id: string; readonly value: unknown }[]
  /** undefined removes it. Throws a StoreError; what was stored is then kept. */
  write(kind: RecordKind, id: string, value: object | undefined): void
  /** Throws a StoreError. */
  clear(): void
  /** After a change in this tab or another one. */
  watch(listener: () => void): Unsubscribe
}
