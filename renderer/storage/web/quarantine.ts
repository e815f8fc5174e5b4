import { fingerprint } from '#renderer/storage/core/compare.ts'
import { unreadableContent } from '#renderer/storage/core/notices.ts'
import { type Collection, StoreError } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import type { CollectionCache } from './collection-cache.ts'
import { heldNotice } from './collection-notice.ts'
import { waiver } from './keepsakes.ts'
import { toStoreError } from './local-storage.ts'
import type { QuarantineRow } from './log-transaction.ts'
import type { WriteAheadLog } from './write-ahead-log.ts'

/** Why a text is set aside, and what accepting it again with an undo would mean. */
export interface Parting {
  readonly collection: string
  readonly reason: QuarantineRow['reason']
  readonly raw: string
  /** How many elements it holds. */
  readonly count: number
  readonly signature: string
  /** The text that takes its place. */
  readonly successor: string
}

/**
 * Keeps a text for good before anything takes its place: two steps, because localStorage may reach the disk before the
 * transaction that replaces it does. The same text set aside by two tabs is one keepsake. Resolves with its row, to be shown
 * in the transaction that replaces the text.
 */
export async function setAside(journal: WriteAheadLog, parting: Parting): Promise<QuarantineRow> {
  const { collection, reason, raw, count, signature, successor } = parting
  const row: QuarantineRow = {
    id: `${reason} ${collection} ${fingerprint(raw)}`,
    collection,
    reason,
    at: new Date().toISOString(),
    count,
    signature,
    sample: fingerprint(successor),
    standing: 'waiting'
  }
  await journal.write(async (view) => {
    const earlier = (await view.keepsakes()).find((keepsake) => keepsake.id === row.id)
    if (earlier?.standing !== 'shown') view.putKeepsake(row)
    view.putContent(row.id, raw)
  })
  return { ...row, standing: 'shown' }
}

/** What was set aside for a replacement that did not come about is still where it was: the copy may go. */
export async function takeBack(journal: WriteAheadLog, { id }: QuarantineRow): Promise<void> {
  await journal.write(async (view) => {
    const kept = (await view.keepsakes()).find((keepsake) => keepsake.id === id)
    if (kept?.standing === 'waiting') view.dropKeepsake(id)
  })
}

/**
 * Puts a text that was set aside back in its place, and remembers that it is wanted like that. What stands there now is set
 * aside in turn, unless it is still the untouched sample. Rejects with a StoreError; nothing has changed then.
 */
export async function putBack(
  board: CollectionCache,
  journal: WriteAheadLog,
  collection: Collection<Document>,
  keepsake: QuarantineRow
): Promise<void> {
  const raw = await journal.read((view) => view.content(keepsake.id))
  if (raw === undefined) throw new StoreError('unavailable', 'what was set aside is not there any more')
  const now = await board.read(collection)
  const isSample = now.current === null || fingerprint(now.current) === keepsake.sample
  const replacedRow = isSample
    ? undefined
    : await setAside(journal, {
        collection: collection.name,
        reason: 'replaced',
        raw: now.current ?? '',
        count: now.list?.entries.length ?? 0,
        signature: keepsake.signature,
        successor: raw
      })
  let done = false
  try {
    await board.write(
      collection,
      (held) => {
        if (held.current !== now.current) throw new StoreError('conflict', 'the board changed meanwhile')
        return { kind: 'replace', text: raw }
      },
      {
        beside(view) {
          view.decide(waiver(collection.name, keepsake.signature))
          view.dropKeepsake(keepsake.id)
          if (replacedRow) view.putKeepsake(replacedRow)
        }
      }
    )
    done = true
  } finally {
    if (!done && replacedRow) await takeBack(journal, replacedRow)
  }
}

interface Parts {
  readonly board: CollectionCache
  readonly journal: WriteAheadLog | undefined
}

/** Puts back what was set aside. */
export async function undo({ board, journal }: Parts, keepsake: QuarantineRow | undefined): Promise<void> {
  const collection = [...board.held().keys()].find(({ name }) => name === keepsake?.collection)
  if (!keepsake || !journal || !collection) throw gone()
  await putBack(board, journal, collection, keepsake)
}

/** The exact text that a notice is about. */
export async function content(
  { board, journal }: Parts,
  keepsake: QuarantineRow | undefined,
  id: string,
  openedAt: string
): Promise<string> {
  if (keepsake && journal) return (await journal.read((view) => view.content(id)).catch(failed)) ?? ''
  for (const [collection, held] of board.held()) {
    if (heldNotice(collection, held, openedAt)?.id !== id) continue
    return held.list ? unreadableContent(held.list) : (held.current ?? '')
  }
  throw gone()
}

/** Takes a notice down for good. `decision`: what is written down when nothing was set aside. */
export async function dismiss(
  journal: WriteAheadLog,
  keepsake: QuarantineRow | undefined,
  decision: string
): Promise<void> {
  await journal
    .write(async (view) =>
      keepsake ? view.putKeepsake({ ...keepsake, standing: 'dismissed' }) : view.decide(decision)
    )
    .catch(failed)
}

function gone(): StoreError {
  return new StoreError('unavailable', 'what this notice is about is not there any more')
}

function failed(error: unknown): never {
  throw toStoreError(error)
}
