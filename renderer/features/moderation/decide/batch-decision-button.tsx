import { Button } from 'antd'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { QuestionDialog } from '#renderer/components/workplace/question-dialog.tsx'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { isUnchangedRevision } from '#shared/domain/job/job-events.ts'
import type { FindHints } from '../jobs/use-find-hints.ts'
import type { JobsQueue } from '../jobs/use-jobs.ts'
import { joinDotted } from '../queue/queue-row.tsx'
import { dismissBatch, startBatch, useBatch } from './batch-decision-store.ts'
import type { ModerationTools } from './use-review.ts'

interface Props {
  queue: JobsQueue
  findFlags: FindHints
  tools: ModerationTools
}

/** Approves together the revisions whose every word was public before, and none that may ask for money. Nothing else is approved unread. */
export function BatchDecisionButton({ queue, findFlags, tools }: Props) {
  const { waiting, tab } = queue
  const unchanged = useMemo(() => {
    const isSafe = (job: Job) =>
      isUnchangedRevision(job) && findFlags(job)?.some(({ kind }) => kind === 'fee') === false
    return tab === 'pending' ? (waiting ?? []).filter(isSafe) : []
  }, [waiting, tab, findFlags])
  const [asked, setAsked] = useState<readonly Job[]>([])
  const isRunning = useBatch(({ batch }) => batch?.isOver === false)
  const approve = useBatchApproval(queue, tools)
  const count = unchanged.length
  return (
    <>
      {count > 0 && !isRunning && (
        <Button className="queue-batch" aria-haspopup="dialog" onClick={() => setAsked(unchanged)}>
          {t('moderation.batch', { count })}
        </Button>
      )}
      <QuestionDialog
        open={asked.length > 0}
        title={t('moderation.batch.ask', { count: asked.length })}
        text={t('moderation.batch.text')}
        cancel={t('moderation.batch.keep')}
        confirm={t('moderation.batch.do', { count: asked.length })}
        onCancel={() => setAsked([])}
        onConfirm={() => {
          setAsked([])
          void approve(asked)
        }}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <ul className="batch-list" aria-label={t('moderation.batch.list')} tabIndex={0}>
          {asked.map(({ id, title, company }) => (
            <li key={id}>{joinDotted([title, company])}</li>
          ))}
        </ul>
      </QuestionDialog>
    </>
  )
}

function useBatchApproval(queue: JobsQueue, tools: ModerationTools): (jobs: readonly Job[]) => Promise<void> {
  const { jobs: jobsRepository } = useRepositories()
  const actor = useSession((session) => session.user)
  const latest = useRef({ queue, tools })
  useLayoutEffect(() => {
    latest.current = { queue, tools }
  })
  return async (jobs) => {
    if (!actor) return
    const approved: { base: Job; decided: Job }[] = []
    const { failed } = await startBatch(jobs, async (base) => {
      approved.push({ base, decided: await jobsRepository.approveUnchanged(actor, base) })
    })
    const done = approved.length
    if (failed.length > 0) showToast('jobsNotApproved', { count: failed.length, done })
    else if (done > 0) showToast('jobsApproved', { count: done })
    if (done === jobs.length) dismissBatch()
    const [first] = approved
    if (!first) return
    latest.current.tools.beforeLeaving()
    latest.current.queue.leave(...approved.map(({ base }) => base))
    latest.current.tools.record({
      title: t('moderation.batch.title', { count: done }),
      async revert() {
        const undone = await Promise.allSettled(
          approved.map(({ base, decided }) => jobsRepository.putBack(actor, decided, base))
        )
        const refused = undone.find(({ status }) => status === 'rejected')
        if (refused) throw (refused as PromiseRejectedResult).reason
      },
      reselect: () => latest.current.queue.reselect(first.base)
    })
  }
}
