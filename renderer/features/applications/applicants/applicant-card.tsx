import { useDraggable } from '@dnd-kit/core'
import { memo } from 'react'
import { Link } from '#renderer/components/public/link.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { Application } from '#shared/domain/application/application.ts'
import { formatLocalDate } from '#shared/domain/date-time.ts'
import { formatApplicantName } from './applicant-name.ts'
import { CardText } from './card-text.tsx'
import { MoveMenu } from './move-menu.tsx'
import { openPart } from './use-focus-follows-card.ts'
import type { Move } from './use-moves.ts'

interface Props {
  application: Application
  /** Where the whole application is shown. */
  address: string
  draggable: boolean
  onMove: Move
}

/** An applicant in a column. */
export const ApplicantCard = memo(function ApplicantCard({ application, address, draggable, onMove }: Props) {
  const { id, appliedAt } = application
  const { setNodeRef, listeners, isDragging } = useDraggable({ id, disabled: !draggable })
  const name = formatApplicantName(application)
  return (
    <li
      ref={setNodeRef}
      className="applicant"
      data-applicant={id}
      data-dragged={isDragging || undefined}
      data-draggable={draggable || undefined}
      {...listeners}
    >
      <h4>
        <Link to={address} data-part={openPart} draggable={false}>
          {name}
        </Link>
      </h4>
      <CardText application={application} />
      <div className="applicant-end">
        <p className="small faint">{t('applicants.applied', { day: formatLocalDate(appliedAt) ?? '' })}</p>
        <MoveMenu application={application} onMove={(to) => onMove(application, to)} />
      </div>
    </li>
  )
})
