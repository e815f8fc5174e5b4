/** How a device's collection begins; a shared board has no such. `Sample`: a list, or a promise of one. */
export interface CollectionInitializer<Sample> {
  /** Why a stored list is reset to the sample; null: it stays. An empty list is always reset. */
  resetReason?(elements: readonly unknown[]): ResetReason | null
  /** An element in its present form; the same value if it is. */
  migrate?(element: unknown): unknown
  /** Called only when the sample is about to be stored. */
  sample(now: Date): Sample
}

export interface ResetReason {
  /** An undo accepts the list for this key: it is not reset for the same reason again. */
  readonly resetKey: string
}

export const quarantineReasons = [
  /** Its first record was of an unknown category: replaced by the sample. */
  'reset',
  /** No JSON list: replaced by the sample. */
  'damaged',
  /** No JSON list: replaced by the saved text. */
  'damaged-recovered',
  /** No JSON list, and no saved text: replaced by an empty list. */
  'damaged-emptied',
  /** An invalid row was taken out of the database. */
  'damaged-record',
  /** An unusable database was rebuilt from localStorage. */
  'damaged-log',
  /** A damaged file, byte for byte; its intact lines are shown. */
  'damaged-file',
  /** Displaced by a list that was put back. */
  'replaced',
  /** Displaced by a text that was put into the browser's storage by hand. */
  'overwritten'
] as const

/** Why a stored list is displaced by another one. It is kept to the letter, and can be put back. */
export interface QuarantineReason extends ResetReason {
  readonly reason: (typeof quarantineReasons)[number]
  readonly count: number
}

type StoredCollection =
  | { readonly elements: readonly unknown[] }
  | { readonly elements?: undefined; readonly damagedKey: string }

type InitializationPlan =
  | { readonly kind: 'none' }
  /** Replace the elements one by one; most are the same values. */
  | { readonly kind: 'migrate'; readonly elements: readonly unknown[] }
  /** The sample replaces the stored list, which is quarantined first; undefined: it was empty. */
  | { readonly kind: 'seed'; readonly quarantine: QuarantineReason | undefined }

/** Everything that is written before a first read. Otherwise reading never writes. */
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
