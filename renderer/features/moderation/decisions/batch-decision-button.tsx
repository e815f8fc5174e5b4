import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { AntdConfirmDialog } from '#renderer/components/workplace/antd-confirm-dialog.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { isSameAsApproved } from '#shared/domain/job/job-history-events.ts'
import type { FindHints } from '../jobs/use-find-hints.ts'
import type { JobsQueue } from '../jobs/use-job-requests.ts'
import { joinDotted } from '../queue/queue-row.tsx'
import { useBatchDecisionStore } from './batch-decision-store.ts'
import { useBatchDecision } from './use-batch-decision.ts'
import type { ModerationTools } from './use-review-decision.ts'

interface Props {
  queue: JobsQueue
  findHints: FindHints
  tools: ModerationTools
}

/** Approves together the jobs whose every word was approved before, and none that may ask for money. Nothing else is approved unread. */
export function BatchDecisionButton({ queue, findHints, tools }: Props) {
  const { waiting, tab } = queue
  const unchanged = useMemo(() => {
    const isSafe = (job: Job) => isSameAsApproved(job) && findHints(job)?.some(({ kind }) => kind === 'fee') === false
    return tab === 'pending' ? (waiting ?? []).filter(isSafe) : []
  }, [waiting, tab, findHints])
  const [asked, setAsked] = useState<readonly Job[]>([])
  const isRunning = useBatchDecisionStore(({ batch }) => batch?.isOver === false)
  const decide = useBatchDecision(queue, tools)
  const count = unchanged.length
  return (
    <>
      {count > 0 && !isRunning && (
        <Button className="queue-batch" aria-haspopup="dialog" onClick={() => setAsked(unchanged)}>
          {t('moderation.batch', { count })}
        </Button>
      )}
      <AntdConfirmDialog
        open={asked.length > 0}
        title={t('moderation.batch.ask', { count: asked.length })}
        text={t('moderation.batch.text')}
        cancel={t('moderation.batch.keep')}
        confirm={t('moderation.batch.do', { count: asked.length })}
        onCancel={() => setAsked([])}
        onConfirm={() => {
          setAsked([])
          void decide('approveUnchanged', asked)
        }}
      >
        <BatchList jobs={asked} />
      </AntdConfirmDialog>
    </>
  )
}

export function BatchList({ jobs }: { jobs: readonly Job[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ul className="batch-list" aria-label={t('moderation.batch.list')} tabIndex={0}>
      {jobs.map(({ id, title, company }) => (
        <li key={id}>{joinDotted([title, company])}</li>
      ))}
    </ul>
  )
}
