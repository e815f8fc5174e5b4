import './applicants.css'
import { useId, useMemo } from 'react'
import { Link } from '#renderer/components/public/link.tsx'
import { StatusTag } from '#renderer/components/public/status-tag.tsx'
import { applicationForm } from '#renderer/config/build-time-settings.ts'
import { t } from '#renderer/messages/messages.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { type ApplicantCount, countByJob, noApplicants } from '#shared/domain/application/applicant-count.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { joinParts } from '#shared/domain/join-parts.ts'
import { useApplicantsUrl } from './applicants-url.ts'
import { useApplicantJobs, useApplicants } from './use-applicants.ts'

export type DashboardApplicants = ReturnType<typeof useDashboardApplicants>

/** All applicants of an employer, or of the board for the administrator. */
export function useDashboardApplicants(user: SessionUser) {
  const address = useApplicantsUrl()
  const applicants = useApplicants(user)
  const byJob = useMemo(() => countByJob(applicants.data?.applications ?? []), [applicants.data])
  const counts = useMemo(() => {
    // An external form leaves the number unknown.
    if (applicationForm !== undefined || !applicants.data) return undefined
    return { byJob, read: applicants.data.applications.length, total: applicants.data.total }
  }, [applicants.data, byJob])
  // The administrator reads those of other employers, too.
  const ownNew = useMemo(() => {
    const own = applicants.data?.applications.filter(({ employerId }) => employerId === user.uid) ?? []
    return [...new Map(own.map((one) => [one.jobId, one])).values()].filter(({ jobId }) => byJob.get(jobId)?.fresh)
  }, [applicants.data, byJob, user.uid])
  const { jobId } = address
  const storedJobs = useApplicantJobs(jobId === undefined ? [...byJob.keys()] : [...byJob.keys(), jobId])
  const findJob = (id: string) => hideForeignJob(user, storedJobs.data?.get(id))
  return {
    address,
    applicants,
    byJob,
    counts,
    /** Of applicants in stage New to the person's own jobs. */
    newAddress: address.buildNewAddress(ownNew.map((one) => one.jobId)),
    newOfJobs: ownNew.map((one) => ({ title: one.job?.title ?? '', address: address.buildNewAddress([one.jobId]) })),
    removed: [...byJob].filter(([id, { all }]) => findJob(id) === null && all > 0),
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
export function RemovedApplicants({ of: { removed, applicants, address } }: { of: DashboardApplicants }) {
  const id = useId()
  if (removed.length === 0) return null
  return (
    <details className="removed">
      <summary>{t('applicants.removed.jobs', { count: removed.length })}</summary>
      <ul>
        {removed.map(([jobId, count], row) => {
          const job = applicants.data?.applications.find((one) => one.jobId === jobId)?.job
          return (
            <li key={jobId}>
              <span id={`${id}-${row}`}>{joinParts([job?.title, job?.company])}</span>
              <ApplicantsLink to={address.buildJobAddress(jobId)} count={count} describedBy={`${id}-${row}`} />
            </li>
          )
        })}
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
  count: ApplicantCount | undefined
  describedBy: string
}

function ApplicantsLink({ to, count, describedBy }: ApplicantsLinkProps) {
  return (
    <Link
      className={count?.all === 0 ? 'applicants-link' : 'btn btn-line applicants-link'}
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
