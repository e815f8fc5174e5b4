import { type DeviceStore, type DocumentStore, StoreError, type Unsubscribe } from '#renderer/storage/document-store.ts'
import type { FileStore } from '#renderer/storage/file-store.ts'
import type { StoreNotice } from '#shared/storage/notices.ts'
import { forwardNotices } from './forward-notices.ts'

/** Rejects with a StoreError 'unavailable'. */
export function loadChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  return load().catch((cause) => {
    throw new StoreError('unavailable', 'the code cannot be reached', { cause })
  })
}

/** A store whose code loads while the first page is shown: calls wait for it. A failed `load` is called again. */
export function createLazyDocumentStore(load: () => Promise<DocumentStore>): DocumentStore {
  const loadOnce = () => loadChunk(load)
  const watchLater = (
    begin: (store: DocumentStore) => Unsubscribe,
    onError: (error: StoreError) => void
  ): Unsubscribe => {
    let isWanted = true
    let stop = () => {}
    loadOnce().then(
      (store) => {
        if (isWanted) stop = begin(store)
      },
      (error: StoreError) => isWanted && onError(error)
    )
    return () => {
      isWanted = false
      stop()
    }
  }
  return {
    get: async (collection, id) => (await loadOnce()).get(collection, id),
    query: async (collection, query) => (await loadOnce()).query(collection, query),
    change: async (collection, ...more) => (await loadOnce()).change(collection, ...more),
    remove: async (collection, ...more) => (await loadOnce()).remove(collection, ...more),
    watch: (collection, query, listener, onError) =>
      watchLater((store) => store.watch(collection, query, listener, onError), onError),
    notices: {
      watch: (listener: (notices: StoreNotice[]) => void) =>
        watchLater(
          (store) => store.notices.watch(listener),
          () => {}
        ),
      ...forwardNotices(async () => (await loadOnce()).notices)
    }
  }
}

/** @param mayHold as far as it is known before the code is loaded */
export function createLazyDevice(
  load: () => Promise<DeviceStore>,
  mayHold = (_collection: string) => true
): DeviceStore {
  const loadOnce = () => loadChunk(load)
  return {
    mayHold,
    listCollections: async () => (await loadOnce()).listCollections(),
    dropCollection: async (collection) => (await loadOnce()).dropCollection(collection),
    compact: async (collection) => (await loadOnce()).compact(collection),
    eraseAll: async (viewer) => (await loadOnce()).eraseAll(viewer)
  }
}

export function createLazyFileStore(load: () => Promise<FileStore>): FileStore {
  const loadOnce = () => loadChunk(load)
  return {
    keep: async (owner, file) => (await loadOnce()).keep(owner, file),
    read: async (name) => (await loadOnce()).read(name),
    remove: async (name) => (await loadOnce()).remove(name),
    removeAll: async (owner) => (await loadOnce()).removeAll(owner)
  }
}
