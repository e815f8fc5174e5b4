import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useLazyWatch } from '#renderer/hooks/use-watch.ts'
import { t } from '#renderer/messages/messages.ts'
import { formatDateTime, formatLocalDate } from '#shared/domain/date-time.ts'
import type { Report } from '#shared/domain/report/report.ts'
import type { ReportedPosting } from '#shared/domain/report/reported-posting.ts'
import { QuestionAnswered } from '../postings/question.tsx'
import { formatReason } from './reports-queue-list.tsx'

interface Props {
  jobId: string
  /** null: nothing of it waits any more. */
  posting: ReportedPosting | null
  isTakenDown: boolean
}

export function ReportList({ jobId, posting, isTakenDown }: Props) {
  const { reports } = useRepositories()
  const { data: decisions } = useLazyWatch(reports, (opened) => opened.watchDecisions, jobId)
  const { data: words } = useLazyWatch(reports, (opened) => opened.watchReports, jobId)
  const { data: question } = useLazyWatch(reports, (opened) => opened.watchQuestion, jobId)
  return (
    <section className="reports" aria-label={t('desk.reports')}>
      {posting && isTakenDown && <p className="reports-over">{t('desk.reports.takenDown')}</p>}
      {posting && <Waiting posting={posting} words={words?.filter((report) => report.words !== '') ?? []} />}
      {question && <QuestionAnswered question={question} className="reports-question" />}
      {decisions && decisions.length > 0 && (
        <>
          <h2>{t('desk.reports.before')}</h2>
          <ul className="reports-before">
            {decisions.map(({ state, at, reasons }) => (
              <li key={`${at} ${state}`}>
                {t(`desk.reports.state.${state}`)} <span className="faint">{formatLocalDate(at)}</span>
                <span className="reports-why small soft">{reasons.map(formatReason).join(', ')}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

interface WaitingProps {
  posting: ReportedPosting
  words: readonly Report[]
}

/** How many gave which reason, and what they wrote: as plain text, whatever it looks like. */
function Waiting({ posting: { count, named, reasons }, words: worded }: WaitingProps) {
  return (
    <>
      <h2>{t('desk.reports.count', { count })}</h2>
      {named > 0 && <p className="reports-named soft">{t('desk.reports.named', { named, count })}</p>}
      <ul className="reports-reasons">
        {reasons.map((counted) => (
          <li key={counted.reason}>{formatReason(counted)}</li>
        ))}
      </ul>
      {worded.length > 0 && (
        <ul className="reports-words">
          {worded.map(({ id, reason, words, reportedAt, named: isNamed }) => (
            <li key={id}>
              <q>{words}</q>
              <span className="reports-why small soft">
                {t(`report.reason.${reason}`)}
                <span className="dot">·</span>
                <span className="faint">{formatDateTime(reportedAt)}</span>
                {isNamed && (
                  <>
                    <span className="dot">·</span>
                    <span>{t('desk.reports.confirmed')}</span>
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
