import { buildEntry, checkRevision, type Entry, parseElement } from '#renderer/storage/core/document-list.ts'
import { liveQueries } from '#renderer/storage/core/live-queries.ts'
import { type Collection, type DocumentStore, StoreError } from '#renderer/storage/document-store.ts'
import { type Answer, type DesktopBridge, type RecordPage, revisionOf, type WriteOutcome } from '#shared/bridge.ts'
import type { Document } from '#shared/documents/document.ts'
import { runQuery } from '#shared/documents/run-query.ts'
import { unwrap } from './bridge.ts'
import { desktopNotices } from './desktop-notices.ts'
import { createReplica, type Replica } from './replica.ts'

/** What this window bases a change on is what is stored, unless a write from before a reload of the page arrived after it was read. */
const maxAttempts = 2

interface Change<T extends Document> {
  readonly call: Promise<Answer<WriteOutcome>>
  /** What the row holds once main has it on the disk; undefined: nothing. */
  readonly entry: (Entry<T> & { readonly document: T }) | undefined
}

/**
 * The documents of this device, kept by the main process for its one window. A collection is read over the bridge once; a change
 * sends one document, is acknowledged when main has it on the disk, and only then seen by whoever watches.
 */
export function desktopStore(bridge: DesktopBridge): DocumentStore {
  const replicas = new Map<string, { collection: Collection<Document>; loading: Promise<Replica<Document>> }>()
  const turns = new Map<string, Promise<unknown>>()
  const notices = desktopNotices(bridge)

  const load = (collection: Collection<Document>): Promise<Replica<Document>> => {
    const { name } = collection
    const loading = readAll(bridge, collection)
    replicas.set(name, { collection, loading })
    loading.then(
      (replica) => notices.lookAt(collection, replica.unreadable()),
      // What could not be read is read again when it is next asked for.
      () => replicas.delete(name)
    )
    return loading
  }
  const read = <T extends Document>(collection: Collection<T>) =>
    (replicas.get(collection.name)?.loading ?? load(collection)) as unknown as Promise<Replica<T>>

  const query: DocumentStore['query'] = async (collection, wanted) =>
    runQuery((await read(collection)).documents(), wanted, collection.searchText)
  const watches = liveQueries(query)

  /** What changes a collection happens one after the other, so that each change sees the one before. */
  const inTurn = <R>(name: string, task: () => Promise<R>): Promise<R> => {
    const turn = (turns.get(name) ?? Promise.resolve()).then(task, task)
    turns.set(name, turn)
    return turn
  }

  /** Resolves with the stored document. `prepare` gives undefined when there is nothing to do, and throws what must end it. */
  const write = <T extends Document>(
    collection: Collection<T>,
    prepare: (replica: Replica<T>) => Change<T> | undefined
  ): Promise<T | undefined> =>
    inTurn(collection.name, async () => {
      for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
        const replica = await read(collection)
        const change = prepare(replica)
        if (!change) return undefined
        const answer = await unwrap(change.call)
        if (answer.outcome === 'written') {
          replica.apply(answer.rowId, change.entry)
          notices.lookAt(collection, replica.unreadable())
          watches.refresh(collection.name)
          return change.entry?.document
        }
        replicas.delete(collection.name)
      }
      throw new StoreError('unavailable', 'what is stored is never what was read')
    })

  return {
    query,
    watch: watches.watch,
    get: async (collection, id) => (await read(collection)).entry(id)?.document,
    async change(collection, id, mutate, expected) {
      const document = await write(collection, (replica) => {
        const before = replica.entry(id)
        const entry = buildEntry(before, replica.isBlocked(id), collection, id, mutate, expected)
        const [rowId, revision] = [before?.rowId ?? null, revisionOf(before?.raw)]
        return { call: bridge.writeDocument(collection.name, rowId, revision, JSON.stringify(entry.raw)), entry }
      })
      if (!document) throw new StoreError('unavailable', 'nothing was written')
      return document
    },
    async remove(collection, id, expected) {
      await write(collection, (replica) => {
        const before = replica.entry(id)
        if (!before) return undefined
        checkRevision(before.document, expected)
        const call = bridge.removeDocument(collection.name, before.rowId, revisionOf(before.raw))
        return { call, entry: undefined }
      })
    },
    notices: {
      ...notices,
      undo(id) {
        const name = notices.collectionOf(id)
        return inTurn(name, async () => {
          await notices.undo(id)
          // Main has put another list in the place of the one that was read.
          const replaced = replicas.get(name)
          if (replaced) load(replaced.collection)
          watches.refresh(name)
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
