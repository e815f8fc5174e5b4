import { type DocumentStore, StoreError } from '#renderer/storage/document-store.ts'
import { createLazyDevice, createLazyDocumentStore } from './lazy-stores.ts'
import { createOpening } from './opening.ts'

/** A device store whose code is loaded with the first call; its notices come from then on. */
export function createLazyDeviceStore(load: () => Promise<DocumentStore>): DocumentStore {
  const { open, whenOpened } = createOpening(load)
  const store = createLazyDocumentStore(open)
  const { notices } = createLazyDocumentStore(() => whenOpened)
  const device = createLazyDevice(async () => {
    const opened = await open()
    if (!opened.device) throw new StoreError('unavailable', 'nothing outlives this page')
    return opened.device
  })
  return { ...store, notices: { ...store.notices, watch: notices.watch }, device }
}
