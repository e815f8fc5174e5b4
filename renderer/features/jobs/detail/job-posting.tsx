import { t } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { JobWho } from '../card/job-who.tsx'
import { JobActions } from './job-actions.tsx'
import { JobFacts } from './job-facts.tsx'
import { JobSkeleton } from './job-skeleton.tsx'
import { JobText } from './job-text.tsx'

/** Titles longer than this are set smaller. */
const longTitleLength = 60

/** A posting in full; undefined: it is on its way. The heading stays the same element, so that it keeps the focus. */
export function JobPosting({ job }: { job: Job | undefined }) {
  const title = job ? (job.title.length > longTitleLength ? 'long-title' : undefined) : 'faint'
  return (
    <article className="job" aria-busy={!job}>
      <div className="job-top">
        <h1 className={title} aria-live="polite">
          {job ? job.title : t('job.loading')}
        </h1>
        {job && (
          <p className="lead">
            <JobWho job={job} />
          </p>
        )}
      </div>
      {job ? (
        <>
          <aside className="aside" aria-label={t('job.facts')}>
            <JobFacts job={job} />
            <JobActions job={job} />
          </aside>
          <JobText job={job} />
        </>
      ) : (
        <JobSkeleton />
      )}
    </article>
  )
}
