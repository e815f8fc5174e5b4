import './applicants.css'
import { useId, useMemo } from 'react'
import { Link } from '#renderer/components/public/link.tsx'
import { StatusTag } from '#renderer/components/public/status-tag.tsx'
import { applicationForm } from '#renderer/config/configuration.ts'
import { t } from '#renderer/messages/messages.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Application } from '#shared/domain/application/application.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { joinParts } from '#shared/domain/join-parts.ts'
import { useApplicantJobs, useApplicants } from './applicant-queries.ts'
import { useApplicantsUrl } from './applicants-url.ts'

export type DashboardApplicants = ReturnType<typeof useDashboardApplicants>

/** All applicants of an employer, or of the board for the administrator. */
export function useDashboardApplicants(user: SessionUser) {
  const address = useApplicantsUrl()
  const applicants = useApplicants(user)
  const jobs = useMemo(() => groupByJob(applicants.data?.applications ?? []), [applicants.data])
  const byJob = useMemo(
    () => new Map([...jobs].map(([id, applications]) => [id, countApplications(applications)])),
    [jobs]
  )
  const counts = useMemo(() => {
    // An external form leaves the number unknown.
    if (applicationForm !== undefined || !applicants.data) return undefined
    return { byJob, read: applicants.data.applications.length, total: applicants.data.total }
  }, [applicants.data, byJob])
  const { jobId } = address
  const storedJobs = useApplicantJobs(jobId === undefined ? [...jobs.keys()] : [...jobs.keys(), jobId])
  const findJob = (id: string) => hideForeignJob(user, storedJobs.data?.get(id))
  return {
    address,
    applicants,
    byJob,
    counts,
    removed: [...jobs].filter(([id]) => findJob(id) === null && (byJob.get(id)?.all ?? 0) > 0),
    /** The open job; null: gone, or another employer's; undefined: loading. */
    job: jobId === undefined ? undefined : findJob(jobId),
    isError:
      applicants.error !== undefined ||
      (storedJobs.error !== undefined && jobId !== undefined && !storedJobs.data?.has(jobId)),
    retry() {
      applicants.retry()
      storedJobs.retry()
    }
  }
}

/** null: gone, or another employer's; undefined: loading. */
function hideForeignJob({ uid, isAdmin }: SessionUser, job: Job | null | undefined): Job | null | undefined {
  return job && !isAdmin && job.employerId !== uid ? null : job
}

export function NewApplicants({ of: { byJob, address } }: { of: DashboardApplicants }) {
  const fresh = [...byJob].filter(([, count]) => count.fresh > 0)
  if (fresh.length === 0) return null
  return (
    <Link className="state state-waiting" to={address.buildNewAddress(fresh.map(([id]) => id))}>
      {t('applicants.new.total', { count: fresh.reduce((sum, [, count]) => sum + count.fresh, 0) })}
    </Link>
  )
}

export function OlderApplications({ of: { applicants } }: { of: DashboardApplicants }) {
  const { data, showOlder } = applicants
  if (!data || data.applications.length >= data.total) return null
  return (
    <p>
      <span>{t('applicants.older', { shown: data.applications.length, total: data.total })}</span>{' '}
      <button type="button" className="btn btn-line" onClick={showOlder}>
        {t('applicants.older.show')}
      </button>
    </p>
  )
}

/** Named as the applicants saw it. */
export function RemovedApplicants({ of: { removed, address } }: { of: DashboardApplicants }) {
  const id = useId()
  if (removed.length === 0) return null
  return (
    <details className="removed">
      <summary>{t('applicants.removed.jobs', { count: removed.length })}</summary>
      <ul>
        {removed.map(([jobId, applications], row) => (
          <li key={jobId}>
            <span id={`${id}-${row}`}>{joinParts([applications[0]?.job.title, applications[0]?.job.company])}</span>
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

interface JobApplicantsProps {
  of: DashboardApplicants
  jobId: string
  nameId: string
}

/** From a job to its applicants; nothing where an external form would make 'no applicants' a lie. */
export function JobApplicants({ of: { applicants, byJob, address }, jobId, nameId }: JobApplicantsProps) {
  const { data } = applicants
  // A job without listed applicants has none only if all applications were read.
  const unlisted = data && data.applications.length >= data.total ? noApplicants : undefined
  const count = byJob.get(jobId) ?? unlisted
  if (applicationForm !== undefined && !count?.all) return null
  return <ApplicantsLink to={address.buildJobAddress(jobId)} count={count} describedBy={nameId} />
}

interface ApplicantsLinkProps {
  to: string
  count: Count | undefined
  describedBy: string
}

function ApplicantsLink({ to, count, describedBy }: ApplicantsLinkProps) {
  return (
    <Link
      className="applicants-link"
      data-nobody={count?.all === 0 || undefined}
      to={to}
      aria-describedby={describedBy}
    >
      <span>{count ? t('applicants.count', { count: count.all }) : t('applicants.unknown')}</span>
      {count !== undefined && count.fresh > 0 && (
        <StatusTag tone="waiting" word={t('applicants.new', { count: count.fresh })} />
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

const noApplicants: Count = { all: 0, fresh: 0 }

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
