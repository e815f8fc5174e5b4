import { createListOperations } from '#renderer/storage/core/list-operations.ts'
import { createLiveQueries } from '#renderer/storage/core/live-queries.ts'
import { assemble, type DocumentList, type Entry, parseElement } from '#renderer/storage/core/parse-document-list.ts'
import { type Collection, type DocumentStore, StoreError } from '#renderer/storage/document-store.ts'
import { type DesktopBridge, type RecordPage, readStoredRevision } from '#shared/bridge.ts'
import type { Document } from '#shared/documents/document.ts'
import { createDesktopNotices } from './desktop-notices.ts'
import { unwrap } from './find-bridge.ts'

/** The second attempt is for a write from before a reload that reached main after this window had read. */
const maxAttempts = 2

interface Replica<T extends Document> {
  readonly list: DocumentList<T>
  /** Main's rows of the list's entries, in their order. */
  readonly rowIds: readonly number[]
}

/** A replica of main's documents for its one window. A change is acknowledged, and shown, when main has it on the disk. */
export function createDesktopStore(bridge: DesktopBridge): DocumentStore {
  const replicas = new Map<string, { collection: Collection<Document>; reading: Promise<Replica<Document>> }>()
  const turns = new Map<string, Promise<unknown>>()
  const notices = createDesktopNotices(bridge)

  const keep = (collection: Collection<Document>, reading: Promise<Replica<Document>>) => {
    const { name } = collection
    replicas.set(name, { collection, reading })
    reading.then(
      ({ list }) => notices.setUnreadable(collection, list.unreadable),
      // After a failure the next call reads again.
      () => replicas.delete(name)
    )
    return reading
  }
  const read = <T extends Document>(collection: Collection<T>) =>
    (replicas.get(collection.name)?.reading ?? keep(collection, readAll(bridge, collection))) as unknown as Promise<
      Replica<T>
    >

  /** Changes of a collection run one after the other, each on the result of the last. */
  const runInTurn = <R>(name: string, task: () => Promise<R>): Promise<R> => {
    const turn = (turns.get(name) ?? Promise.resolve()).then(task, task)
    turns.set(name, turn)
    return turn
  }

  const documents = createListOperations({
    read: async (collection) => (await read(collection)).list,
    write: (collection, edit) =>
      runInTurn(collection.name, async () => {
        const { name } = collection
        for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
          const { list, rowIds } = await read(collection)
          const made = edit(list)
          if (!made) return undefined
          const index = list.indexById.get(made.id) ?? rowIds.length
          const revision = readStoredRevision(list.entries[index]?.raw)
          const answer = await unwrap(
            made.stored
              ? bridge.writeDocument(name, rowIds[index] ?? null, revision, JSON.stringify(made.stored.raw))
              : bridge.removeDocument(name, rowIds[index] ?? -1, revision)
          )
          if (answer.outcome === 'written') {
            const changed = rowIds.toSpliced(index, 1, ...(made.stored ? [answer.rowId] : []))
            keep(collection, Promise.resolve({ list: made.list, rowIds: changed }))
            liveQueries.refresh(name)
            return made
          }
          replicas.delete(name)
          // Live queries show the missed write, also when this change is refused because of it.
          liveQueries.refresh(name)
        }
        throw new StoreError('unavailable', 'what is stored is never what was read')
      })
  })
  const liveQueries = createLiveQueries(documents.query)

  return {
    ...documents,
    watch: liveQueries.watch,
    device: {
      mayContain: () => true,
      listCollections: () => unwrap(bridge.listCollections()),
      dropCollection: (name) =>
        runInTurn(name, async () => {
          await unwrap(bridge.dropCollection(name))
          replicas.delete(name)
          liveQueries.refresh(name)
        }),
      eraseAll: (viewer) => unwrap(bridge.eraseDevice(viewer))
    },
    notices: {
      ...notices,
      undo(id, viewer) {
        const name = notices.readCollection(id)
        return runInTurn(name, async () => {
          await notices.undo(id, viewer)
          // Main has replaced the list that was read.
          const replaced = replicas.get(name)
          if (replaced) keep(replaced.collection, readAll(bridge, replaced.collection))
          liveQueries.refresh(name)
        })
      }
    }
  }
}

async function readAll<T extends Document>(bridge: DesktopBridge, collection: Collection<T>): Promise<Replica<T>> {
  const entries: Entry<T>[] = []
  const rowIds: number[] = []
  let after: number | null = -1
  while (after !== null) {
    const page: RecordPage = await unwrap(bridge.readDocuments(collection.name, after))
    for (const { rowId, text } of page.records) {
      const raw: unknown = JSON.parse(text)
      entries.push({ raw, document: parseElement(raw, collection) })
      rowIds.push(rowId)
    }
    after = page.next
  }
  return { list: assemble(entries), rowIds }
}
