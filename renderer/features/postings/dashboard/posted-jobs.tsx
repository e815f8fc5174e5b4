import './posted-job.css'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { EmptyState, LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { Skeleton } from '#renderer/components/public/skeleton.tsx'
import { applicationsSheets } from '#renderer/config/applications-sheets.ts'
import { hasSamples } from '#renderer/config/configuration.ts'
import { paths } from '#renderer/config/paths.ts'
import { useServices } from '#renderer/hooks/services.ts'
import { t } from '#renderer/messages/messages.ts'
import { openExternal } from '#renderer/stores/open-external.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { jobsPerPage, type PostedPage, usePostedJobs } from '../queries.ts'
import { PageLinks, usePageTurn } from './page-links.tsx'
import { PostedJob } from './posted-job.tsx'

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
  if (error) return <LoadFailed title={t('error.jobsTitle')} isOffline={error.isOffline} onRetry={retry} />
  if (!data) return <PostedSkeleton />
  return (
    <>
      <div className="posted-top">
        <h2 ref={heading} tabIndex={-1}>
          {formatCount(data)}
        </h2>
        <ApplicationsLink user={user} />
        {data.total > 0 && (
          <p className="small faint" id={helpId}>
            {t(user.isAdmin ? 'dashboard.everybody' : 'dashboard.revise.help')}
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
      {user.isAdmin && <SamplesNote />}
    </>
  )
}

/** Says beforehand that a list which was emptied does not stay so, and how it would. */
function SamplesNote() {
  const { documents } = useServices().platform
  // A shared board has no samples.
  if (!documents.device || !hasSamples) return null
  return <p className="small faint posted-samples">{t('dashboard.samples')}</p>
}

function formatCount({ page, pages, jobs, total }: PostedPage): string {
  if (pages === 1) return t('dashboard.count', { count: total })
  const before = (page - 1) * jobsPerPage
  return t('dashboard.count.some', { first: before + 1, last: before + jobs.length, count: total })
}

/** Leads to the spreadsheet of applications, where one is configured for this person. */
function ApplicationsLink({ user }: { user: SessionUser }) {
  const { platform } = useServices()
  const address = applicationsSheets[user.isAdmin ? 'Admin' : 'Employer']
  if (address === undefined) return null
  const open = (event: MouseEvent) => {
    event.preventDefault()
    openExternal(platform, address)
  }
  return (
    <a className="btn btn-quiet posted-applications" href={address} target="_blank" rel="noreferrer" onClick={open}>
      {t('dashboard.applications')}
      <span className="sr">{t('dashboard.applications.outside')}</span>
    </a>
  )
}

function NoPostedJobs({ isAdmin }: { isAdmin: boolean }) {
  return (
    <EmptyState
      as="h3"
      title={t(isAdmin ? 'dashboard.none.admin' : 'dashboard.none.employer')}
      text={t(isAdmin ? 'dashboard.none.adminText' : 'dashboard.none.employerText')}
    >
      <Link className="btn btn-line" to={paths.postJob}>
        {t('nav.postJob')}
      </Link>
    </EmptyState>
  )
}

/** Postings in their final shape, before there is anything to put in. */
function PostedSkeleton() {
  return (
    <div className="posted-sk">
      <p className="sr" role="status">
        {t('dashboard.loading')}
      </p>
      <div className="posted-top" aria-hidden="true">
        <h2>
          <Skeleton width="6rem" />
        </h2>
      </div>
      <ul className="posted-list" aria-hidden="true">
        {['first', 'second', 'third'].map((row) => (
          <li key={row} className="posted">
            <div className="posted-main">
              <h3>
                <Skeleton width="62%" />
              </h3>
              <p className="posted-who">
                <Skeleton width="44%" />
              </p>
              <p className="posted-facts">
                <Skeleton width="56%" />
              </p>
              <p className="posted-applicants">
                <Skeleton width="7rem" />
              </p>
            </div>
            <p className="posted-status">
              <Skeleton width="5rem" />
            </p>
            <div className="posted-record">
              <span className="posted-summary">
                <Skeleton width="4rem" />
              </span>
            </div>
            <span className="btn btn-line posted-do">
              <Skeleton width="3rem" />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
