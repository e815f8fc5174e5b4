import { findRelation, isHistoryFull } from '#shared/domain/job/job-transitions.ts'
import './posted-job.css'
import { type ReactNode, useId } from 'react'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { formatDay } from '#shared/domain/dates.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { readRejectionReason } from '#shared/domain/job/job-record.ts'
import { canAct } from '#shared/domain/job/job-transitions.ts'
import { PostingHistory } from '../posting-history.tsx'
import { PostingStatus } from '../posting-status.tsx'

interface Props {
  job: Job
  user: SessionUser
  /** The id of the text that says what Revise brings about. */
  reviseHelp: string
  /** Draws the way to the applicants. */
  renderApplicants: (job: Job, nameId: string) => ReactNode
}

/** A posting as the people see it who work on it. */
export function PostedJob({ job, user, reviseHelp, renderApplicants }: Props) {
  const titleId = useId()
  const day = formatDay(job.postedDate)
  const facts = [job.type.trim(), job.category.trim(), day && t('card.posted', { day })]
  return (
    <li className="posted" aria-labelledby={titleId}>
      <div className="posted-main">
        <h3 id={titleId}>{job.status === 'approved' ? <Link to={paths.job(job.id)}>{job.title}</Link> : job.title}</h3>
        <p className="posted-who">{joinParts([job.company.trim(), job.location.trim()])}</p>
        <p className="posted-facts">{joinParts(facts)}</p>
        {renderApplicants(job, titleId)}
      </div>
      <p className="posted-status">
        <PostingStatus status={job.status} />
      </p>
      {job.status === 'rejected' && <RejectionReason job={job} />}
      <details className="posted-record">
        <summary aria-describedby={titleId}>{t('dashboard.history')}</summary>
        <PostingHistory job={job} />
      </details>
      {canAct(user, 'edit', job) && (
        <Link className="btn btn-line posted-do" to={paths.editJob(job.id)} aria-describedby={titleId}>
          {t('card.edit')}
        </Link>
      )}
      {findRelation(user, job) === 'owner' && isHistoryFull(job) && (
        <p className="soft">{t('toast.postingTooOften.text')}</p>
      )}
      {canAct(user, 'revise', job) && (
        <Link
          className="btn btn-line posted-do"
          to={paths.editJob(job.id)}
          aria-describedby={`${titleId} ${reviseHelp}`}
        >
          {t('dashboard.revise')}
        </Link>
      )}
    </li>
  )
}

/** With what is blank left out. */
function joinParts(parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(' · ')
}

/** Why a posting was rejected, in the administrator's words. */
function RejectionReason({ job }: { job: Job }) {
  const reason = readRejectionReason(job)
  return (
    <p className="posted-reason">
      {reason ? (
        <>
          <b>{t('dashboard.reason')}</b> {reason}
        </>
      ) : (
        t('dashboard.reason.none')
      )}
    </p>
  )
}
