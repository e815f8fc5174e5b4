import type { FileStore } from '#renderer/storage/file-store.ts'
import { fetchedCode } from './load-chunk.ts'

/** Files whose code is fetched while the first page is already shown. `load` may be called again after it failed. */
export function filesOnDemand(load: () => Promise<FileStore>): FileStore {
  const loaded = () => fetchedCode(load)
  return {
    keep: async (owner, file) => (await loaded()).keep(owner, file),
    read: async (name) => (await loaded()).read(name),
    remove: async (name) => (await loaded()).remove(name),
    removeAll: async (owner) => (await loaded()).removeAll(owner)
  }
}
