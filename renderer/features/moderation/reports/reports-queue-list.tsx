import '#renderer/messages/report-messages.ts'
import './reports.css'
import { Switch } from 'antd'
import { type ReactNode, useCallback, useId, useState } from 'react'
import { StatusTag } from '#renderer/components/public/status-tag.tsx'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useLazyWatchedQuery } from '#renderer/hooks/use-watched-query.ts'
import { t } from '#renderer/messages/messages.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import type { JobQuestion } from '#shared/domain/report/administrator-question.ts'
import { type ReasonCount, waitsForDecision } from '#shared/domain/report/job-report.ts'
import type { ReportedJob } from '#shared/domain/report/reported-job.ts'
import { QuestionState, useQuestions } from '../jobs/use-administrator-questions.tsx'
import { QueueList } from '../queue/queue-list.tsx'
import { joinDotted, QueueRow } from '../queue/queue-row.tsx'
import type { ListPlace } from '../queue/review-queue-pane.tsx'
import type { ReportsQueue } from './use-reports-queue.ts'

interface Props {
  queue: ReportsQueue
  place: ListPlace
  extra: ReactNode
}

export function ReportsQueueList({ queue, place, extra }: Props) {
  const { waiting, total = 0 } = queue
  const questions = useQuestions()
  const renderRow = useCallback(
    (reported: ReportedJob) => <ReportedRow job={reported} question={questions?.get(reported.id)} />,
    [questions]
  )
  const counts = { count: waiting?.filter(waitsForDecision).length ?? 0, total }
  return (
    <>
      <div className="queue-order spread small soft">
        <p>{counts.count < counts.total ? t('moderation.reports.part', counts) : t('moderation.reports.order')}</p>
        {extra}
      </div>
      <QueueList {...{ queue, place, renderRow }} />
      <OnlyNamed />
    </>
  )
}

interface RowProps {
  job: ReportedJob
  question: JobQuestion | undefined
}

function ReportedRow({ job: { job, count, named, since, reasons, state }, question }: RowProps) {
  return (
    <QueueRow title={job.title} at={since} who={[job.company, job.location]}>
      {state === 'asked' ? (
        <QuestionState question={question} isOpen />
      ) : (
        <StatusTag tone="waiting" word={reasons.map(formatReason).join(', ')} />
      )}
      {(reasons.length > 1 || named > 0) && (
        <span className="queue-who small soft">
          {joinDotted([
            t('moderation.reports.count', { count }),
            named > 0 ? t('moderation.reports.named', { named, count }) : ''
          ])}
        </span>
      )}
    </QueueRow>
  )
}

/** 'Asks for money', or 'Asks for money (3)' when that many reported it. */
export function formatReason({ reason, count }: ReasonCount): string {
  const word = t(`report.reason.${reason}`)
  return count === 1 ? word : t('moderation.reports.counted', { word, count })
}

/** On a shared board: whether only those with a confirmed address may report. */
function OnlyNamed() {
  const { reports } = useRepositories()
  const { data: onlyNamed } = useLazyWatchedQuery(reports, (opened) => opened.watchOnlyNamed)
  const [isBusy, setBusy] = useState(false)
  const id = useId()
  if (typeof onlyNamed !== 'boolean') return null
  const set = async (wanted: boolean) => {
    setBusy(true)
    try {
      await (await reports.open()).setOnlyNamed(wanted)
    } catch (error) {
      showFailure('job', error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="reports-only">
      <Switch id={id} checked={onlyNamed} loading={isBusy} aria-describedby={`${id}-help`} onChange={set} />
      <label htmlFor={id}>{t('moderation.reports.onlyNamed')}</label>
      <p id={`${id}-help`} className="faint">
        {t('moderation.reports.onlyNamed.help')}
      </p>
    </div>
  )
}
