import '#renderer/messages/employer-messages.ts'
import '#renderer/messages/candidate-messages.ts'
import type { ReactNode } from 'react'
import { EmptyState } from '#renderer/components/public/empty-state.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { PageTitle } from '#renderer/components/public/page-title.tsx'
import { paths } from '#renderer/config/paths.ts'
import { useJob } from '#renderer/jobs/job-queries.ts'
import { JobStatusLabel } from '#renderer/jobs/job-status-label.tsx'
import { findJobUrl } from '#renderer/jobs/job-url.ts'
import { t } from '#renderer/messages/messages.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { readRejectionReason } from '#shared/domain/job/job-history-events.ts'
import { formatJobTitle } from '../card/job-card-summary.tsx'

interface Props {
  id: string
  user: SessionUser
  back: ReactNode
  missing: ReactNode
}

/** A job that is not public, at its public address: its status, for its owner, the administrator and applicants. */
export function NonPublicJob({ back, ...props }: Props) {
  if (props.user.role !== 'Candidate') return <WorkedOn {...props} />
  return (
    <EmptyState as="h1" title={t('applications.review.title')} text={t('applications.review')}>
      {back}
    </EmptyState>
  )
}

function WorkedOn({ id, user, missing }: Omit<Props, 'back'>) {
  const { data: job, error } = useJob(id)
  if (job === undefined && !error) return null
  const status = job?.status
  if (error || !job || (status !== 'pending' && status !== 'rejected')) return missing
  if (!user.isAdmin && job.employerId !== user.uid) return missing
  const reason = readRejectionReason(job)
  return (
    <>
      <PageTitle title={formatJobTitle(job)} />
      <EmptyState
        as="h1"
        title={job.title}
        text={
          <>
            <JobStatusLabel job={job} />
            <br />
            <span>{status === 'rejected' && reason ? reason : t(`job.own.${status}`)}</span>
          </>
        }
      >
        <Link className="btn btn-primary" to={findJobUrl(job, user)}>
          {t(user.isAdmin ? 'job.own.moderation' : 'job.own.revise')}
        </Link>
        <Link className="btn btn-line" to={paths.dashboard}>
          {t('job.own.dashboard')}
        </Link>
      </EmptyState>
    </>
  )
}
