import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { runWhenIdle } from '#renderer/hooks/run-when-idle.ts'
import { useQueryLimit } from '#renderer/hooks/use-query-limit.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useWatchedQuery } from '#renderer/hooks/use-watched-query.ts'
import { useFindPhrases } from '#renderer/jobs/hints/use-hint-phrases.ts'
import { memoize } from '#shared/documents/memoize.ts'
import { compareJob, createHintContext, type HintContext } from '#shared/domain/job/hints/find-hints.ts'
import type { Hint } from '#shared/domain/job/hints/job-hint.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { createHintReader } from './compute-hints-when-idle.ts'

/** undefined: not known yet. */
export type FindHints = (job: Job) => readonly Hint[] | undefined

/** How many jobs of this device one is compared with, the newest. */
const comparedHere = 1000

/** Kept while the lists of phrases are the same, also while another screen is open. */
const openReader = memoize(createHintReader)

/**
 * Hints at a job, the gravest first: from its words, and from other jobs as soon as these were read. Long texts
 * would hold the screen: they are read while the page is idle, and at once (`findNow`) only for a decision.
 */
export function useFindHints(): {
  findHints: FindHints
  findNow: (job: Job) => readonly Hint[]
  prefer: (job: Job) => void
} {
  const context = useHintContext()
  const findPhrases = useFindPhrases()
  const reader = openReader(findPhrases)
  const version = useSyncExternalStore(reader.subscribe, reader.getVersion)
  return useMemo(() => {
    const compare = memoize((job: Job) => (context ? compareJob(job, context) : []))
    const join = (job: Job, hints: readonly Hint[]) => sortHints([...hints, ...compare(job)])
    return {
      findHints(job) {
        const hints = reader.find(job)
        return hints && join(job, hints)
      },
      findNow: (job) => join(job, reader.findNow(job)),
      prefer: reader.prefer
    }
  }, [reader, context, version])
}

function useHintContext(): HintContext | undefined {
  const { jobs } = useRepositories()
  const limit = useQueryLimit({ here: comparedHere })
  const { data } = useWatchedQuery(jobs.watchAll, limit)
  const [context, setContext] = useState<HintContext>()
  useEffect(() => {
    function* index() {
      if (data) setContext(createHintContext(data.jobs, data.jobs.length >= data.total))
      yield
    }
    return runWhenIdle(index())
  }, [data])
  return context
}

const gravity: Readonly<Record<Hint['kind'], number>> = {
  fee: 10,
  account: 9,
  sex: 5,
  age: 5,
  marriage: 5,
  community: 5,
  'high-pay': 4,
  'stone-pay': 4,
  'year-as-month': 4,
  'month-as-year': 3,
  'wide-pay': 3,
  thousands: 3,
  'near-duplicate': 3,
  phone: 2,
  link: 2,
  'first-job': 1
}

function sortHints(hints: readonly Hint[]): readonly Hint[] {
  return [...hints].sort((one, other) => gravity[other.kind] - gravity[one.kind])
}

export function weighHints(hints: readonly Hint[]): number {
  return hints.reduce((sum, { kind }) => sum + gravity[kind], 0)
}

/** Whether a job must not be approved by a single press. */
export function mayAskForMoney(hints: readonly Hint[]): boolean {
  return hints.some(({ kind }) => kind === 'fee')
}
