import { loadChunk } from '#renderer/storage/core/lazy-stores.ts'
import type { StoreError, Unsubscribe } from '#renderer/storage/document-store.ts'
import type { Watch } from './watches.ts'

/** A repository whose code is fetched with its first use. */
export interface LazyRepository<Repository> {
  open(): Promise<Repository>
  watch(begin: (opened: Repository) => Unsubscribe, onError: (error: StoreError) => void): Unsubscribe
}

/** A lazy repository with an eager count of its waiting documents. */
export interface LazyQueue<Repository> extends LazyRepository<Repository> {
  watchCount: Watch<number>
}

/** @param load may be called again after it failed */
export function createLazyRepository<Repository>(load: () => Promise<Repository>): LazyRepository<Repository> {
  let opened: Promise<Repository> | undefined
  const open = () => {
    opened ??= loadChunk(load).catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }
  return {
    open,
    watch(begin, onError) {
      let isWanted = true
      let stop = () => {}
      open().then(
        (repository) => {
          if (isWanted) stop = begin(repository)
        },
        (error: StoreError) => isWanted && onError(error)
      )
      return () => {
        isWanted = false
        stop()
      }
    }
  }
}
