import type { CollectionInitializer } from '#renderer/storage/core/collection-initializer.ts'
import { createCollectionNotices } from '#renderer/storage/core/collection-notices.ts'
import { createListOperations } from '#renderer/storage/core/list-operations.ts'
import { createLiveQueries } from '#renderer/storage/core/live-queries.ts'
import { type DocumentList, parseList } from '#renderer/storage/core/parse-document-list.ts'
import { type Collection, type DocumentStore, StoreError, type StoreFailure } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import { buildConditionNotice, type StoreNotice } from '#shared/storage/storage-notice.ts'

export interface MemoryStoreOptions {
  readonly elements?: Readonly<Record<string, readonly unknown[]>>
  readonly notices?: readonly StoreNotice[]
  readonly faults?: MemoryFaults
}

/** 'offline': as a shared board fails that cannot be reached. */
type MemoryFault = StoreFailure | 'offline'

/** Simulated failures. May be changed while the store is in use. */
interface MemoryFaults {
  writes?: MemoryFault | undefined
  reads?: MemoryFault | undefined
  delayMs?: number | undefined
}

export interface MemoryStore extends DocumentStore {
  readElements(collection: string): unknown[]
  /** Replaces the elements, as another tab would. */
  setElements(collection: string, elements: readonly unknown[]): void
  readonly faults: MemoryFaults
}

/** A store in memory: for tests, and for a browser that blocks storage. */
export function createMemoryStore({ elements = {}, notices = [], faults = {} }: MemoryStoreOptions = {}): MemoryStore {
  const raw = new Map<string, readonly unknown[]>(
    Object.entries(elements).map(([name, list]) => [name, toPlainJson(list)])
  )
  const lists = new Map<string, DocumentList<Document>>()
  const board = createCollectionNotices()
  for (const notice of notices) board.setState(notice.id, { notice, content: () => undefined })

  const storeList = (collection: Collection<Document>, list: DocumentList<Document>) => {
    lists.set(collection.name, list)
    board.setUnreadable(collection, list.unreadable)
  }
  const readList = <T extends Document>(collection: Collection<T>): DocumentList<T> => {
    const cached = lists.get(collection.name)
    const list = cached ?? parseList(raw.get(collection.name) ?? [], collection)
    if (!cached) storeList(collection, list)
    return list as DocumentList<T>
  }
  const read = async <T extends Document>(collection: Collection<T>): Promise<DocumentList<T>> => {
    await simulateFaults(faults.delayMs, faults.reads)
    return readList(collection)
  }
  const documents = createListOperations({
    read,
    async write(collection, edit) {
      await simulateFaults(faults.delayMs, faults.writes)
      const made = edit(readList(collection))
      if (made) storeList(collection, made.list)
      if (made) refresh(collection.name)
      return made
    }
  })
  const { watch, refresh } = createLiveQueries(documents.query)

  return {
    ...documents,
    notices: board,
    faults,
    watch,
    readElements: (name) => toPlainJson(lists.get(name)?.entries.map((entry) => entry.raw) ?? raw.get(name) ?? []),
    setElements(name, list) {
      raw.set(name, toPlainJson(list))
      lists.delete(name)
      refresh(name)
    }
  }
}

async function simulateFaults(delayMs: number | undefined, fault: MemoryFault | undefined): Promise<void> {
  if (delayMs) await new Promise((resolve) => setTimeout(resolve, delayMs))
  if (fault === 'offline') throw new StoreError('unavailable', 'told to be offline', { isOffline: true })
  if (fault) throw new StoreError(fault, `told to fail: ${fault}`)
}

function toPlainJson(elements: readonly unknown[]): unknown[] {
  return JSON.parse(JSON.stringify(elements)) as unknown[]
}

/** The fallback of a browser that blocks storage: the sample, and a notice. */
export async function openInMemoryFallback(initializers: readonly CollectionInitializer[]): Promise<DocumentStore> {
  const now = new Date()
  const samples: [name: string, elements: readonly unknown[]][] = []
  for (const each of initializers) {
    const initializer = await each.load().catch(() => undefined)
    if (initializer) samples.push([each.name, await initializer.sample(now).catch(() => [])])
  }
  const elements = Object.fromEntries(samples)
  return createMemoryStore({ elements, notices: [buildConditionNotice('blocked', now.toISOString())] })
}
