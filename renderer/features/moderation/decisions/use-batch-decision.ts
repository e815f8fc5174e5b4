import { useLayoutEffect, useRef } from 'react'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { JobsQueue } from '../jobs/use-job-requests.ts'
import { useUnconfirmedOwners } from '../jobs/use-unconfirmed-owners.ts'
import { dismissBatch, startBatch } from './batch-decision-store.ts'
import type { ModerationTools } from './use-review-decision.ts'

/** 'approveUnchanged' fails where a word was never public. */
type BatchDecision = 'approve' | 'approveUnchanged' | 'reject'

/** Decides about jobs one after the other, as they were when they were chosen; an undo takes all of them back. Never rejects. */
export function useBatchDecision(queue: JobsQueue, tools: ModerationTools) {
  const { employers, jobs: jobsRepository } = useRepositories()
  const actor = useSession((session) => session.user)
  const findUnconfirmed = useUnconfirmedOwners()
  const latest = useRef({ queue, tools })
  useLayoutEffect(() => {
    latest.current = { queue, tools }
  })
  return async (decision: BatchDecision, jobs: readonly Job[], reason = ''): Promise<void> => {
    if (!actor) return
    const stored: { base: Job; decided: Job }[] = []
    const { failed } = await startBatch(jobs, async (base) => {
      stored.push({ base, decided: await jobsRepository[decision](actor, base, reason) })
    })
    const done = stored.length
    const word = decision === 'reject' ? 'reject' : 'approve'
    if (failed.length > 0) showToast('jobsNotDecided', { count: failed.length, decision: word })
    else if (done > 0) showToast('jobsDecided', { count: done, decision: word })
    if (done === jobs.length) dismissBatch()
    const [first] = stored
    if (!first) return
    const owners = decision === 'approve' ? stored.flatMap(({ base }) => findUnconfirmed(base) ?? []) : []
    const confirmed = [...new Map(owners.map((owner) => [owner.uid, owner])).values()]
    // The jobs are live: an owner who cannot be confirmed now is with the next approval.
    await Promise.allSettled(confirmed.map((owner) => employers.confirm(owner)))
    latest.current.tools.beforeLeaving()
    latest.current.queue.leave(...stored.map(({ base }) => base))
    latest.current.tools.record({
      ...{ title: t('moderation.batch.title', { count: done }), what: 'jobs' },
      async revert() {
        const undone = await Promise.allSettled(
          stored.map(({ base, decided }) => jobsRepository.putBack(actor, decided, base))
        )
        const refused = undone.find(({ status }) => status === 'rejected')
        if (refused) throw (refused as PromiseRejectedResult).reason
        await Promise.all(confirmed.map((owner) => employers.withdraw(owner)))
      },
      reselect: () => latest.current.queue.reselect(first.base)
    })
  }
}
