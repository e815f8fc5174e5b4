import type { CollectionInitializer, EagerInitializer } from '#renderer/storage/core/collection-initializer.ts'
import { type DocumentList, parseElements, parseList, serializeList } from '#renderer/storage/core/document-list.ts'
import { type Collection, StoreError } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import { hashText } from '#shared/documents/fingerprint.ts'
import type { QuarantineReason } from '#shared/storage/initialization.ts'
import type { CollectionCache } from '../collection-cache.ts'
import { type CollectionState, damagedKey, parseText, replayLog } from '../collection-state.ts'
import { type LogTransaction, type QuarantineRow, suppression } from '../log/log-transaction.ts'
import type { WriteAheadLog } from '../log/write-ahead-log.ts'
import { replaceQuarantined } from './quarantine.ts'
import { readQuarantined, readQuarantinedText } from './rows.ts'

/** What can take the place of a text that is no list. */
interface Successor {
  readonly text: string
  readonly reason: QuarantineReason['reason']
  /** When it was saved, ISO 8601; undefined: it is a new beginning. */
  readonly savedAt?: string
  /** It comes out of quarantine: this row is not needed any more. */
  readonly row?: QuarantineRow
}

/**
 * Replaces a text that is no list by the best there is: what the log holds of the collection, else what made way for the
 * damaged text when that was put back, else the sample, else an empty list. The damaged text is quarantined first.
 * Resolves with whether it was replaced: another tab may have been quicker. Rejects when it cannot be written; nothing has
 * changed then.
 * @param sample what the collection begins with, where it begins with something
 */
async function recoverCollection(
  cache: CollectionCache,
  log: WriteAheadLog,
  collection: Collection<Document>,
  sample?: () => Promise<readonly Document[]>
): Promise<boolean> {
  const state = await cache.read(collection)
  if (state.list) return false
  const found = (await log.read((inside) => findSaved(inside, collection))) ?? (await begin(sample))
  const { text: successor, reason, savedAt, row } = found
  const resetKey = damagedKey(state)
  const request = { collection: collection.name, raw: state.current ?? '', successor, reason, count: 0, resetKey }
  return replaceQuarantined(log, savedAt === undefined ? request : { ...request, savedAt }, (alsoWrite) =>
    replaceDamaged(cache, collection, state, successor, (inside) => {
      alsoWrite(inside)
      inside.drop('decisions', suppression(collection.name, resetKey))
      if (row) {
        inside.drop('keepsakes', row.id)
        inside.drop('contents', row.id)
      }
    })
  )
}

/** When that was saved which `recoverCollection` would put back, ISO 8601; undefined: there is nothing of the kind. */
export function findSavedAt(log: WriteAheadLog, collection: Collection<Document>): Promise<string | undefined> {
  return log.read(async (inside) => (await findSaved(inside, collection))?.savedAt)
}

async function findSaved(inside: LogTransaction, collection: Collection<Document>): Promise<Successor | undefined> {
  const { name } = collection
  const [snapshot, rows, writes] = await Promise.all([inside.snapshot(name), readQuarantined(inside), inside.writes()])
  const since = snapshot?.seq ?? 0
  const changes = await inside.changesAfter(name, since)
  const base = parseText(snapshot?.raw ?? null, collection) ?? parseList([], collection)
  const list: DocumentList<Document> = replayLog(base, changes, since, collection)
  const newest = writes.findLast((write) => write.collection === name)
  if (list.entries.length > 0 && newest) {
    const savedAt = new Date(newest.at).toISOString()
    return { text: serializeList(list), reason: 'damaged-recovered', savedAt }
  }
  const displaced = rows
    .filter(({ collection: of, reason }) => of === name && reason === 'replaced')
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))
  for (const row of displaced) {
    const raw: unknown = await readQuarantinedText(inside, row.id)
    if (typeof raw === 'string' && parseElements(raw)) {
      return { text: raw, reason: 'damaged-recovered', savedAt: row.at, row }
    }
  }
  return undefined
}

async function begin(sample: (() => Promise<readonly Document[]>) | undefined): Promise<Successor> {
  if (!sample) return { text: '[]', reason: 'damaged-emptied' }
  const documents = await sample().catch((cause) => {
    throw new StoreError('unavailable', 'the sample cannot be fetched', { cause })
  })
  return { text: JSON.stringify(documents), reason: 'damaged' }
}

/** Replaces exactly the damaged text, and no other. */
async function replaceDamaged(
  cache: CollectionCache,
  collection: Collection<Document>,
  damaged: CollectionState,
  text: string,
  alsoWrite: (inside: LogTransaction) => void
): Promise<boolean> {
  const hash = hashText(damaged.current)
  let isReplaced = false
  await cache.write(collection, {
    alsoWrite,
    decide({ current }) {
      isReplaced = hashText(current) === hash
      return isReplaced ? { kind: 'replace', text } : undefined
    }
  })
  return isReplaced
}

interface Parts {
  readonly cache: CollectionCache
  readonly log: WriteAheadLog
  readonly initializers: readonly CollectionInitializer[]
}

/** Takes the place of a text that is no list. Rejects when it cannot be written; nothing has changed then. */
export async function recoverNow({ cache, log, initializers }: Parts, collection: Collection<Document>): Promise<void> {
  const { name } = collection
  const found = initializers.find((each) => ('load' in each ? each.name : each.collection.name) === name)
  const initializer = found && 'load' in found ? await found.load().catch(() => undefined) : found
  await recoverCollection(cache, log, collection, initializer && (() => initializer.sample(new Date())))
}

/** The same, unless the text was put back on purpose or the collection waits for somebody's decision. */
export async function recoverUnlessWanted(parts: Parts, collection: Collection<Document>): Promise<void> {
  const { cache, log } = parts
  if (!log.isOpen || collection.waitsWhenDamaged) return
  const decisions = await log.read((inside) => inside.decisions())
  const state = await cache.read(collection)
  const isWanted = decisions.has(suppression(collection.name, damagedKey(state)))
  if (!state.list && !isWanted) await recoverNow(parts, collection)
}

/**
 * The same for a collection that is about to be initialized. Resolves with whether that has come to its end: what was put back
 * may have to be reset or migrated in its turn.
 */
export async function replaceDamagedSample(
  cache: CollectionCache,
  log: WriteAheadLog,
  { collection, sample }: Pick<EagerInitializer, 'collection' | 'sample'>
): Promise<boolean> {
  try {
    await recoverCollection(cache, log, collection, () => sample(new Date()))
    return false
  } catch (error) {
    // The sample documents could not be downloaded: nothing is touched, and the next start tries again.
    if (error instanceof StoreError && error.failure === 'unavailable') return true
    throw error
  }
}
