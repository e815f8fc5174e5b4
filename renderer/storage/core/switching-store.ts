import type { Collection, DocumentStore, StoreError, Unsubscribe } from '#renderer/storage/document-store.ts'
import type { Document, Query, QueryResult } from '#shared/documents/document.ts'
import type { StoreNotice } from '#shared/storage/storage-notice.ts'
import { forwardNotices } from './forward-notices.ts'
import type { OnRefetchTrigger } from './refetch-triggers.ts'
import { isSameJson } from './same-json.ts'

export interface SwitchingStore extends DocumentStore {
  /** A shown watch keeps its result until it would refetch, or this device changes it: then `watchAfterSwitch` of `second` goes on. */
  switchTo(second: DocumentStore, watchAfterSwitch: DocumentStore['watch']): void
}

interface OpenWatch {
  readonly collection: string
  isShown(): boolean
  moveTo(watch: DocumentStore['watch']): void
}

export function createSwitchingStore(
  first: DocumentStore & { stopPolling(): void },
  onRefetchTrigger: OnRefetchTrigger
): SwitchingStore {
  let current: DocumentStore = first
  let watchAfterSwitch: DocumentStore['watch'] | undefined
  const openWatches = new Set<OpenWatch>()
  /** Queries whose result was shown: the second store's cache may be older. */
  const shownQueries = new Set<string>()
  const noticeWatches = new Set<() => void>()

  function move(isMoved: (open: OpenWatch) => boolean): void {
    for (const open of [...openWatches]) {
      if (!watchAfterSwitch || !isMoved(open)) continue
      openWatches.delete(open)
      open.moveTo(watchAfterSwitch)
    }
  }

  async function andMove<R>({ name }: { name: string }, change: () => Promise<R>): Promise<R> {
    const changed = await change()
    move(({ collection }) => collection === name)
    return changed
  }

  function watchFirst<T extends Document>(
    collection: Collection<T>,
    query: Query<T>,
    listener: (result: QueryResult<T>) => void,
    onError: (error: StoreError) => void
  ): Unsubscribe {
    let shown: QueryResult<T> | undefined
    const deliver = (result: QueryResult<T>) => {
      shownQueries.add(buildQueryKey(collection, query))
      if (shown && isSameJson(shown, result)) return
      shown = result
      listener(result)
    }
    const fail = (error: StoreError) => {
      shown = undefined
      onError(error)
    }
    let stop = first.watch(collection, query, deliver, fail)
    const open: OpenWatch = {
      collection: collection.name,
      isShown: () => shown !== undefined,
      moveTo(watch) {
        stop()
        stop = watch(collection, query, deliver, fail)
      }
    }
    openWatches.add(open)
    return () => {
      openWatches.delete(open)
      stop()
    }
  }

  return {
    get: (collection, id) => current.get(collection, id),
    query: (collection, query) => current.query(collection, query),
    change: (collection, ...more) => andMove(collection, () => current.change(collection, ...more)),
    remove: (collection, ...more) => andMove(collection, () => current.remove(collection, ...more)),
    watch(collection, query, ...more) {
      if (!watchAfterSwitch) return watchFirst(collection, query, ...more)
      const watch = shownQueries.has(buildQueryKey(collection, query)) ? watchAfterSwitch : current.watch
      return watch(collection, query, ...more)
    },
    notices: {
      watch(listener: (notices: StoreNotice[]) => void) {
        let stop = current.notices.watch(listener)
        const begin = () => {
          stop()
          stop = current.notices.watch(listener)
        }
        noticeWatches.add(begin)
        return () => {
          noticeWatches.delete(begin)
          stop()
        }
      },
      ...forwardNotices(() => current.notices)
    },
    switchTo(second, watch) {
      if (watchAfterSwitch) return
      current = second
      watchAfterSwitch = watch
      first.stopPolling()
      for (const begin of noticeWatches) begin()
      move((open) => !open.isShown())
      onRefetchTrigger(() => move(() => true))
    }
  }
}

function buildQueryKey<T extends Document>({ name }: Collection<T>, query: Query<T>): string {
  return JSON.stringify([name, query])
}
