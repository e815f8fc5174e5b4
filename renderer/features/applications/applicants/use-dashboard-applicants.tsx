import './applicants.css'
import { useId, useMemo } from 'react'
import { Link } from '#renderer/components/public/link.tsx'
import { State } from '#renderer/components/public/state.tsx'
import { createLatePart } from '#renderer/components/workplace/late-part.tsx'
import { applicationForm } from '#renderer/config/application-form.ts'
import type { Applications } from '#renderer/data/applications-repository.ts'
import { t } from '#renderer/messages/messages.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Application } from '#shared/domain/application/application.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { joinParts } from '#shared/domain/join-parts.ts'
import { type ApplicantsAddress, useApplicantsAddress } from './applicants-address.ts'
import { useApplicantPostings, useApplicants } from './queries.ts'

// Loads drag and drop only with the board.
const ApplicantsView = createLatePart(() => import('./applicants-view.tsx').then((late) => late.ApplicantsView))

export function useDashboardApplicants(user: SessionUser, onShare: (job: Job) => void) {
  const address = useApplicantsAddress()
  const applicants = useApplicants(user)
  const jobs = useMemo(() => groupByJob(applicants.data?.applications ?? []), [applicants.data])
  const counts = useMemo(
    () => new Map([...jobs].map(([id, applications]) => [id, countApplications(applications)])),
    [jobs]
  )
  const known = useMemo(() => {
    // An external form leaves the number unknown.
    if (applicationForm !== undefined || !applicants.data) return undefined
    return { byJob: counts, read: applicants.data.applications.length, total: applicants.data.total }
  }, [applicants.data, counts])
  const jobIds = address.jobId === undefined ? [...jobs.keys()] : [...jobs.keys(), address.jobId]
  const postings = useApplicantPostings(jobIds)
  const findPosting = (id: string) => hideForeignPosting(user, postings.data?.get(id))
  const removed = [...jobs].filter(([id]) => findPosting(id) === null && (counts.get(id)?.all ?? 0) > 0)
  const retry = () => {
    applicants.retry()
    postings.retry()
  }
  const { jobId } = address
  return {
    counts: known,
    total: (
      <>
        <NewApplicants count={[...counts.values()].reduce((sum, { fresh }) => sum + fresh, 0)} />
        {applicants.data && <OlderApplications applicants={applicants.data} onShow={applicants.showOlder} />}
      </>
    ),
    renderLink: ({ id }: Job, nameId: string) => {
      const count = applicants.data && (counts.get(id) ?? nobody)
      if (applicationForm !== undefined && !count?.all) return null
      return <ApplicantsLink to={address.buildJobAddress(id)} count={count} describedBy={nameId} />
    },
    removed: <RemovedApplicants postings={removed} address={address} />,
    open:
      jobId === undefined ? null : (
        <ApplicantsView
          key={jobId}
          posting={findPosting(jobId)}
          applicants={{ ...applicants, retry }}
          isError={applicants.error !== undefined || (postings.error !== undefined && !postings.data?.has(jobId))}
          {...{ jobId, address, onShare }}
          waiting={<p className="sr">{t('applicants.loading')}</p>}
          failedTitle={t('applicants.failed')}
        />
      )
  }
}

/** null: gone, or somebody else's; undefined: loading. */
function hideForeignPosting({ uid, isAdmin }: SessionUser, posting: Job | null | undefined): Job | null | undefined {
  return posting && !isAdmin && posting.employerId !== uid ? null : posting
}

function NewApplicants({ count }: { count: number }) {
  if (count === 0) return null
  return <p className="state state-waiting">{t('applicants.new.total', { count })}</p>
}

interface OlderApplicationsProps {
  applicants: Applications
  onShow: () => void
}

function OlderApplications({ applicants: { applications, total }, onShow }: OlderApplicationsProps) {
  if (applications.length >= total) return null
  return (
    <p className="older-applications">
      {t('applicants.older', { shown: applications.length, total })}{' '}
      <button type="button" className="btn btn-line" onClick={onShow}>
        {t('applicants.older.show')}
      </button>
    </p>
  )
}

interface RemovedApplicantsProps {
  postings: readonly (readonly [jobId: string, applications: readonly Application[]])[]
  address: ApplicantsAddress
}

/** Named as the applicants saw it. */
function RemovedApplicants({ postings, address }: RemovedApplicantsProps) {
  const id = useId()
  if (postings.length === 0) return null
  return (
    <details className="removed">
      <summary>{t('applicants.removed.postings', { count: postings.length })}</summary>
      <ul>
        {postings.map(([jobId, applications], row) => (
          <li key={jobId}>
            <span id={`${id}-${row}`}>{readJobName(applications[0])}</span>
            <ApplicantsLink
              to={address.buildJobAddress(jobId)}
              count={countApplications(applications)}
              describedBy={`${id}-${row}`}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}

function readJobName(application: Application | undefined): string {
  const { title = '', company = '' } = application?.job ?? {}
  return joinParts([title, company])
}

interface ApplicantsLinkProps {
  to: string
  count: Count | undefined
  describedBy?: string | undefined
}

function ApplicantsLink({ to, count, describedBy }: ApplicantsLinkProps) {
  return (
    <Link
      className="applicants-link"
      data-nobody={count?.all === 0 || undefined}
      to={to}
      aria-describedby={describedBy}
    >
      {count ? t('applicants.count', { count: count.all }) : t('applicants.unknown')}
      {count !== undefined && count.fresh > 0 && (
        <State tone="waiting" word={t('applicants.new', { count: count.fresh })} />
      )}
    </Link>
  )
}

interface Count {
  /** Without withdrawn ones. */
  all: number
  /** Still in stage New. */
  fresh: number
}

const nobody: Count = { all: 0, fresh: 0 }

function countApplications(applications: readonly Application[]): Count {
  const active = applications.filter(({ state }) => state !== 'withdrawn')
  return { all: active.length, fresh: active.filter(({ state }) => state === 'new').length }
}

function groupByJob(applications: readonly Application[]): ReadonlyMap<string, readonly Application[]> {
  const jobs = new Map<string, Application[]>()
  for (const application of applications) {
    const group = jobs.get(application.jobId)
    if (group) group.push(application)
    else jobs.set(application.jobId, [application])
  }
  return jobs
}
