import { buildEntry, checkRevision } from '#renderer/storage/core/document-edits.ts'
import { type Entry, parseElement } from '#renderer/storage/core/document-list.ts'
import { createLiveQueries } from '#renderer/storage/core/live-queries.ts'
import { type Collection, type DocumentStore, StoreError } from '#renderer/storage/document-store.ts'
import type { Answer } from '#shared/answer.ts'
import { type DesktopBridge, type RecordPage, readStoredRevision, type WriteOutcome } from '#shared/bridge.ts'
import type { Document } from '#shared/documents/document.ts'
import { runQuery } from '#shared/documents/run-query.ts'
import { unwrap } from './bridge.ts'
import { createDesktopNotices } from './desktop-notices.ts'
import { createReplica, type Replica } from './replica.ts'

/** The second attempt is for a write from before a reload that reached main after this window had read. */
const maxAttempts = 2

interface Change<T extends Document> {
  readonly call: Promise<Answer<WriteOutcome>>
  /** The row, once it is on the disk; undefined: it is removed. */
  readonly entry: (Entry<T> & { readonly document: T }) | undefined
}

/** A replica of main's documents for its one window. A change is acknowledged, and shown, when main has it on the disk. */
export function createDesktopStore(bridge: DesktopBridge): DocumentStore {
  const replicas = new Map<string, { collection: Collection<Document>; loading: Promise<Replica<Document>> }>()
  const turns = new Map<string, Promise<unknown>>()
  const notices = createDesktopNotices(bridge)

  const load = (collection: Collection<Document>): Promise<Replica<Document>> => {
    const { name } = collection
    const loading = readAll(bridge, collection)
    replicas.set(name, { collection, loading })
    loading.then(
      (replica) => notices.setUnreadable(collection, replica.listUnreadable()),
      // After a failure the next call reads again.
      () => replicas.delete(name)
    )
    return loading
  }
  const read = <T extends Document>(collection: Collection<T>) =>
    (replicas.get(collection.name)?.loading ?? load(collection)) as unknown as Promise<Replica<T>>

  const query: DocumentStore['query'] = async (collection, given) =>
    runQuery((await read(collection)).listDocuments(), given, collection.searchText)
  const liveQueries = createLiveQueries(query)

  /** Changes of a collection run one after the other, each on the result of the last. */
  const runInTurn = <R>(name: string, task: () => Promise<R>): Promise<R> => {
    const turn = (turns.get(name) ?? Promise.resolve()).then(task, task)
    turns.set(name, turn)
    return turn
  }

  /** `prepare` returns undefined when there is nothing to do, and throws to end it. */
  const write = <T extends Document>(
    collection: Collection<T>,
    prepare: (replica: Replica<T>) => Change<T> | undefined
  ): Promise<T | undefined> =>
    runInTurn(collection.name, async () => {
      for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
        const replica = await read(collection)
        const change = prepare(replica)
        if (!change) return undefined
        const answer = await unwrap(change.call)
        if (answer.outcome === 'written') {
          replica.apply(answer.rowId, change.entry)
          notices.setUnreadable(collection, replica.listUnreadable())
          liveQueries.refresh(collection.name)
          return change.entry?.document
        }
        replicas.delete(collection.name)
        // Live queries show the missed write, also when this change is refused because of it.
        liveQueries.refresh(collection.name)
      }
      throw new StoreError('unavailable', 'what is stored is never what was read')
    })

  return {
    query,
    watch: liveQueries.watch,
    get: async (collection, id) => (await read(collection)).findEntry(id)?.document,
    async change(collection, id, mutate, expected) {
      const document = await write(collection, (replica) => {
        const before = replica.findEntry(id)
        const entry = buildEntry(before, replica.isBlocked(id), collection, id, mutate, expected)
        const [rowId, revision] = [before?.rowId ?? null, readStoredRevision(before?.raw)]
        return { call: bridge.writeDocument(collection.name, rowId, revision, JSON.stringify(entry.raw)), entry }
      })
      if (!document) throw new StoreError('unavailable', 'nothing was written')
      return document
    },
    async remove(collection, id, expected) {
      await write(collection, (replica) => {
        const before = replica.findEntry(id)
        if (!before) return undefined
        checkRevision(before.document, expected)
        const call = bridge.removeDocument(collection.name, before.rowId, readStoredRevision(before.raw))
        return { call, entry: undefined }
      })
    },
    device: {
      mayHold: () => true,
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
          if (replaced) load(replaced.collection)
          liveQueries.refresh(name)
        })
      }
    }
  }
}

async function readAll<T extends Document>(bridge: DesktopBridge, collection: Collection<T>): Promise<Replica<T>> {
  const replica = createReplica<T>()
  let after: number | null = -1
  while (after !== null) {
    const page: RecordPage = await unwrap(bridge.readDocuments(collection.name, after))
    for (const { rowId, text } of page.records) {
      const raw: unknown = JSON.parse(text)
      replica.apply(rowId, { raw, document: parseElement(raw, collection) })
    }
    after = page.next
  }
  return replica
}
