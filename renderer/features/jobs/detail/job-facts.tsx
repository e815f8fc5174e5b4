import { type MessageId, t } from '#renderer/messages/messages.ts'
import { formatDay } from '#shared/domain/dates.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { defaultSalaryText, findGivenSalary } from '#shared/domain/job/job-defaults.ts'

/** Pay, type, category, place and day; what is not known is left out. */
export function JobFacts({ job }: { job: Job }) {
  const facts: [MessageId, string | null][] = [
    ['job.fact.type', job.type.trim()],
    ['job.fact.category', job.category.trim()],
    ['job.fact.place', job.location.trim()],
    ['job.fact.posted', formatDay(job.postedDate)]
  ]
  return (
    <dl className="facts">
      <div>
        <dt className="sr">{t('job.fact.pay')}</dt>
        <dd>{findGivenSalary(job) ?? t(defaultSalaryText)}</dd>
      </div>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>{value}</dd>
            </div>
          )
      )}
    </dl>
  )
}
