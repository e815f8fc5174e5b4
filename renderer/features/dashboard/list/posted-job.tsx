import { Checkbox } from 'antd'
import { useId, useState } from 'react'
import { JobHistoryList } from '#renderer/jobs/job-history-list.tsx'
import { JobStatusLabel } from '#renderer/jobs/job-status-label.tsx'
import { t } from '#renderer/messages/messages.ts'
import { formatDay } from '#shared/domain/format-day.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { joinParts } from '#shared/domain/join-parts.ts'
import {
  EndReminder,
  formatEnd,
  listNotes,
  PostedActions,
  PostedNotes,
  type PostedProps,
  PostedTitle
} from './posted-job-parts.tsx'

interface Props extends PostedProps {
  job: Job
  isSelected: boolean
  /** undefined: not selectable. */
  onSelect: ((isSelected: boolean) => void) | undefined
}

export function PostedJob({ job, isSelected, onSelect, ...props }: Props) {
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
          <PostedTitle job={job} user={props.user} />
        </h3>
        <p className="soft">{joinParts([job.company.trim(), job.location.trim()])}</p>
        <p className="small faint">{joinParts(facts)}</p>
        <EndReminder job={job} />
      </div>
      <p className="posted-status">
        <JobStatusLabel job={job} />
      </p>
      {onSelect && (
        <Checkbox
          className="posted-pick"
          checked={isSelected}
          onChange={(event) => onSelect(event.target.checked)}
          aria-describedby={titleId}
        >
          {t('dashboard.select')}
        </Checkbox>
      )}
      <div className="posted-notes">
        <PostedNotes notes={listNotes(job, props)} />
      </div>
      <details className="posted-record" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary aria-describedby={titleId}>{t('dashboard.history')}</summary>
        <JobHistoryList job={job} isFolded={!isOpen} />
      </details>
      <div className="posted-acts">
        {props.renderApplicants(job, titleId)}
        <PostedActions {...props} {...{ job, titleId }} />
      </div>
    </li>
  )
}
