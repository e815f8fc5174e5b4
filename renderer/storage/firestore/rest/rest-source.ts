import type { FollowOccasions, Occasion } from '#renderer/storage/core/occasions.ts'
import type { Document, Query } from '#shared/documents/document.ts'
import { boardCounts } from '../../collections/board-counts.ts'
import { StoreError } from '../../document-store.ts'
import type { Path } from '../document-names.ts'
import { countFew, isCountedForAll, readCount } from '../reading/counts.ts'
import { findFewAtATime } from '../reading/few-at-a-time.ts'
import type { QuerySource } from '../reading/query-source.ts'
import type { Counted, ListenerSnapshot } from '../reading/resilient-listener.ts'
import { planQuery, type ServerQuestion } from '../reading/server-query.ts'
import type { RememberedAnswers } from './remembered-answers.ts'
import type { RestAnswers } from './rest-answers.ts'

export interface RestSourceOptions {
  answers: RestAnswers
  remembered: RememberedAnswers
  followOccasions: FollowOccasions
}

/** An answer may be so old before it is asked for again: what is on the screen is looked at again once a minute. */
const freshMs = 60_000

/** An answer of more documents than `count` is asked for again no sooner than after `ms`: every document is paid for. */
const large = { count: 200, ms: 600_000 }

/**
 * A query that is asked again and again, for whoever only reads. What was answered within the last minute is told at once when it is asked
 * anew.
 * @param today see planQuery
 */
export function createRestSource<T extends Document>(
  collection: Path,
  query: Query<T>,
  today: string,
  { answers, remembered, followOccasions }: RestSourceOptions
): QuerySource {
  const plan = planQuery(query, today)
  // What is only counted the server counts: nobody tells here what of it changes, so nothing of it has to be read.
  const isCount = plan.by === 'page' && query.limit <= 0
  const find = (question: ServerQuestion) =>
    findFewAtATime(async (page) => ({ docs: await answers.find(collection, page), fromCache: false }), question)
  const readTold = async (all: ServerQuestion) => {
    const told = `${boardCounts.name}/${collection}`
    const before = remembered.find(told)
    if (before && Date.now() - before.at < freshMs) return readCount(before.snapshot.docs[0]?.fields, all)
    const read = await answers.get(boardCounts.name, collection)
    remembered.keep(told, { docs: read ? [read] : [], fromCache: false })
    return readCount(read?.fields, all)
  }
  const countAll = (all: ServerQuestion) =>
    countFew(
      all,
      (few) => answers.count(collection, few),
      isCountedForAll(collection, all) ? () => readTold(all) : undefined
    )
  const name = JSON.stringify([collection, isCount, plan])

  async function ask(): Promise<ListenerSnapshot> {
    if (plan.by === 'document') {
      const found = await answers.get(collection, plan.id)
      return { docs: found ? [found] : [], fromCache: false }
    }
    if (plan.by === 'search') return find(plan.page)
    if (isCount) {
      const counted = await countAll(plan.all)
      return { docs: [], fromCache: false, isCount: true, count: async () => counted }
    }
    let counting: Promise<Counted> | undefined
    const count = () => {
      counting ??= countAll(plan.all)
      return counting
    }
    return { ...(await find(plan.page)), count }
  }

  async function readOnce(): Promise<ListenerSnapshot> {
    const snapshot = await ask()
    remembered.keep(name, snapshot)
    return snapshot
  }

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
    const fail = (error: unknown) => {
      const isOffline = error instanceof StoreError && error.isOffline
      // What is on the screen stays there while the board is out of reach.
      if (isOver || (isOffline && isTold)) return
      const before = isOffline ? remembered.find(name) : undefined
      if (before) return tell(before.snapshot)
      end()
      onError(error)
    }
    const askAgain = async () => {
      if (isAsking) return
      isAsking = true
      await readOnce()
        .then(tell, fail)
        .finally(() => {
          isAsking = false
        })
    }
    const begin = async () => {
      const before = remembered.find(name)
      const isFresh = before !== undefined && Date.now() - before.at < freshMs
      if (isFresh) tell(before.snapshot)
      // What is searched on this device answers other words as well: a letter more is no reason to ask.
      if (!isFresh || plan.by !== 'search') await askAgain()
    }
    const stopFollowing = followOccasions((occasion) => {
      if (isWorthAsking(occasion, remembered.find(name))) void askAgain()
    })
    // Nothing is told before the listener is there.
    void Promise.resolve().then(begin)
    return end
  }

  return { plan, readOnce, listen }
}

function isWorthAsking(occasion: Occasion, before: ReturnType<RememberedAnswers['find']>): boolean {
  if (!before || before.snapshot.docs.length <= large.count) return true
  return Date.now() - before.at >= (occasion === 'minute' ? large.ms : freshMs)
}
