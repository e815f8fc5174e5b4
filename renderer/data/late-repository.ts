import { loadChunk } from '#renderer/storage/core/lazy-stores.ts'
import type { StoreError, Unsubscribe } from '#renderer/storage/document-store.ts'

/** A repository whose code comes when it is first needed. */
export interface LateRepository<Repository> {
  /** Rejects with a StoreError. */
  open(): Promise<Repository>
  /** Begins to watch something of it when its code has come. */
  watch(begin: (opened: Repository) => Unsubscribe, onError: (error: StoreError) => void): Unsubscribe
}

/** @param load may be called again after it failed */
export function createLateRepository<Repository>(load: () => Promise<Repository>): LateRepository<Repository> {
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
