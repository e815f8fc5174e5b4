import type { LateUpkeep, Upkeep } from '#renderer/storage/core/collection-initializer.ts'
import type { DocumentStore, StoreNotice } from '#renderer/storage/document-store.ts'
import { memoryStore } from '#renderer/storage/memory/memory-store.ts'

/** The board where the browser blocks storage: the sample, as long as the tab lives, and a notice that says so. */
export async function blockedBoard(upkeep: readonly (Upkeep | LateUpkeep)[]): Promise<DocumentStore> {
  const elements: Record<string, unknown[]> = {}
  for (const one of upkeep) {
    const care = 'load' in one ? await one.load().catch(() => undefined) : one
    if (care) elements[care.collection.name] = await care.sample().catch(() => [])
  }
  return memoryStore({ elements, notices: [blocked()] })
}

function blocked(): StoreNotice {
  const at = new Date().toISOString()
  return { id: 'blocked', reason: 'blocked', at, count: 0, names: [], actions: ['dismiss'] }
}
