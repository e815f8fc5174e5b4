import type { QuarantineReason } from './quarantine.ts'

/**
 * How a store that owns its data prepares a collection before it is first read. A shared board is never prepared by a client.
 * `Sample` is a list, or a promise of one where it has to be fetched.
 */
export interface CollectionInitializer<Sample> {
  /** Why the stored elements must make way for the sample; null when they need not. Those of an empty list always do. */
  resetReason?(elements: readonly unknown[]): ResetReason | null
  /** An element as it is stored from now on; the same value when there is nothing to do. */
  migrate?(element: unknown): unknown
  /** The sample documents as of now. Asked for only when they are about to be stored. */
  sample(now: Date): Sample
}

export interface ResetReason {
  /** The same for the same reason: an undo accepts the list as it is, and it is not reset for this reason again. */
  readonly resetKey: string
}

/** What a store holds of a collection. */
export type StoredCollection =
  | {
      readonly elements: readonly unknown[]
      /** Whether these are all: a store of many files may be unable to read one of them. */
      readonly isComplete: boolean
    }
  /** It is no list. The key tells it from anything else that is none. */
  | { readonly elements: undefined; readonly resetKey: string }

export type InitializationPlan =
  | { readonly action: 'none' }
  /** These take the place of the elements, one by one; most are the same values. */
  | { readonly action: 'migrate'; readonly elements: readonly unknown[] }
  /** The sample takes the place of what is stored, which is quarantined first; undefined: there is nothing to keep. */
  | { readonly action: 'seed'; readonly quarantine: QuarantineReason | undefined }

/** What is written before a collection is first read. Apart from this, reading never writes. */
export function planInitialization(
  stored: StoredCollection,
  { resetReason, migrate }: Pick<CollectionInitializer<unknown>, 'resetReason' | 'migrate'>,
  isSuppressed: (resetKey: string) => boolean
): InitializationPlan {
  const { elements } = stored
  if (!elements) {
    const { resetKey } = stored
    return isSuppressed(resetKey) ? none : { action: 'seed', quarantine: { reason: 'damaged', count: 0, resetKey } }
  }
  const count = elements.length
  const resetKey = resetReason?.(elements)?.resetKey ?? (count === 0 ? 'empty' : undefined)
  if (resetKey !== undefined && !isSuppressed(resetKey)) {
    const isEmpty = count === 0 && stored.isComplete
    return { action: 'seed', quarantine: isEmpty ? undefined : { reason: 'reset', count, resetKey } }
  }
  const migrated = migrate ? elements.map((element) => migrate(element)) : elements
  return migrated.every((element, index) => element === elements[index])
    ? none
    : { action: 'migrate', elements: migrated }
}

const none: InitializationPlan = { action: 'none' }
