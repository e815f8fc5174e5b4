import type { LateUpkeep, Upkeep } from '#renderer/storage/core/collection-initializer.ts'
import { StoreError, type StoreNoticeReason } from '#renderer/storage/document-store.ts'
import type { Board } from './collection-cache.ts'
import { keepUp } from './initialize-collection.ts'
import type { TabStorage } from './local-storage.ts'
import type { Journal } from './write-ahead-log.ts'

/**
 * Keeps the collections up that are kept up at the opening of the board, and says what could not be done. Rejects with 'unavailable' when
 * localStorage refuses every write, which is how some browsers block it.
 */
export async function prepare(
  board: Board,
  journal: Journal | undefined,
  upkeep: readonly (Upkeep | LateUpkeep)[],
  storage: TabStorage,
  say: (reason: StoreNoticeReason) => void
): Promise<void> {
  for (const care of upkeep) {
    if ('load' in care) continue
    try {
      await keepUp(board, journal, care)
    } catch (error) {
      if (error instanceof StoreError && error.failure === 'full') say('full')
      else {
        if (refusesWrites(storage)) throw new StoreError('unavailable', 'localStorage is blocked', { cause: error })
        board.journalLost()
        await keepUp(board, undefined, care)
      }
    }
  }
}

const probe = 'loupe.probe'

function refusesWrites(storage: TabStorage): boolean {
  try {
    storage.write(probe, '1')
    storage.write(probe, null)
    return false
  } catch (error) {
    return !(error instanceof Error && /quota/i.test(error.name))
  }
}
