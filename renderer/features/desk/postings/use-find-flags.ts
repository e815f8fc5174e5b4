import { useDeferredValue, useMemo } from 'react'
import { useReadLimit } from '#renderer/hooks/use-read-limit.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useWatch } from '#renderer/hooks/use-watch.ts'
import { useFindDemands } from '#renderer/postings/hints/use-find-demands.ts'
import { memoize } from '#shared/documents/memoize.ts'
import { createFlagContext, findFlags, findTextFlags } from '#shared/domain/job/flags/find-flags.ts'
import type { Flag } from '#shared/domain/job/flags/flag.ts'
import type { Job } from '#shared/domain/job/job.ts'

export type FindFlags = (job: Job) => readonly Flag[]

/** How many postings of this device one is compared with, the newest. */
const comparedHere = 1000

/** Hints at a posting, the gravest first: from its words at once, and from other postings as soon as these were read. */
export function useFindFlags(): FindFlags {
  const { postings } = useRepositories()
  const limit = useReadLimit({ here: comparedHere })
  const { data } = useWatch(postings.watchAll, limit)
  // Deferred: comparing hundreds of postings must not block the queue.
  const read = useDeferredValue(data)
  const findDemands = useFindDemands()
  return useMemo(() => {
    const context = read && createFlagContext(read.jobs, read.jobs.length >= read.total, findDemands)
    return memoize((job: Job) => sortFlags(context ? findFlags(job, context) : findTextFlags(job, findDemands)))
  }, [read, findDemands])
}

const gravity: Readonly<Record<Flag['kind'], number>> = {
  fee: 10,
  account: 9,
  sex: 5,
  age: 5,
  marriage: 5,
  community: 5,
  'high-pay': 4,
  'near-duplicate': 3,
  phone: 2,
  link: 2,
  'first-posting': 1
}

function sortFlags(flags: readonly Flag[]): readonly Flag[] {
  return [...flags].sort((one, other) => gravity[other.kind] - gravity[one.kind])
}

export function weighFlags(flags: readonly Flag[]): number {
  return flags.reduce((sum, { kind }) => sum + gravity[kind], 0)
}

/** Whether a posting must not be approved by a single press. */
export function mayAskForMoney(flags: readonly Flag[]): boolean {
  return flags.some(({ kind }) => kind === 'fee')
}
