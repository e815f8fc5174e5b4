import { type ReactNode, useMemo } from 'react'
import { applicationForm } from '#renderer/config/application-form.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { useApplicantsAddress } from './applicants-address.ts'
import { ApplicantsLink } from './applicants-link.tsx'
import { ApplicantsView } from './applicants-view.tsx'
import { countApplications, groupByJob, nobody } from './counts.ts'
import { NewApplicants } from './new-applicants.tsx'
import { useApplicantPostings, useApplicants } from './queries.ts'
import { RemovedApplicants } from './removed-applicants.tsx'

/** What a dashboard shows of the applicants, and where. */
export interface DashboardApplicants {
  /** In the head: how many are new. */
  total: ReactNode
  /** At a posting: the way to its applicants. `nameId` is the id of what the posting is called. */
  renderLink: (job: Job, nameId: string) => ReactNode
  /** Under the postings: the way to applicants whose posting is gone. */
  removed: ReactNode
  /** In place of the postings; null: nobody asks for the applicants of one. */
  open: ReactNode
}

/** The applicants of an employer, or all of them for the administrator, for the dashboard. */
export function useDashboardApplicants(user: SessionUser, onShare: (job: Job) => void): DashboardApplicants {
  const address = useApplicantsAddress()
  const applicants = useApplicants(user)
  const jobs = useMemo(() => groupByJob(applicants.data?.applications ?? []), [applicants.data])
  const counts = useMemo(
    () => new Map([...jobs].map(([id, applications]) => [id, countApplications(applications)])),
    [jobs]
  )
  const jobIds = address.jobId === undefined ? [...jobs.keys()] : [...jobs.keys(), address.jobId]
  const postings = useApplicantPostings(jobIds)
  const findPosting = (id: string) => hideForeignPosting(user, postings.data?.get(id))
  const removed = [...jobs]
    .filter(([id]) => findPosting(id) === null && (counts.get(id)?.all ?? 0) > 0)
    .map(([jobId, applications]) => ({ jobId, applications }))
  const retry = () => {
    applicants.retry()
    postings.retry()
  }
  const { jobId } = address
  return {
    total: <NewApplicants count={[...counts.values()].reduce((sum, { fresh }) => sum + fresh, 0)} />,
    renderLink: ({ id }, nameId) => {
      const count = applicants.data && (counts.get(id) ?? nobody)
      // Where people apply through a form outside, an empty list here would say that nobody does.
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
        />
      )
  }
}

/** A posting, if it is this person's; null: gone, or somebody else's; undefined: not known yet. */
function hideForeignPosting({ uid, isAdmin }: SessionUser, posting: Job | null | undefined): Job | null | undefined {
  return posting && !isAdmin && posting.employerId !== uid ? null : posting
}
