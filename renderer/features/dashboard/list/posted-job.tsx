import './posted-job.css'
import { Checkbox } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import { t } from '#renderer/messages/messages.ts'
import { PostingHistory } from '#renderer/postings/posting-history.tsx'
import { PostingStatus } from '#renderer/postings/posting-status.tsx'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { formatDay } from '#shared/domain/dates.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { joinParts } from '#shared/domain/join-parts.ts'
import type { EndingStep } from '../ending/ending-steps.ts'
import { EndReminder, formatEnd } from '../ending/ends-on.tsx'
import { PostedActions, PostedTitle, RejectionReason, RevisedTooOften } from './posted-parts.tsx'

interface Props {
  job: Job
  user: SessionUser
  /** The id of the text that says what Revise brings about. */
  reviseHelp: string
  /** Draws the way to the applicants. */
  renderApplicants: (job: Job, nameId: string) => ReactNode
  onEnding: (step: EndingStep, jobs: readonly Job[]) => void
  /** Draws what the administrator asks about it. */
  renderQuestion: (job: Job) => ReactNode
  isSelected: boolean
  /** undefined: nothing is selected here. */
  onSelect: ((job: Job, isSelected: boolean) => void) | undefined
}

/** A posting as the people see it who work on it, where there is no room for a table. */
export function PostedJob({
  job,
  user,
  reviseHelp,
  renderApplicants,
  onEnding,
  renderQuestion,
  isSelected,
  onSelect
}: Props) {
  const titleId = useId()
  const [isOpen, setOpen] = useState(false)
  const day = formatDay(job.postedDate)
  const end = formatEnd(job)
  const facts = [
    job.type.trim(),
    job.category.trim(),
    day && t('card.posted', { day }),
    end && t('dashboard.end.on', { day: end })
  ]
  return (
    <li className="posted" aria-labelledby={titleId}>
      <div className="posted-main">
        <h3 id={titleId}>
          <PostedTitle job={job} />
        </h3>
        <p className="posted-who">{joinParts([job.company.trim(), job.location.trim()])}</p>
        <p className="posted-facts">{joinParts(facts)}</p>
        <EndReminder job={job} />
        {renderApplicants(job, titleId)}
      </div>
      <p className="posted-status">
        <PostingStatus job={job} />
      </p>
      {onSelect && (
        <Checkbox
          className="posted-pick"
          checked={isSelected}
          onChange={(event) => onSelect(job, event.target.checked)}
          aria-describedby={titleId}
        >
          {t('dashboard.select')}
        </Checkbox>
      )}
      <RejectionReason job={job} />
      {renderQuestion(job)}
      <details className="posted-record" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary aria-describedby={titleId}>{t('dashboard.history')}</summary>
        <PostingHistory job={job} isFolded={!isOpen} />
      </details>
      <RevisedTooOften job={job} user={user} />
      <div className="posted-acts">
        <PostedActions {...{ job, user, titleId, reviseHelp, onEnding }} />
      </div>
    </li>
  )
}
