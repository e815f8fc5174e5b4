import type { FollowOccasions, Occasion } from '#renderer/storage/core/occasions.ts'
import type { Document, Query } from '#shared/documents/document.ts'
import { type Collection, StoreError } from '../../document-store.ts'
import { countFew } from '../reading/counts.ts'
import type { DocumentConverter } from '../reading/document-converter.ts'
import type { QuerySource } from '../reading/query-source.ts'
import type { Counted, ListenerSnapshot } from '../reading/resilient-listener.ts'
import { maxAsked, type Plan, planQuery, type ServerQuestion } from '../reading/server-query.ts'
import type { AwaitTurn } from '../reading/typing-pause.ts'
import { createLateAsker, createPlainAsker, freshMs, nameQuestion, type Recalled } from './askers.ts'
import type { RememberedAnswers } from './remembered-answers.ts'
import type { RestAnswers } from './rest-answers.ts'

export interface RestSourceOptions {
  answers: RestAnswers
  remembered: RememberedAnswers
  converter: DocumentConverter
  followOccasions: FollowOccasions
  awaitTurn: AwaitTurn
  loadSearchHere: LoadSearchHere
}

/** What looks through pages on this device. */
export type LoadSearchHere = () => Promise<typeof import('./search-here.ts')>

/** An answer of more documents than `count` is asked for again no sooner than after `ms`: every document is paid for. */
const large = { count: 200, ms: 600_000 }

/**
 * A query that is asked again and again, for whoever only reads. What was answered within the last minute is told at once when it is asked
 * anew, and what was asked for in parts is not asked again for a further part.
 * @param today see planQuery
 */
export function createRestSource<T extends Document>(
  collection: Collection<T>,
  query: Query<T>,
  today: string,
  { answers, remembered, converter, followOccasions, awaitTurn, loadSearchHere }: RestSourceOptions
): QuerySource {
  const plan = planQuery(query, today)
  const isSearch = plan.by === 'search'
  /** What is asked for in parts. */
  const paged = plan.by === 'search' || (plan.by === 'page' && plan.limit > maxAsked) ? plan : undefined
  // What is only counted the server counts: nobody tells here what of it changes, so nothing of it has to be read.
  const isCount = plan.by === 'page' && query.limit <= 0
  const isList = plan.by === 'page' && !isCount
  const countAll = (all: ServerQuestion) => countFew(all, (few) => answers.count(collection.name, few))
  const counting = () => {
    let counted: Promise<Counted> | undefined
    return () => {
      counted ??= plan.by === 'page' ? countAll(plan.all) : Promise.resolve({ total: 0 })
      return counted
    }
  }

  async function ask(): Promise<ListenerSnapshot> {
    if (plan.by === 'document') {
      const found = await answers.get(collection.name, plan.id)
      return { docs: found ? [found] : [], fromCache: false }
    }
    if (isCount) {
      const counted = await countAll(plan.all)
      return { docs: [], fromCache: false, isCount: true, count: async () => counted }
    }
    return { docs: await answers.find(collection.name, plan.page), fromCache: false, count: counting() }
  }

  const asker = paged
    ? createLateAsker(async () => {
        const { beginSearch, createListChain, createPagesAsker } = await loadSearchHere()
        const chain = paged.by === 'search' ? beginSearch(collection, query, paged, converter) : createListChain(paged)
        const createCount = isSearch ? undefined : counting
        return createPagesAsker(chain, { answers, remembered, collection: collection.name, createCount })
      })
    : createPlainAsker(remembered, nameAnswer(collection.name, plan, isCount), ask, isList ? counting : undefined)

  const listen: QuerySource['listen'] = (onSnapshot, onError) => {
    let [isOver, isAsking, isTold] = [false, false, false]
    const end = () => {
      isOver = true
      stopFollowing()
    }
    const tell = (snapshot: ListenerSnapshot) => {
      if (isOver) return
      isTold = true
      onSnapshot(snapshot)
    }
    const fail = async (error: unknown) => {
      const isOffline = error instanceof StoreError && error.isOffline
      // What is on the screen stays there while the board is out of reach.
      if (isOver || (isOffline && isTold)) return
      const before = isOffline ? await asker.recall(Number.POSITIVE_INFINITY) : undefined
      if (before) return tell(before.snapshot)
      if (isOver) return
      end()
      onError(error)
    }
    const askAgain = async (maxAgeMs = 0) => {
      if (isAsking) return
      isAsking = true
      await asker
        .ask(maxAgeMs)
        .then(tell, fail)
        .finally(() => {
          isAsking = false
        })
    }
    const begin = async () => {
      const before = await asker.recall(freshMs)
      if (before?.isWhole) tell(before.snapshot)
      // What was asked for in parts, by whoever types or wants more, is no reason to ask for all of it again, nor to count anew.
      if ((paged || isCount) && before?.isWhole) return
      if (isSearch && !before && !isOver) await awaitTurn()
      if (!isOver) await askAgain(paged ? freshMs : 0)
    }
    const stopFollowing = followOccasions(async (occasion) => {
      const before = await asker.recall(Number.POSITIVE_INFINITY).catch(() => undefined)
      if (isWorthAsking(occasion, before)) void askAgain()
    })
    // Nothing is told before the listener is there.
    void Promise.resolve()
      .then(begin)
      .catch((error) => fail(error))
    return end
  }

  return { plan, readOnce: () => asker.ask(0), listen }
}

function nameAnswer(collection: string, plan: Plan, isCount: boolean): string {
  if (plan.by === 'page' && !isCount) return nameQuestion(collection, plan.page)
  return JSON.stringify([collection, isCount, plan])
}

function isWorthAsking(occasion: Occasion, before: Recalled | undefined): boolean {
  if (!before || before.snapshot.docs.length <= large.count) return true
  return Date.now() - before.at >= (occasion === 'minute' ? large.ms : freshMs)
}
