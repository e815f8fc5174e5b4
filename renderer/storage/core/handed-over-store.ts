import type { Collection, DocumentStore, StoreError, Unsubscribe } from '#renderer/storage/document-store.ts'
import type { Document, Query, QueryResult } from '#shared/documents/document.ts'
import type { StoreNotice } from '#shared/storage/notices.ts'
import { forwardNotices } from './forward-notices.ts'
import type { FollowOccasions } from './occasions.ts'
import { isSameJson } from './same-json.ts'

export interface HandedOverStore extends DocumentStore {
  /**
   * From now on `second` is read and written. What is shown already is not read again for that: its watch goes on with `second` when it
   * would have asked again, or when this device changes something of its collection; until then it keeps its result.
   * @param watchOn a watch of `second` for what is shown already
   */
  handOver(second: DocumentStore, watchOn: DocumentStore['watch']): void
}

interface OpenWatch {
  readonly collection: string
  isShown(): boolean
  moveTo(watch: DocumentStore['watch']): void
}

/** A store that another one takes over from, while people look at what it told. `rest`: ends its asking. */
export function createHandedOverStore(
  first: DocumentStore & { rest(): void },
  followOccasions: FollowOccasions
): HandedOverStore {
  let current: DocumentStore = first
  let watchOn: DocumentStore['watch'] | undefined
  const staying = new Set<OpenWatch>()
  /** Queries whose result was shown: the second store's cache may be older. */
  const told = new Set<string>()
  const noticeWatches = new Set<() => void>()

  function move(isMeant: (open: OpenWatch) => boolean): void {
    for (const open of [...staying]) {
      if (!watchOn || !isMeant(open)) continue
      staying.delete(open)
      open.moveTo(watchOn)
    }
  }

  async function changing<R>({ name }: { name: string }, change: () => Promise<R>): Promise<R> {
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
    const tell = (result: QueryResult<T>) => {
      told.add(nameQuestion(collection, query))
      if (shown && isSameJson(shown, result)) return
      shown = result
      listener(result)
    }
    const fail = (error: StoreError) => {
      shown = undefined
      onError(error)
    }
    let stop = first.watch(collection, query, tell, fail)
    const open: OpenWatch = {
      collection: collection.name,
      isShown: () => shown !== undefined,
      moveTo(watch) {
        stop()
        stop = watch(collection, query, tell, fail)
      }
    }
    staying.add(open)
    return () => {
      staying.delete(open)
      stop()
    }
  }

  return {
    get: (collection, id) => current.get(collection, id),
    query: (collection, query) => current.query(collection, query),
    change: (collection, ...more) => changing(collection, () => current.change(collection, ...more)),
    remove: (collection, ...more) => changing(collection, () => current.remove(collection, ...more)),
    watch(collection, query, ...more) {
      if (!watchOn) return watchFirst(collection, query, ...more)
      const watch = told.has(nameQuestion(collection, query)) ? watchOn : current.watch
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
    handOver(second, watch) {
      if (watchOn) return
      current = second
      watchOn = watch
      first.rest()
      for (const begin of noticeWatches) begin()
      move((open) => !open.isShown())
      followOccasions(() => move(() => true))
    }
  }
}

function nameQuestion<T extends Document>({ name }: Collection<T>, query: Query<T>): string {
  return JSON.stringify([name, query])
}
