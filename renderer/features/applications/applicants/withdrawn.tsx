import { useId } from 'react'
import { t } from '#renderer/messages/messages.ts'
import type { Application } from '#shared/domain/application/application.ts'
import { formatLocalDate } from '#shared/domain/date-time.ts'
import { filterByStage, findArrivalTime } from './stages.ts'

/** The applications that were taken back: that there were some, and nothing of whose they were. */
export function Withdrawn({ applications }: { applications: readonly Application[] }) {
  const id = useId()
  const gone = filterByStage(applications, 'withdrawn')
  if (gone.length === 0) return null
  return (
    <section className="withdrawn" aria-labelledby={id}>
      <h3 id={id}>{t('applicants.withdrawn', { count: gone.length })}</h3>
      <ul>
        {gone.map((application) => (
          <li key={application.id} className="small soft">
            {t('applicants.withdrawn.line', {
              applied: formatLocalDate(application.appliedAt) ?? '',
              day: formatLocalDate(findArrivalTime(application)) ?? ''
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}
