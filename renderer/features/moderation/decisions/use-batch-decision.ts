import { useLayoutEffect, useRef } from 'react'
import { HasApplicants } from '#renderer/data/jobs-repository.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { explainSaveFailure } from '#renderer/jobs/explain-save-failure.ts'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { JobsQueue } from '../jobs/use-job-requests.ts'
import { useUnconfirmedOwners } from '../jobs/use-unconfirmed-owners.ts'
import { dismissBatch, startBatch } from './batch-decision-store.ts'
import type { ModerationTools } from './use-review-decision.ts'
import { PartlyUndone } from './use-undo-decision.ts'

interface StoredDecision {
  base: Job
  decided: Job
}

/** 'approveUnchanged' fails where a word was never public. */
type BatchDecision = 'approve' | 'approveUnchanged' | 'reject'

/** Decides about jobs one after the other, as they were when they were chosen; an undo takes back all of them, or one alone. Resolves with those that can be tried again; never rejects. */
export function useBatchDecision(queue: JobsQueue, tools: ModerationTools) {
  const { employers, jobs: jobsRepository } = useRepositories()
  const actor = useSession((session) => session.user)
  const findUnconfirmed = useUnconfirmedOwners()
  const latest = useRef({ queue, tools })
  useLayoutEffect(() => {
    latest.current = { queue, tools }
  })
  return async (decision: BatchDecision, jobs: readonly Job[], reason = ''): Promise<readonly Job[]> => {
    if (!actor) return jobs
    const stored: StoredDecision[] = []
    const { failed, done: tried } = await startBatch(jobs, async (base) => {
      stored.push({ base, decided: await jobsRepository[decision](actor, base, reason) })
    })
    const done = stored.length
    const word = decision === 'reject' ? 'reject' : 'approve'
    if (failed.length > 0) showToast('jobsNotDecided', { count: failed.length, decision: word })
    else if (done > 0) showToast('jobsDecided', { count: done, decision: word })
    if (done === jobs.length) dismissBatch()
    // What was changed must be read first.
    const failedAgain = failed.filter(({ error }) => canRetry(error)).map(({ item }) => item)
    const again = [...failedAgain, ...jobs.slice(tried)]
    const [first] = stored
    if (!first) return again
    const owners = decision === 'approve' ? stored.flatMap(({ base }) => findUnconfirmed(base) ?? []) : []
    let confirmed = [...new Map(owners.map((owner) => [owner.uid, owner])).values()]
    // The jobs are live: an owner who cannot be confirmed now is with the next approval.
    await Promise.allSettled(confirmed.map((owner) => employers.confirm(owner)))
    latest.current.tools.beforeLeaving()
    latest.current.queue.leave(...stored.map(({ base }) => base))
    const undone = new Set<StoredDecision>()
    /** Those that can still be undone. */
    let left: readonly StoredDecision[] = stored
    /** Of the last undo. */
    let back: StoredDecision = first
    const reselect = ({ base }: StoredDecision) => latest.current.queue.reselect(base)
    /** Resolves with why some keep their decision. */
    const takeBack = async (which: readonly StoredDecision[]): Promise<ReadonlyMap<StoredDecision, unknown>> => {
      const errors = new Map<StoredDecision, unknown>()
      const takeOneBack = async (job: StoredDecision) => {
        try {
          await jobsRepository.putBack(actor, job.decided, job.base)
          undone.add(job)
        } catch (error) {
          errors.set(job, error)
        }
      }
      await Promise.all(which.map(takeOneBack))
      back = which.find((job) => undone.has(job)) ?? back
      left = left.filter((job) => !undone.has(job) && (!errors.has(job) || canRetry(errors.get(job))))
      const isApproved = (uid: string) => stored.some((job) => job.base.employerId === uid && !undone.has(job))
      const withdrawn = confirmed.filter(({ uid }) => !isApproved(uid))
      await Promise.all(withdrawn.map((owner) => employers.withdraw(owner)))
      confirmed = confirmed.filter((owner) => !withdrawn.includes(owner))
      return errors
    }
    latest.current.tools.record({
      get title() {
        return t('moderation.batch.title', { count: left.length })
      },
      get count() {
        return left.length
      },
      what: 'jobs',
      async revert() {
        const total = left.length
        const errors = await takeBack(left)
        if (done === 1 && errors.size > 0) throw errors.values().next().value
        const titles = [...errors.keys()].map(({ base }) => base.title)
        if (titles.length > 0) throw new PartlyUndone(total, titles, left.length > 0)
      },
      reselect: () => reselect(back),
      listParts: () =>
        left.map((job) => ({
          ...{ id: job.base.id, title: job.base.title, company: job.base.company },
          async revert() {
            const [error] = (await takeBack([job])).values()
            if (error !== undefined) throw error
          },
          reselect: () => reselect(job)
        }))
    })
    return again
  }
}

function canRetry(error: unknown): boolean {
  const why = error instanceof HasApplicants ? 'applied' : explainSaveFailure(error)
  return why === 'notSaved' || why === 'offline'
}
