import { usePaper } from '#renderer/components/workplace/use-paper.tsx'
import { t } from '#renderer/messages/messages.ts'
import { formatDay, formatLocalDay } from '#shared/domain/dates.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { joinParts } from '#shared/domain/join-parts.ts'

/** Prints jobs instead of the page. */
export function usePrint() {
  return usePaper((jobs: readonly Job[]) => <PrintedJobs jobs={jobs} />)
}

function PrintedJobs({ jobs }: { jobs: readonly Job[] }) {
  return (
    <>
      <h1>{t('dashboard.printed')}</h1>
      <p>{joinParts([t('dashboard.count', { count: jobs.length }), formatDay(formatLocalDay(new Date()))])}</p>
      {jobs.map((job) => (
        <article key={job.id}>
          <h2>{job.title}</h2>
          <p>{joinParts([job.company.trim(), job.location.trim(), job.salaryRange.trim()])}</p>
          <p>
            {joinParts([
              t(`posting.status.${job.status}`),
              job.type.trim(),
              job.category.trim(),
              formatDay(job.postedDate)
            ])}
          </p>
        </article>
      ))}
    </>
  )
}
