import { type ReactNode, useId } from 'react'
import { LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { jobsPerPage, type PostedPage, usePostedJobs } from '../queries.ts'
import { ApplicationsLink } from './applications-link.tsx'
import { NoPostedJobs } from './no-posted-jobs.tsx'
import { PageLinks } from './page-links.tsx'
import { PostedJob } from './posted-job.tsx'
import { PostedSkeleton } from './posted-skeleton.tsx'
import { usePageTurn } from './use-page-turn.ts'

interface Props {
  user: SessionUser
  page: number
  /** Draws the way to the applicants of a posting. */
  renderApplicants: (job: Job, nameId: string) => ReactNode
  /** The way to the applicants of postings that are gone. */
  removed: ReactNode
}

/** The postings, a few at a time. */
export function PostedJobs({ user, page, renderApplicants, removed }: Props) {
  const helpId = useId()
  const { data, error, retry } = usePostedJobs(user, page)
  const heading = usePageTurn(error ? undefined : data?.page)
  if (error) {
    return <LoadFailed title={t('error.jobsTitle')} onRetry={retry} />
  }
  if (!data) return <PostedSkeleton />
  return (
    <>
      <div className="posted-top">
        <h2 ref={heading} tabIndex={-1}>
          {formatCount(data)}
        </h2>
        <ApplicationsLink user={user} />
        {data.total > 0 && !user.isAdmin && (
          <p className="small faint" id={helpId}>
            {t('dashboard.revise.help')}
          </p>
        )}
      </div>
      {data.total === 0 ? (
        <NoPostedJobs isAdmin={user.isAdmin} />
      ) : (
        <ul className="posted-list">
          {data.jobs.map((job) => (
            <PostedJob key={job.id} job={job} user={user} reviseHelp={helpId} renderApplicants={renderApplicants} />
          ))}
        </ul>
      )}
      <PageLinks page={data.page} pages={data.pages} />
      {removed}
    </>
  )
}

function formatCount({ page, pages, jobs, total }: PostedPage): string {
  if (pages === 1) return t('dashboard.count', { count: total })
  const before = (page - 1) * jobsPerPage
  return t('dashboard.count.some', { first: before + 1, last: before + jobs.length, count: total })
}
