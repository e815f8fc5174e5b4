import type { CollectionInitializer } from '#renderer/storage/core/collection-initializer.ts'
import {
  applyChange,
  applyRemoval,
  type DocumentList,
  type Edit,
  listOf
} from '#renderer/storage/core/document-list.ts'
import { liveQueries } from '#renderer/storage/core/live-queries.ts'
import { noticeBoard, unreadableContent, unreadableNotice } from '#renderer/storage/core/notices.ts'
import { signal } from '#renderer/storage/core/signal.ts'
import {
  type Collection,
  type DocumentStore,
  StoreError,
  type StoreFailure,
  type StoreNotices
} from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import { runQuery } from '#shared/documents/run-query.ts'
import { planInitialization } from '#shared/storage/initialization.ts'
import { conditionNotice, type StoreNotice } from '#shared/storage/notices.ts'

export interface MemoryStoreOptions {
  /** Raw elements to begin with, by collection name. */
  readonly elements?: Readonly<Record<string, readonly unknown[]>>
  /** Notices to begin with; undo has nothing to put back here. */
  readonly notices?: readonly StoreNotice[]
  readonly faults?: MemoryFaults
}

/** What goes wrong, for tests of how the screens take it. May be changed while the store is in use. */
export interface MemoryFaults {
  /** Every change and removal fails like this. */
  writes?: StoreFailure | undefined
  /** Every reading fails like this. */
  reads?: StoreFailure | undefined
  /** Milliseconds every answer takes. */
  delay?: number | undefined
}

export interface MemoryStore extends DocumentStore {
  /** The elements as they would be stored. */
  elements(collection: string): unknown[]
  /** Replaces the elements, as another tab would. */
  setElements(collection: string, elements: readonly unknown[]): void
  readonly faults: MemoryFaults
}

/** A board that lasts as long as the page: for tests, and for a browser that blocks storage. */
export function memoryStore({ elements = {}, notices = [], faults = {} }: MemoryStoreOptions = {}): MemoryStore {
  const raw = new Map<string, readonly unknown[]>(Object.entries(elements).map(([name, list]) => [name, plain(list)]))
  const lists = new Map<string, DocumentList<Document>>()
  const shown: MemoryNotices = memoryNotices(notices)
  const changes = signal<string>()

  const keep = (collection: Collection<Document>, list: DocumentList<Document>) => {
    lists.set(collection.name, list)
    shown.lookAt(collection, list)
  }
  const listIn = <T extends Document>(collection: Collection<T>): DocumentList<T> => {
    const known = lists.get(collection.name)
    const list = known ?? listOf(raw.get(collection.name) ?? [], collection)
    if (!known) keep(collection, list)
    return list as DocumentList<T>
  }
  const read = async <T extends Document>(collection: Collection<T>): Promise<DocumentList<T>> => {
    await answer(faults.delay, faults.reads)
    return listIn(collection)
  }
  const write = async <T extends Document>(
    collection: Collection<T>,
    edit: (list: DocumentList<T>) => Edit<T> | undefined
  ) => {
    await answer(faults.delay, faults.writes)
    const made = edit(listIn(collection))
    if (made) keep(collection, made.list)
    if (made) changes.emit(collection.name)
    return made?.stored?.document
  }
  const query: DocumentStore['query'] = async (collection, wanted) =>
    runQuery((await read(collection)).documents, wanted, collection.searchText)
  const { watch, refresh } = liveQueries(query)
  changes.subscribe(refresh)

  return {
    notices: shown,
    faults,
    query,
    watch,
    async get(collection, id) {
      const list = await read(collection)
      return list.entries[list.places.get(id) ?? -1]?.document
    },
    async change(collection, id, mutate, expected) {
      const document = await write(collection, (list) => applyChange(list, collection, id, mutate, expected))
      if (!document) throw new StoreError('unavailable', 'nothing was written')
      return document
    },
    async remove(collection, id, expected) {
      await write(collection, (list) => applyRemoval(list, id, expected))
    },
    elements: (name) => plain(lists.get(name)?.entries.map((entry) => entry.raw) ?? raw.get(name) ?? []),
    setElements(name, list) {
      raw.set(name, plain(list))
      lists.delete(name)
      changes.emit(name)
    }
  }
}

async function answer(delay: number | undefined, failure: StoreFailure | undefined): Promise<void> {
  if (delay) await new Promise((resolve) => setTimeout(resolve, delay))
  if (failure) throw new StoreError(failure, `told to fail: ${failure}`)
}

function plain(elements: readonly unknown[]): unknown[] {
  return JSON.parse(JSON.stringify(elements)) as unknown[]
}

interface MemoryNotices extends StoreNotices {
  lookAt(collection: Collection<Document>, list: DocumentList<Document>): void
}

function memoryNotices(given: readonly StoreNotice[]): MemoryNotices {
  const board = noticeBoard()
  const openedAt = new Date().toISOString()
  const dismissed = new Set<string>()
  const unreadable = new Map<string, { notice: StoreNotice; content: string }>()
  const show = () => {
    const all = [...given, ...[...unreadable.values()].map(({ notice }) => notice)]
    board.show(all.filter(({ id }) => !dismissed.has(id)))
  }
  show()
  return {
    watch: board.watch,
    lookAt(collection, list) {
      const notice = unreadableNotice(list, collection, openedAt)
      if (notice) unreadable.set(collection.name, { notice, content: unreadableContent(list) })
      else unreadable.delete(collection.name)
      show()
    },
    undo: () => Promise.reject(new StoreError('unavailable', 'nothing was set aside')),
    async content(id) {
      const found = [...unreadable.values()].find(({ notice }) => notice.id === id)
      if (!found) throw new StoreError('unavailable', 'nothing was set aside')
      return found.content
    },
    async dismiss(id) {
      dismissed.add(id)
      show()
    }
  }
}

/** The board where the browser blocks storage: what an empty one begins with, as long as the tab lives, and a notice that says so. */
export async function openInMemoryFallback(initializers: readonly CollectionInitializer[]): Promise<DocumentStore> {
  const now = new Date()
  const elements: Record<string, readonly unknown[]> = {}
  for (const each of initializers) {
    const initializer = 'load' in each ? await each.load().catch(() => undefined) : each
    if (!initializer) continue
    const plan = planInitialization({ elements: [], isComplete: true }, initializer, () => false)
    if (plan.kind !== 'seed') continue
    elements[initializer.collection.name] = await initializer.sample(now).catch(() => [])
  }
  return memoryStore({ elements, notices: [conditionNotice('blocked', now.toISOString())] })
}
