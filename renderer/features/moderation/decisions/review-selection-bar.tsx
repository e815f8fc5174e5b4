import { Button } from 'antd'
import { useState } from 'react'
import { AntdConfirmDialog } from '#renderer/components/workplace/antd-confirm-dialog.tsx'
import { ReasonDialog } from '#renderer/jobs/moderation-reasons/reason-dialog.tsx'
import { storeReasonDraft, useReasonDraft } from '#renderer/jobs/moderation-reasons/unsaved-reasons.ts'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { Hint } from '#shared/domain/job/hints/job-hint.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { listHintsForReasons } from '../jobs/list-hints-for-reasons.ts'
import { mayAskForMoney } from '../jobs/use-find-hints.ts'
import type { JobsQueue } from '../jobs/use-job-requests.ts'
import { useUnconfirmedOwners } from '../jobs/use-unconfirmed-owners.ts'
import { BatchList } from './batch-decision-button.tsx'
import { useBatchDecisionStore } from './batch-decision-store.ts'
import { useBatchDecision } from './use-batch-decision.ts'
import type { ModerationTools } from './use-review-decision.ts'
import type { Selection } from './use-review-selection.ts'

interface Props {
  queue: JobsQueue
  selection: Selection
  findNow: (job: Job) => readonly Hint[]
  tools: ModerationTools
}

const reasonKey = 'reject selected'

/** Decides about the selected jobs with one confirmation. Each was on the screen: nothing is approved unread. */
export function ReviewSelectionBar({ queue, selection, findNow, tools }: Props) {
  const { jobs, clear } = selection
  const uid = useSession((session) => session.user?.uid ?? '')
  const reason = useReasonDraft(uid, reasonKey)
  const [asked, setAsked] = useState<{ decision: 'approve' | 'reject'; jobs: readonly Job[] }>()
  const isRunning = useBatchDecisionStore(({ batch }) => batch?.isOver === false)
  const decide = useBatchDecision(queue, tools)
  const findUnconfirmed = useUnconfirmedOwners()
  const close = () => setAsked(undefined)
  const answer = (words: string) => {
    if (!asked) return
    close()
    void decide(asked.decision, asked.jobs, words).then((again) => {
      clear(asked.jobs.filter((job) => !again.includes(job)))
      if (again.length === 0) storeReasonDraft(uid, reasonKey, '')
    })
  }
  const count = asked?.jobs.length ?? 0
  const emails = [...new Set(asked?.jobs.flatMap((job) => findUnconfirmed(job)?.email ?? []))]
  const paying = asked?.jobs.filter((job) => mayAskForMoney(findNow(job))).map(({ title }) => title) ?? []
  return (
    <>
      {jobs.length > 0 && !isRunning && (
        <div className="batch-line row">
          <p role="status">{t('moderation.selection.count', { count: jobs.length })}</p>
          <Button aria-haspopup="dialog" onClick={() => setAsked({ decision: 'approve', jobs })}>
            {t('moderation.selection.approve', { count: jobs.length })}
          </Button>
          <Button danger aria-haspopup="dialog" onClick={() => setAsked({ decision: 'reject', jobs })}>
            {t('moderation.selection.reject', { count: jobs.length })}
          </Button>
          <Button type="text" onClick={() => clear()}>
            {t('moderation.selection.clear')}
          </Button>
        </div>
      )}
      <AntdConfirmDialog
        open={asked?.decision === 'approve'}
        title={t('moderation.selection.approve.ask', { count })}
        text={
          <>
            <p>{t('moderation.selection.approve.text')}</p>
            {paying.length > 0 && (
              <p>
                <b>{t('moderation.selection.fee', { titles: paying.join(', ') })}</b>
              </p>
            )}
            {emails.length > 0 && <p>{t('moderation.approve.confirms', { email: emails.join(', ') })}</p>}
          </>
        }
        cancel={t('moderation.batch.keep')}
        confirm={t('moderation.selection.approve', { count })}
        danger={paying.length > 0}
        onCancel={close}
        onConfirm={() => answer('')}
      >
        <BatchList jobs={asked?.jobs ?? []} />
      </AntdConfirmDialog>
      {asked?.decision === 'reject' && (
        <ReasonDialog
          title={t('moderation.selection.reject.ask', { count })}
          text={t('moderation.selection.reject.text')}
          cancel={t('moderation.reject.keep')}
          confirm={t('moderation.selection.reject', { count })}
          danger
          use="reject"
          // What is found in one of several is no blank of them all.
          hints={asked.jobs.flatMap((job) =>
            listHintsForReasons(job, findNow(job)).map((hint) => (count > 1 ? { ...hint, words: '' } : hint))
          )}
          label={t('moderation.reject.reason')}
          optional={t('moderation.optional')}
          reason={reason}
          onChange={(words) => storeReasonDraft(uid, reasonKey, words)}
          onCancel={close}
          onConfirm={() => answer(reason)}
          list={<BatchList jobs={asked.jobs} />}
        />
      )}
    </>
  )
}
