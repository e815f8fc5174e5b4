import './printed-jobs.css'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { t } from '#renderer/messages/messages.ts'
import { formatDay, formatLocalDay } from '#shared/domain/dates.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { joinParts } from '../list/posted-parts.tsx'

/** Prints jobs instead of the page. */
export function usePrint(): { print: (jobs: readonly Job[]) => void; sheet: ReactNode } {
  const [printed, setPrinted] = useState<readonly Job[]>([])
  useEffect(() => {
    // Whoever prints the page afterwards gets the page.
    const clear = () => setPrinted([])
    window.addEventListener('afterprint', clear)
    return () => window.removeEventListener('afterprint', clear)
  }, [])
  const print = (jobs: readonly Job[]) => {
    // The browser prints what stands there now.
    flushSync(() => setPrinted(jobs))
    window.print()
  }
  return { print, sheet: printed.length > 0 && createPortal(<PrintedJobs jobs={printed} />, document.body) }
}

function PrintedJobs({ jobs }: { jobs: readonly Job[] }) {
  return (
    <section className="printed-jobs">
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
    </section>
  )
}
