/**
 * How a store that owns its data prepares a collection before it is first read. A shared board is never prepared by a client.
 * `Sample` is a list, or a promise of one where it has to be fetched.
 */
export interface CollectionInitializer<Sample> {
  /** Why a stored list must make way for the sample; null when it need not. Not asked of an empty one, which always must. */
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

export const quarantineReasons = [
  'reset',
  'damaged',
  'damaged-recovered',
  'damaged-emptied',
  'damaged-record',
  'damaged-log',
  'damaged-file',
  'replaced',
  'overwritten'
] as const

/** Why a stored list makes way for another one. It is kept to the letter, can be looked at, and can be put back. */
export interface QuarantineReason extends ResetReason {
  /**
   * 'reset' and 'damaged': for the sample; 'damaged-recovered': for what was saved of it; 'damaged-emptied': for an empty list;
   * 'replaced': for a list that was put back; 'overwritten': for a text that was put into the storage by hand.
   * 'damaged-record' and 'damaged-log' are about the store's own rows; 'damaged-file': for what could be read of a file.
   */
  readonly reason: (typeof quarantineReasons)[number]
  /** How many elements it holds; 0 when it is no list. */
  readonly count: number
}

/** What a store holds of a collection: a list, or something that is none. */
export type StoredCollection =
  | { readonly elements: readonly unknown[] }
  /** The key tells what is no list from anything else that is none. */
  | { readonly elements?: undefined; readonly damagedKey: string }

export type InitializationPlan =
  | { readonly kind: 'none' }
  /** These take the place of the elements, one by one; most are the same values. */
  | { readonly kind: 'migrate'; readonly elements: readonly unknown[] }
  /** The sample takes the place of what is stored, which is quarantined first; undefined: there is nothing to keep. */
  | { readonly kind: 'seed'; readonly quarantine: QuarantineReason | undefined }

/** What is written before a collection is first read. Apart from this, reading never writes. */
export function planInitialization(
  stored: StoredCollection,
  { resetReason, migrate }: Pick<CollectionInitializer<unknown>, 'resetReason' | 'migrate'>,
  isSuppressed: (resetKey: string) => boolean
): InitializationPlan {
  const { elements } = stored
  const resetKey = elements ? buildResetKey(elements, resetReason) : stored.damagedKey
  if (resetKey !== undefined && !isSuppressed(resetKey)) {
    const count = elements?.length ?? 0
    const isNothing = elements && count === 0
    const reason = elements ? 'reset' : 'damaged'
    return { kind: 'seed', quarantine: isNothing ? undefined : { reason, count, resetKey } }
  }
  const migrated = migrate && elements?.map((element) => migrate(element))
  return migrated?.some((element, index) => element !== elements?.[index])
    ? { kind: 'migrate', elements: migrated }
    : { kind: 'none' }
}

function buildResetKey(
  elements: readonly unknown[],
  resetReason: CollectionInitializer<unknown>['resetReason']
): string | undefined {
  return elements.length === 0 ? 'empty' : resetReason?.(elements)?.resetKey
}
