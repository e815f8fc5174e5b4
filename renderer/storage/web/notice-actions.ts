import { unreadableContent } from '#renderer/storage/core/unreadable-notice.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import type { Board } from './collection-cache.ts'
import { heldNotice } from './collection-notice.ts'
import type { KeepsakeRow } from './log-schema.ts'
import { putBack } from './restore.ts'
import { storageError } from './storage-error.ts'
import type { Journal } from './write-ahead-log.ts'

interface Parts {
  readonly board: Board
  readonly journal: Journal | undefined
}

/** Puts back what was set aside. */
export async function undo({ board, journal }: Parts, keepsake: KeepsakeRow | undefined): Promise<void> {
  const collection = [...board.held().keys()].find(({ name }) => name === keepsake?.collection)
  if (!keepsake || !journal || !collection) throw gone()
  await putBack(board, journal, collection, keepsake)
}

/** The exact text that a notice is about. */
export async function content(
  { board, journal }: Parts,
  keepsake: KeepsakeRow | undefined,
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
export async function dismiss(journal: Journal, keepsake: KeepsakeRow | undefined, decision: string): Promise<void> {
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
  throw storageError(error)
}
