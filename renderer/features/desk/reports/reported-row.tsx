import { State } from '#renderer/components/public/state.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { ReasonCount } from '#shared/domain/report/report.ts'
import type { ReportedPosting } from '#shared/domain/report/reported-posting.ts'
import { Ago } from '../queue/queue-row.tsx'

/** One reported posting in the queue: what, who, where, since when, and what is said of it. */
export function ReportedRow({ posting: { job, count, named, since, reasons, state } }: { posting: ReportedPosting }) {
  const [company, location] = [job.company.trim(), job.location.trim()]
  return (
    <>
      <b>{job.title}</b>
      <span className="queue-age">
        <Ago at={since} />
      </span>
      <span className="queue-who">
        {company}
        {company && location && <span className="dot">·</span>}
        {location}
      </span>
      {state === 'asked' ? (
        <State tone="new" word={t('desk.reports.asked')} />
      ) : (
        <State tone="waiting" word={reasons.map(formatReason).join(', ')} />
      )}
      {(reasons.length > 1 || named > 0) && (
        <span className="queue-who">
          {t('desk.reports.count', { count })}
          {named > 0 && (
            <>
              <span className="dot">·</span>
              {t('desk.reports.named', { named, count })}
            </>
          )}
        </span>
      )}
    </>
  )
}

/** 'Asks for money', or 'Asks for money (3)' when that many said so. */
export function formatReason({ reason, count }: ReasonCount): string {
  const word = t(`report.reason.${reason}`)
  return count === 1 ? word : t('desk.reports.counted', { word, count })
}
