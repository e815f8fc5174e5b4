import * as v from 'valibot'
import { serializeUnreadable } from '#renderer/storage/core/notices.ts'
import { type Collection, StoreError } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import { hashText } from '#shared/documents/fingerprint.ts'
import type { QuarantineReason } from '#shared/storage/initialization.ts'
import { findQuarantineReason } from '#shared/storage/restoration.ts'
import type { CollectionCache } from '../collection-cache.ts'
import type { CollectionState } from '../collection-state.ts'
import { toStoreError } from '../local-storage.ts'
import { dismissal, type LogTransaction, type QuarantineRow, suppression } from '../log/log-transaction.ts'
import type { WriteAheadLog } from '../log/write-ahead-log.ts'
import { readQuarantined, readQuarantinedText } from './rows.ts'

export interface QuarantineRequest extends QuarantineReason {
  readonly collection: string
  readonly raw: string
  /** The text that takes its place. */
  readonly successor: string
  /** When that was saved, ISO 8601; undefined: it is a new beginning. */
  readonly savedAt?: string
}

/**
 * Replaces a text that is kept for good. It is written down before anything takes its place, and shown in the transaction that
 * replaces it: two steps, because localStorage may reach the disk before that transaction does.
 * @param replace writes the successor, and into the log what it is handed; false: it did not come about
 */
export async function replaceQuarantined(
  log: WriteAheadLog,
  request: QuarantineRequest,
  replace: (alsoWrite: (log: LogTransaction) => void) => Promise<boolean>
): Promise<boolean> {
  const row = await quarantine(log, request)
  let isReplaced = false
  try {
    isReplaced = await replace((inside) => inside.put('keepsakes', { ...row, standing: 'shown' }))
  } finally {
    if (!isReplaced) await discardQuarantine(log, row)
  }
  return isReplaced
}

/** Writes a text down that is about to be replaced. The same text quarantined by two tabs is one row. */
async function quarantine(
  log: WriteAheadLog,
  { collection, reason, raw, count, resetKey, successor, savedAt }: QuarantineRequest
): Promise<QuarantineRow> {
  const row: QuarantineRow = {
    id: `${reason} ${collection} ${hashText(raw)}`,
    collection,
    reason,
    at: new Date().toISOString(),
    count,
    signature: resetKey,
    sample: hashText(successor),
    ...(savedAt === undefined ? {} : { savedAt }),
    standing: 'waiting'
  }
  await log.write(async (inside) => {
    const earlier = (await readQuarantined(inside)).find(({ id }) => id === row.id)
    if (earlier?.standing !== 'shown') inside.put('keepsakes', row)
    inside.put('contents', raw, row.id)
  })
  return row
}

/** What was quarantined for a replacement that did not come about is still where it was: the copy may go. */
async function discardQuarantine(log: WriteAheadLog, { id }: QuarantineRow): Promise<void> {
  await log.write(async (inside) => {
    const row = (await readQuarantined(inside)).find((each) => each.id === id)
    if (row?.standing === 'waiting') deleteQuarantineRow(inside, id)
  })
}

/** Puts a text back from quarantine, and remembers that it is wanted like that. Rejects with a StoreError; nothing has changed then. */
export async function restore(
  cache: CollectionCache,
  log: WriteAheadLog,
  row: QuarantineRow | undefined
): Promise<void> {
  // A record of the log, or the log itself, is no list that could be put back.
  if (!row || row.reason === 'damaged-record' || row.reason === 'damaged-log') throw gone()
  const known = [...cache.states()].find((latest) => latest.collection.name === row.collection)
  // Somebody else's, which this tab has not read yet: here its text is all that matters.
  const collection = known?.collection ?? { ...opaque, name: row.collection }
  const leave = () => known ?? cache.forget(row.collection)
  const raw = await log.read((inside) => readRaw(inside, row.id))
  if (raw === undefined) throw gone()
  const { current, list } = await cache.read(collection)
  const displaced = findQuarantineReason(
    // What was recovered is people's own, also when nobody has worked on it since.
    { resetKey: row.signature, successor: row.savedAt === undefined ? row.sample : '' },
    current === null ? undefined : { hash: hashText(current), count: list?.entries.length ?? 0 }
  )
  const replace = async (alsoWrite?: (log: LogTransaction) => void) => {
    await cache.write(collection, {
      decide(now) {
        if (now.current !== current) throw new StoreError('conflict', 'the board changed meanwhile')
        return { kind: 'replace', text: raw }
      },
      alsoWrite(inside) {
        inside.put('decisions', true, suppression(collection.name, row.signature))
        deleteQuarantineRow(inside, row.id)
        alsoWrite?.(inside)
      }
    })
    return true
  }
  try {
    if (!displaced) await replace()
    else {
      const request = { ...displaced, collection: collection.name, raw: current ?? '', successor: raw }
      await replaceQuarantined(log, request, replace)
    }
  } finally {
    leave()
  }
}

const opaque: Omit<Collection<Document>, 'name'> = {
  schema: v.looseObject({ id: v.string(), revision: v.optional(v.number()) }),
  searchText: () => '',
  describe: () => ''
}

/** The exact text that a notice is about: one in quarantine, or what could not be read of a collection's state. */
export async function readContent(
  log: WriteAheadLog,
  row: QuarantineRow | undefined,
  state: CollectionState | undefined
): Promise<string> {
  if (row) return (await log.read((inside) => readRaw(inside, row.id)).catch(fail)) ?? ''
  if (!state) throw gone()
  return state.list ? serializeUnreadable(state.list) : (state.current ?? '')
}

/** Removes what is in quarantine, for good. */
export async function discard(log: WriteAheadLog, ids: readonly string[]): Promise<void> {
  await log
    .write(async (inside) => {
      for (const id of ids) deleteQuarantineRow(inside, id)
    })
    .catch(fail)
}

/** Takes a notice down for good. What is in quarantine stays there. */
export async function dismiss(log: WriteAheadLog, row: QuarantineRow | undefined, noticeId: string): Promise<void> {
  await log
    .write(async (inside) => {
      if (row) inside.put('keepsakes', { ...row, standing: 'dismissed' })
      else inside.put('decisions', true, dismissal(noticeId))
    })
    .catch(fail)
}

async function readRaw(inside: LogTransaction, id: string): Promise<string | undefined> {
  const raw: unknown = await readQuarantinedText(inside, id)
  if (raw === undefined || typeof raw === 'string') return raw
  throw new StoreError('unavailable', 'the journal is damaged')
}

function deleteQuarantineRow(inside: LogTransaction, id: string): void {
  inside.drop('keepsakes', id)
  inside.drop('contents', id)
}

function gone(): StoreError {
  return new StoreError('unavailable', 'what this notice is about is not there any more')
}

function fail(error: unknown): never {
  throw toStoreError(error)
}
