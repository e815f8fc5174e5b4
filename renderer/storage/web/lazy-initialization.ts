import type { LateUpkeep, Upkeep } from '#renderer/storage/core/collection-initializer.ts'
import type { Board } from './collection-cache.ts'
import type { TabStorage } from './local-storage.ts'

/**
 * The board, which keeps some collections up before they are first read or written: once a page, and without rejecting. With the
 * first collection of one person it also looks for what lies under the keys of none.
 */
export function keptUpLate(
  board: Board,
  upkeep: readonly (Upkeep | LateUpkeep)[],
  keepUp: (care: Upkeep) => Promise<void>,
  storage: TabStorage
): Board {
  const kept = new Map<LateUpkeep, Promise<void>>()
  let looked = false
  const ready = async (name: string) => {
    // '{kind}_{uid}': somebody's own.
    if (!looked && name.includes('_')) {
      looked = true
      import('./legacy-keys.ts').then((late) => late.setUnscopedAside(storage)).catch(() => {})
    }
    for (const care of upkeep) {
      if (!('load' in care) || care.name !== name) continue
      const keeping = kept.get(care) ?? care.load().then(keepUp, () => {})
      kept.set(care, keeping)
      await keeping
    }
  }
  return {
    ...board,
    read: (collection) => ready(collection.name).then(() => board.read(collection)),
    write: (collection, ...step) => ready(collection.name).then(() => board.write(collection, ...step))
  }
}
