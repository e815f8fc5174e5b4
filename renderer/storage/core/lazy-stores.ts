import { type DocumentStore, StoreError, type Unsubscribe } from '#renderer/storage/document-store.ts'
import type { FileStore } from '#renderer/storage/file-store.ts'
import type { StoreNotice } from '#shared/storage/notices.ts'

/** Waits for a part of the board whose code is fetched while the first page is already shown. Rejects with a StoreError 'unavailable'. */
export function loadChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  return load().catch((cause) => {
    throw new StoreError('unavailable', 'the code cannot be reached', { cause })
  })
}

/**
 * A store whose code is fetched while the first page is already shown. Questions wait for it; `load` may be called again after
 * it failed.
 */
export function lazyDocumentStore(load: () => Promise<DocumentStore>): DocumentStore {
  const loaded = () => loadChunk(load)
  /** Begins to watch as soon as there is something to be watched, unless nobody wants to by then. */
  const later = (begin: (store: DocumentStore) => Unsubscribe, failed: (error: StoreError) => void): Unsubscribe => {
    let isWanted = true
    let stop = () => {}
    loaded().then(
      (store) => {
        if (isWanted) stop = begin(store)
      },
      (error: StoreError) => isWanted && failed(error)
    )
    return () => {
      isWanted = false
      stop()
    }
  }
  return {
    get: async (collection, id) => (await loaded()).get(collection, id),
    query: async (collection, query) => (await loaded()).query(collection, query),
    change: async (collection, ...more) => (await loaded()).change(collection, ...more),
    remove: async (collection, ...more) => (await loaded()).remove(collection, ...more),
    watch: (collection, query, listener, failed) =>
      later((store) => store.watch(collection, query, listener, failed), failed),
    notices: {
      watch: (listener: (notices: StoreNotice[]) => void) =>
        later(
          (store) => store.notices.watch(listener),
          () => {}
        ),
      undo: async (id) => (await loaded()).notices.undo(id),
      content: async (id) => (await loaded()).notices.content(id),
      dismiss: async (id) => (await loaded()).notices.dismiss(id)
    }
  }
}

/** Files whose code is fetched while the first page is already shown. `load` may be called again after it failed. */
export function lazyFileStore(load: () => Promise<FileStore>): FileStore {
  const loaded = () => loadChunk(load)
  return {
    keep: async (owner, file) => (await loaded()).keep(owner, file),
    read: async (name) => (await loaded()).read(name),
    remove: async (name) => (await loaded()).remove(name),
    removeAll: async (owner) => (await loaded()).removeAll(owner)
  }
}
