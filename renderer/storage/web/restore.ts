import { fingerprint } from '#renderer/storage/core/fingerprint.ts'
import type { Collection } from '#renderer/storage/document-store.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import type { Board } from './collection-cache.ts'
import { waiver } from './keepsakes.ts'
import type { KeepsakeRow } from './log-schema.ts'
import { setAside, takeBack } from './quarantine.ts'
import type { Journal } from './write-ahead-log.ts'

/**
 * Puts a text that was set aside back in its place, and remembers that it is wanted like that. What stands there now is set
 * aside in turn, unless it is still the untouched sample. Rejects with a StoreError; nothing has changed then.
 */
export async function putBack(
  board: Board,
  journal: Journal,
  collection: Collection<Document>,
  keepsake: KeepsakeRow
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
