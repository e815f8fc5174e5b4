import type { FileStore } from '#renderer/storage/file-store.ts'
import { toStoreError } from './local-storage.ts'

/** Most people keep no file: what keeps them is fetched with the first one. */
const load = () =>
  import('./web-files.ts').then(
    (web) => web.files,
    (error) => {
      throw toStoreError(error)
    }
  )

export const lateFiles: FileStore = {
  keep: async (owner, file) => (await load()).keep(owner, file),
  read: async (name) => (await load()).read(name),
  remove: async (name) => (await load()).remove(name),
  removeAll: async (owner) => (await load()).removeAll(owner)
}
