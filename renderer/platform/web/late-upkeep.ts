import type { LateUpkeep, Upkeep } from '#renderer/data/board-upkeep.ts'
import type { Board } from './board.ts'

/** The board, which keeps some collections up before they are first read or written: once a page, and without rejecting. */
export function keptUpLate(
  board: Board,
  upkeep: readonly (Upkeep | LateUpkeep)[],
  keepUp: (care: Upkeep) => Promise<void>
): Board {
  const kept = new Map<LateUpkeep, Promise<void>>()
  const ready = async (name: string) => {
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
