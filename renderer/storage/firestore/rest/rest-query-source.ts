import type { OnRefetchTrigger, RefetchTrigger } from '#renderer/storage/core/refetch-triggers.ts'
import type { Document, Query } from '#shared/documents/document.ts'
import { type Collection, StoreError } from '../../document-store.ts'
import { type CountCache, publishedCount } from '../counts/count-cache.ts'
import type { DocumentConverter } from '../reading/document-converter.ts'
import { maxAsked, type Plan, planQuery } from '../reading/firestore-server-query.ts'
import type { QuerySource } from '../reading/query-results.ts'
import type { ListenerSnapshot } from '../reading/resilient-listener.ts'
import type { AwaitTurn } from '../reading/search-debounce.ts'
import { isYoungerThan } from '../reading/server-clock.ts'
import {
  type AnswerCache,
  type CachedResult,
  cacheKey,
  createLazyFetcher,
  createQueryFetcher,
  freshMs
} from './query-fetcher.ts'
import type { RestDatabase } from './rest-database.ts'

interface RestSourceOptions {
  database: RestDatabase
  cache: AnswerCache
  countCache: CountCache
  converter: DocumentConverter
  onRefetchTrigger: OnRefetchTrigger
  awaitTurn: AwaitTurn
  loadPaging: LoadPaging
}

type LoadPaging = () => Promise<typeof import('./paged-fetcher.ts')>

/** A large answer is refreshed no sooner: every document is charged. */
const large = { count: 200, ms: 600_000 }

/** A fresh answer is served from the cache, a stale one only offline; a further page does not fetch those before it again. */
export function createRestQuerySource<T extends Document>(
  collection: Collection<T>,
  query: Query<T>,
  today: string,
  { database, cache, countCache, converter, onRefetchTrigger, awaitTurn, loadPaging }: RestSourceOptions
): QuerySource {
  const plan = planQuery(query, today)
  const paged = plan.by === 'search' || (plan.by === 'page' && plan.limit > maxAsked) ? plan : undefined
  // Polling sees no single change, so a number needs no documents.
  const isCount = plan.by === 'page' && query.limit <= 0

  const all = plan.by === 'page' ? plan.all : undefined
  const count =
    all &&
    (() =>
      countCache.fetch(JSON.stringify([collection.name, all.conditions]), () =>
        publishedCount(all, (few) => database.count(collection, few))
      ))

  async function request(): Promise<ListenerSnapshot> {
    if (plan.by === 'document') {
      const found = await database.get(collection, plan.id)
      return { docs: found ? [found] : [], fromCache: false }
    }
    if (!isCount) return { docs: await database.query(collection, plan.page), fromCache: false }
    await count?.()
    return { docs: [], fromCache: false, isCount }
  }

  const fetcher = paged
    ? createLazyFetcher(async () => {
        const { beginSearch, createListChain, createPagedFetcher } = await loadPaging()
        const chain = paged.by === 'search' ? beginSearch(collection, query, paged, converter) : createListChain(paged)
        return createPagedFetcher(chain, collection, database, cache)
      })
    : createQueryFetcher(cache, keyOf(collection.name, plan, isCount), request)
  const withCount = (snapshot: ListenerSnapshot) => ({ ...snapshot, ...(count && { count }) })

  const listen: QuerySource['listen'] = (onSnapshot, onError) => {
    let [isOver, isFetching, isShown] = [false, false, false]
    const end = () => {
      isOver = true
      stopFollowing()
    }
    const deliver = (snapshot: ListenerSnapshot) => {
      if (isOver) return
      isShown = true
      onSnapshot(withCount(snapshot))
    }
    const fail = async (error: unknown) => {
      const isOffline = error instanceof StoreError && error.isOffline
      // A shown result stays while the board is out of reach.
      if (isOver || (isOffline && isShown)) return
      const stale = isOffline ? await fetcher.readCached(Number.POSITIVE_INFINITY) : undefined
      if (stale) return deliver(stale.snapshot)
      if (isOver) return
      end()
      onError(error)
    }
    const refetch = async (maxAgeMs = 0) => {
      if (isFetching) return
      isFetching = true
      await fetcher
        .fetch(maxAgeMs)
        .then(deliver, fail)
        .finally(() => {
          isFetching = false
        })
    }
    const begin = async () => {
      const cached = await fetcher.readCached(freshMs)
      if (cached?.isWhole) deliver(cached.snapshot)
      // Typing, or one page more, fetches neither the other pages nor a count again.
      if ((paged || isCount) && cached?.isWhole) return
      if (plan.by === 'search' && !cached && !isOver) await awaitTurn()
      if (!isOver) await refetch(paged ? freshMs : 0)
    }
    const stopFollowing = onRefetchTrigger(async (trigger) => {
      const cached = await fetcher.readCached(Number.POSITIVE_INFINITY).catch(() => undefined)
      if (isWorthFetching(trigger, cached)) void refetch()
    })
    begin().catch(fail)
    return end
  }

  return { plan, readOnce: async () => withCount(await fetcher.fetch(0)), listen }
}

function keyOf(collection: string, plan: Plan, isCount: boolean): string {
  if (plan.by === 'page' && !isCount) return cacheKey(collection, plan.page)
  return JSON.stringify([collection, isCount, plan])
}

function isWorthFetching(trigger: RefetchTrigger, cached: CachedResult | undefined): boolean {
  if (!cached || cached.snapshot.docs.length <= large.count) return true
  return !isYoungerThan(trigger === 'minute' ? large.ms : freshMs, cached.at)
}
