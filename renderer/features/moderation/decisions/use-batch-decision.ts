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

/** 'approveUnchanged' fails where a word was never public. */
type BatchDecision = 'approve' | 'approveUnchanged' | 'reject'

/** Decides about jobs one after the other, as they were when they were chosen; an undo takes all of them back. Resolves with those that can be tried again; never rejects. */
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
    const stored: { base: Job; decided: Job }[] = []
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
    const confirmed = [...new Map(owners.map((owner) => [owner.uid, owner])).values()]
    // The jobs are live: an owner who cannot be confirmed now is with the next approval.
    await Promise.allSettled(confirmed.map((owner) => employers.confirm(owner)))
    latest.current.tools.beforeLeaving()
    latest.current.queue.leave(...stored.map(({ base }) => base))
    let left: readonly { base: Job; decided: Job }[] = stored
    latest.current.tools.record({
      ...{ title: t('moderation.batch.title', { count: done }), what: 'jobs', count: done },
      async revert() {
        const results = await Promise.allSettled(
          left.map(({ base, decided }) => jobsRepository.putBack(actor, decided, base))
        )
        const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
        left = left.filter((_job, at) => results[at]?.status === 'rejected')
        const hasLeft = (uid: string) => left.some(({ base }) => base.employerId === uid)
        await Promise.all(confirmed.filter(({ uid }) => !hasLeft(uid)).map((owner) => employers.withdraw(owner)))
        if (done === 1 && errors.length > 0) throw errors[0]
        const titles = left.map(({ base }) => base.title)
        if (titles.length > 0) throw new PartlyUndone(done, titles, errors.some(canRetry))
      },
      reselect() {
        const back = stored.find((job) => !left.includes(job)) ?? first
        latest.current.queue.reselect(back.base)
      }
    })
    return again
  }
}

function canRetry(error: unknown): boolean {
  const why = error instanceof HasApplicants ? 'applied' : explainSaveFailure(error)
  return why === 'notSaved' || why === 'offline'
}
