import { useDraggable, useDroppable } from '@dnd-kit/core'
import { Button, Checkbox } from 'antd'
import { memo, useContext, useId, useMemo, useState } from 'react'
import { Link } from '#renderer/components/public/link.tsx'
import { StatusTag } from '#renderer/components/public/status-tag.tsx'
import { useProgressiveRows } from '#renderer/components/workplace/use-progressive-rows.ts'
import type { Toggle } from '#renderer/hooks/use-list-selection.ts'
import { t } from '#renderer/messages/messages.ts'
import type { Application, ApplicationStage } from '#shared/domain/application/application.ts'
import { formatLocalDate } from '#shared/domain/format-date-time.ts'
import { joinParts } from '#shared/domain/join-parts.ts'
import { openPart } from '../applicant-card-focus.ts'
import type { ApplicantsUrl } from '../applicants-url.ts'
import { formatApplicantName } from '../describe-applicant.ts'
import { WaitingApplicants } from '../unanswered-applicants.tsx'
import type { Move } from '../use-applicant-moves.ts'
import { MoveApplicantMenu, withoutDrag } from './move-applicant-menu.tsx'

const cardsAtATime = 20

const least = { itemPx: 120, abovePx: 300 }

export interface StageColumnProps {
  stage: ApplicationStage
  applications: readonly Application[]
  address: ApplicantsUrl
  /** By application id. */
  notes: ReadonlyMap<string, string>
  chosen: ReadonlySet<string>
  draggable: boolean
  onMove: Move
  onChoose: Toggle
}

export const StageColumn = memo(function StageColumn(props: StageColumnProps) {
  const { stage, applications, address, notes, chosen, draggable, onMove, onChoose } = props
  const [pages, setPages] = useState(1)
  const { setNodeRef, isOver } = useDroppable({ id: stage })
  const id = useId()
  const listed = useMemo(() => applications.slice(0, pages * cardsAtATime), [applications, pages])
  const shown = useProgressiveRows(listed, least)
  const remaining = Math.max(0, applications.length - pages * cardsAtATime)
  return (
    <section ref={setNodeRef} className="stage" aria-labelledby={id} data-over={isOver || undefined}>
      <h3 id={id} className="stage-name" data-stage={stage} tabIndex={-1}>
        <span>{t(`applicants.stage.${stage}`)}</span> <span className="stage-count">{applications.length}</span>
      </h3>
      {shown.length === 0 ? (
        <p className="stage-none small faint">{t('applicants.stage.none')}</p>
      ) : (
        <ul>
          {shown.map((application) => (
            <ApplicantCard
              key={application.id}
              application={application}
              address={address.buildApplicantAddress(application.jobId, application.id)}
              note={notes.get(application.id) ?? ''}
              isChosen={chosen.has(application.id)}
              {...{ draggable, onMove, onChoose }}
            />
          ))}
        </ul>
      )}
      {remaining > 0 && (
        <Button type="text" className="stage-more" onClick={() => setPages(pages + 1)}>
          {t('applicants.more', { count: Math.min(remaining, cardsAtATime), stage: t(`applicants.stage.${stage}`) })}
        </Button>
      )}
    </section>
  )
})

interface ApplicantCardProps extends Pick<StageColumnProps, 'draggable' | 'onMove' | 'onChoose'> {
  application: Application
  address: string
  note: string
  isChosen: boolean
}

const ApplicantCard = memo(function ApplicantCard(props: ApplicantCardProps) {
  const { application, address, note, isChosen, draggable, onMove, onChoose } = props
  const { id, appliedAt } = application
  const isWaiting = useContext(WaitingApplicants).has(id)
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
      <div className="applicant-top">
        <h4>
          <Link to={address} data-part={openPart} draggable={false}>
            {name}
          </Link>
        </h4>
        <ChooseBox name={name} isChosen={isChosen} onChange={(to) => onChoose(id, to)} />
      </div>
      <CardText application={application} />
      {isWaiting && <StatusTag tone="waiting" word={t('applicants.left')} />}
      {note.trim() !== '' && <p className="small applicant-note">{note}</p>}
      <div className="applicant-end">
        <p className="small faint">{t('applicants.applied', { day: formatLocalDate(appliedAt) ?? '' })}</p>
        <MoveApplicantMenu application={application} onMove={(to) => onMove(application, to)} />
      </div>
    </li>
  )
})

interface ChooseBoxProps {
  name: string
  isChosen: boolean
  onChange: (isChosen: boolean) => void
}

export function ChooseBox({ name, isChosen, onChange }: ChooseBoxProps) {
  return (
    <span className="applicant-choose" {...withoutDrag}>
      <Checkbox
        checked={isChosen}
        aria-label={t('applicants.many.choose', { name })}
        onChange={(event) => onChange(event.target.checked)}
      />
    </span>
  )
}

export function CardText({ application: { profile } }: { application: Application }) {
  if (!profile) return null
  const where = joinParts([profile.location, profile.experience])
  return (
    <>
      {profile.headline.trim() !== '' && <p>{profile.headline}</p>}
      {where !== '' && <p className="small soft">{where}</p>}
    </>
  )
}
