import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { readTakeDownReason } from '#shared/domain/job/job-ending.ts'
import { isPublic } from '#shared/domain/job/job-expiry.ts'
import { readRejectionReason } from '#shared/domain/job/job-record.ts'
import { canAct, findRelation, isHistoryFull } from '#shared/domain/job/job-transitions.ts'
import { EndingMenu } from '../ending/ending-menu.tsx'
import type { EndingStep } from '../ending/ending-steps.ts'

/** What a posting is called; a link where the public can open it. */
export function PostedTitle({ job }: { job: Job }) {
  return isPublic(job, new Date()) ? <Link to={paths.job(job.id)}>{job.title}</Link> : job.title
}

/** Why a posting was rejected or taken down, in the administrator's words; nothing when it was not. */
export function RejectionReason({ job }: { job: Job }) {
  const takenDown = readTakeDownReason(job)
  if (job.status !== 'rejected' && takenDown === '') return null
  const reason = takenDown || readRejectionReason(job)
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

/** Why the owner cannot revise a posting any more; nothing when they can. */
export function RevisedTooOften({ job, user }: { job: Job; user: SessionUser }) {
  if (findRelation(user, job) !== 'owner' || !isHistoryFull(job)) return null
  return <p className="soft">{t('toast.postingTooOften.text')}</p>
}

interface PostedActionsProps {
  job: Job
  user: SessionUser
  /** Id of what the posting is called. */
  titleId: string
  /** The id of the text that says what Revise brings about. */
  reviseHelp: string
  onEnding: (step: EndingStep, jobs: readonly Job[]) => void
}

/** What this person may do with a posting. */
export function PostedActions({ job, user, titleId, reviseHelp, onEnding }: PostedActionsProps) {
  return (
    <>
      {canAct(user, 'edit', job) && (
        <Link className="btn btn-line posted-do" to={paths.editJob(job.id)} aria-describedby={titleId}>
          {t('card.edit')}
        </Link>
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
      <EndingMenu {...{ job, user, titleId, onEnding }} />
    </>
  )
}
