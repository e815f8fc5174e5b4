import { type ReactNode, useMemo } from 'react'
import { applicationForm } from '#renderer/config/application-form.ts'
import type { Job } from '#shared/domain/job.ts'
import type { SessionUser } from '#shared/domain/session-user.ts'
import { useApplicantsPlace } from './applicants-address.ts'
import { ApplicantsLink } from './applicants-link.tsx'
import { ApplicantsView } from './applicants-view.tsx'
import { byJob, countOf, nobody } from './counts.ts'
import { NewApplicants } from './new-applicants.tsx'
import { useApplicantPostings, useApplicants } from './queries.ts'
import { RemovedApplicants } from './removed-applicants.tsx'

/** What a dashboard shows of the applicants, and where. */
export interface DashboardApplicants {
  /** In the head: how many are new. */
  total: ReactNode
  /** At a posting: the way to its applicants. `nameId` is the id of what the posting is called. */
  linkOf: (job: Job, nameId: string) => ReactNode
  /** Under the postings: the way to applicants whose posting is gone. */
  removed: ReactNode
  /** In place of the postings; null: nobody asks for the applicants of one. */
  open: ReactNode
}

/** The applicants of an employer, or all of them for the administrator, for the dashboard. */
export function useDashboardApplicants(user: SessionUser, onShare: (job: Job) => void): DashboardApplicants {
  const place = useApplicantsPlace()
  const applicants = useApplicants(user)
  const jobs = useMemo(() => byJob(applicants.data?.applications ?? []), [applicants.data])
  const counts = useMemo(() => new Map([...jobs].map(([id, applications]) => [id, countOf(applications)])), [jobs])
  const wanted = place.jobId === undefined ? [...jobs.keys()] : [...jobs.keys(), place.jobId]
  const postings = useApplicantPostings(wanted)
  const postingOf = (id: string) => ownPosting(user, postings.data?.get(id))
  const removed = [...jobs]
    .filter(([id]) => postingOf(id) === null && (counts.get(id)?.all ?? 0) > 0)
    .map(([jobId, applications]) => ({ jobId, applications }))
  const retry = () => {
    applicants.retry()
    postings.retry()
  }
  const { jobId } = place
  return {
    total: <NewApplicants count={[...counts.values()].reduce((sum, { fresh }) => sum + fresh, 0)} />,
    linkOf: ({ id }, nameId) => {
      const count = applicants.data && (counts.get(id) ?? nobody)
      // Where people apply through a form outside, an empty list here would say that nobody does.
      if (applicationForm !== undefined && !count?.all) return null
      return <ApplicantsLink to={place.addressOfJob(id)} count={count} describedBy={nameId} />
    },
    removed: <RemovedApplicants postings={removed} place={place} />,
    open:
      jobId === undefined ? null : (
        <ApplicantsView
          key={jobId}
          posting={postingOf(jobId)}
          applicants={{ ...applicants, retry }}
          failed={applicants.error !== undefined || (postings.error !== undefined && !postings.data?.has(jobId))}
          {...{ jobId, place, onShare }}
        />
      )
  }
}

/** A posting, if it is this person's; null: gone, or somebody else's; undefined: not known yet. */
function ownPosting({ uid, isAdmin }: SessionUser, posting: Job | null | undefined): Job | null | undefined {
  return posting && !isAdmin && posting.employerId !== uid ? null : posting
}
