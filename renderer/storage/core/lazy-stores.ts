import { type DeviceStore, type DocumentStore, StoreError } from '#renderer/storage/document-store.ts'
import type { FileStore } from '#renderer/storage/file-store.ts'
import type { StoreNotice } from '#shared/storage/storage-notice.ts'
import { forwardNotices } from './forward-notices.ts'
import { type Lazy, lazy } from './lazy-loading.ts'

/** A store whose code is loaded while the first page is shown: calls wait for it. */
export function createLazyDocumentStore(load: () => Promise<DocumentStore>): DocumentStore {
  return forwardStore(lazy(load))
}

function forwardStore({ open, watch }: Pick<Lazy<DocumentStore>, 'open' | 'watch'>): DocumentStore {
  return {
    get: async (collection, id) => (await open()).get(collection, id),
    query: async (collection, query) => (await open()).query(collection, query),
    change: async (collection, ...more) => (await open()).change(collection, ...more),
    remove: async (collection, ...more) => (await open()).remove(collection, ...more),
    watch: (collection, query, listener, onError) =>
      watch((store) => store.watch(collection, query, listener, onError), onError),
    notices: {
      watch: (listener: (notices: StoreNotice[]) => void) =>
        watch(
          (store) => store.notices.watch(listener),
          () => {}
        ),
      ...forwardNotices(async () => (await open()).notices)
    }
  }
}

/** A device store whose code is loaded with the first call; its notices come from then on. */
export function createLazyDeviceStore(load: () => Promise<DocumentStore>): DocumentStore {
  const opening = lazy(load)
  const store = forwardStore(opening)
  const { notices } = createLazyDocumentStore(() => opening.whenOpened)
  const device = createLazyDevice(async () => {
    const opened = await opening.open()
    if (!opened.device) throw new StoreError('unavailable', 'nothing outlives this page')
    return opened.device
  })
  return { ...store, notices: { ...store.notices, watch: notices.watch }, device }
}

/** @param mayContain as far as it is known before the code is loaded */
export function createLazyDevice(
  load: () => Promise<DeviceStore>,
  mayContain = (_collection: string) => true
): DeviceStore {
  const { open } = lazy(load)
  return {
    mayContain,
    listCollections: async () => (await open()).listCollections(),
    dropCollection: async (collection) => (await open()).dropCollection(collection),
    eraseAll: async (viewer) => (await open()).eraseAll(viewer)
  }
}

export function createLazyFileStore(load: () => Promise<FileStore>): FileStore {
  const { open } = lazy(load)
  return {
    keep: async (owner, file) => (await open()).keep(owner, file),
    read: async (name) => (await open()).read(name),
    remove: async (name) => (await open()).remove(name),
    removeAll: async (owner) => (await open()).removeAll(owner)
  }
}
