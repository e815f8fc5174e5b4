import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { Question } from '#renderer/components/workplace/question.tsx'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import { isUnchangedRevision } from '#shared/domain/job/unchanged-revision.ts'
import type { Desk } from '../use-desk.ts'
import { dismissBatch, runBatch, useBatch } from './batch.ts'
import { holdDecision, reopen } from './held-decisions.ts'

/** Approves together what says nothing that was not public before; nothing else can be approved without being read. */
export function BatchButton({ desk }: { desk: Desk }) {
  const { jobs, tab } = desk
  const unchanged = useMemo(() => (tab === 'pending' ? (jobs ?? []).filter(isUnchangedRevision) : []), [jobs, tab])
  const [asked, setAsked] = useState<readonly Job[]>([])
  const isRunning = useBatch(({ batch }) => batch?.isRunning === true)
  const approve = useBatchApproval()
  const count = unchanged.length
  return (
    <>
      {count > 0 && !isRunning && (
        <Button className="queue-batch" aria-haspopup="dialog" onClick={() => setAsked(unchanged)}>
          {t('desk.batch', { count })}
        </Button>
      )}
      <Question
        open={asked.length > 0}
        title={t('desk.batch.ask', { count: asked.length })}
        text={t('desk.batch.text')}
        cancel={t('desk.batch.keep')}
        confirm={t('desk.batch.do', { count: asked.length })}
        onCancel={() => setAsked([])}
        onConfirm={() => {
          setAsked([])
          approve(asked)
          desk.leave(...asked)
        }}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <ul className="batch-list" aria-label={t('desk.batch.list')} tabIndex={0}>
          {asked.map(({ id, title, company }) => (
            <li key={id}>
              {title}
              {company.trim() && <span className="dot">·</span>}
              {company}
            </li>
          ))}
        </ul>
      </Question>
    </>
  )
}

/** Holds the approval of these postings as one decision. */
function useBatchApproval(): (jobs: readonly Job[]) => void {
  const { postings } = useRepositories()
  const actor = useSession((session) => session.user)
  const store = async (jobs: readonly Job[], person: Actor) => {
    const { done, failed } = await runBatch(
      jobs,
      (job) => postings.approveUnchanged(person, job),
      (job) => reopen([job])
    )
    if (failed.length > 0) showToast('postingsNotApproved', { count: failed.length, done })
    else {
      if (done === jobs.length) dismissBatch()
      if (done > 0) showToast('postingsApproved', { count: done })
    }
  }
  return (jobs) => {
    if (actor) holdDecision({ kind: 'batch', jobs, store: () => store(jobs, actor) })
  }
}
