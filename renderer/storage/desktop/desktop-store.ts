import { changedEntry, checkRevision } from '#renderer/storage/core/document-change.ts'
import { watching } from '#renderer/storage/core/watching.ts'
import { type Collection, type DocumentStore, StoreError } from '#renderer/storage/document-store.ts'
import type { DesktopBridge, DocumentsChanged, RecordPage, WriteOutcome } from '#shared/bridge.ts'
import type { Document } from '#shared/documents/document.ts'
import { runQuery } from '#shared/documents/run-query.ts'
import { unwrap } from './bridge.ts'
import { desktopNotices } from './desktop-notices.ts'
import { type Replica, replica } from './replica.ts'

/** Another window can be quicker many times in a row, but not for ever. */
const mostTries = 1_000

interface Known {
  readonly collection: Collection<Document>
  readonly replica: Replica<Document>
  readonly generation: number
}

/**
 * The board of this device, kept by the main process. A collection is read over the bridge once and followed from then on;
 * a change sends one document and is acknowledged when main has it on the disk.
 */
export function desktopStore(bridge: DesktopBridge): DocumentStore {
  const known = new Map<string, Promise<Known>>()
  /** What changes in a collection while it is being read. */
  const loading = new Map<string, DocumentsChanged[]>()
  const notices = desktopNotices(bridge)

  const read = <T extends Document>(collection: Collection<T>): Promise<Replica<T>> => {
    const reading = known.get(collection.name) ?? load(collection)
    return reading.then((found) => found.replica as unknown as Replica<T>)
  }
  const load = (collection: Collection<Document>): Promise<Known> => {
    const early: DocumentsChanged[] = []
    loading.set(collection.name, early)
    const reading = readAll(bridge, collection).then((found) => {
      loading.delete(collection.name)
      for (const change of early) if (change.generation === found.generation) take(found, change)
      notices.lookAt(collection, found.replica.unreadable())
      return found
    })
    known.set(collection.name, reading)
    // What could not be read is read again when it is next asked for.
    reading.catch(() => known.delete(collection.name))
    return reading
  }

  bridge.onDocumentsChanged((change) => {
    loading.get(change.collection)?.push(change)
    known.get(change.collection)?.then(
      (found) => {
        if (change.generation === found.generation) take(found, change)
        else load(found.collection)
        notices.lookAt(found.collection, found.replica.unreadable())
        watches.look(change.collection)
      },
      () => {}
    )
  })

  const query: DocumentStore['query'] = async (collection, wanted) =>
    runQuery((await read(collection)).documents(), wanted, collection.searchText)
  const watches = watching(query)

  /** Tries until no other window was quicker. `step` throws what must end it. */
  const write = async <T extends Document>(
    collection: Collection<T>,
    step: (replica: Replica<T>) => Promise<WriteOutcome> | undefined
  ): Promise<Replica<T>> => {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const current = await read(collection)
      const sent = step(current)
      if (!sent) return current
      const { outcome, record } = await sent
      current.take(record)
      if (outcome === 'written') {
        watches.look(collection.name)
        return current
      }
    }
    throw new StoreError('unavailable', 'other windows were always quicker')
  }

  return {
    notices,
    query,
    watch: watches.watch,
    get: async (collection, id) => (await read(collection)).entry(id)?.document,
    async change(collection, id, mutate, expected) {
      const { name } = collection
      const written = await write(collection, (current) => {
        const before = current.entry(id)
        const { raw } = changedEntry(before, current.isBlocked(id), collection, id, mutate, expected)
        return unwrap(bridge.writeDocument(name, before?.rowId ?? null, before?.version ?? 0, JSON.stringify(raw)))
      })
      const document = written.entry(id)?.document
      if (!document) throw new StoreError('unavailable', 'the document was changed again and is gone')
      return document
    },
    async remove(collection, id, expected) {
      await write(collection, (current) => {
        const before = current.entry(id)
        if (!before) return undefined
        checkRevision(before.document, expected)
        return unwrap(bridge.removeDocument(collection.name, before.rowId, before.version))
      })
    }
  }
}

function take({ replica }: Known, { records }: DocumentsChanged): void {
  for (const record of records) replica.take(record)
}

async function readAll(bridge: DesktopBridge, collection: Collection<Document>): Promise<Known> {
  const found = replica(collection)
  let after: number | null = -1
  let generation = 0
  while (after !== null) {
    const page: RecordPage = await unwrap(bridge.readDocuments(collection.name, after))
    if (generation !== 0 && page.generation !== generation) return readAll(bridge, collection)
    generation = page.generation
    for (const record of page.records) found.take(record)
    after = page.next
  }
  return { collection, replica: found, generation }
}
