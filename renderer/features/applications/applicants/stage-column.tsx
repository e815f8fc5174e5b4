import { useDroppable } from '@dnd-kit/core'
import { memo, useId, useState } from 'react'
import { t } from '#renderer/messages/messages.ts'
import type { Application, ApplicationStage } from '#shared/domain/application/application.ts'
import { ApplicantCard } from './applicant-card.tsx'
import type { ApplicantsAddress } from './applicants-address.ts'
import type { Move } from './use-moves.ts'

/** How many cards a column begins with, and how many more it shows at a time. */
const cardsAtATime = 20

interface Props {
  stage: ApplicationStage
  applications: readonly Application[]
  address: ApplicantsAddress
  draggable: boolean
  onMove: Move
}

/** The applicants who have come as far as one stage. */
export const StageColumn = memo(function StageColumn({ stage, applications, address, draggable, onMove }: Props) {
  const [pages, setPages] = useState(1)
  const { setNodeRef, isOver } = useDroppable({ id: stage })
  const id = useId()
  const shown = applications.slice(0, pages * cardsAtATime)
  const remaining = applications.length - shown.length
  return (
    <section ref={setNodeRef} className="stage" aria-labelledby={id} data-over={isOver || undefined}>
      <h3 id={id} className="stage-name" data-stage={stage} tabIndex={-1}>
        {t(`applicants.stage.${stage}`)} <span className="stage-count">{applications.length}</span>
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
              draggable={draggable}
              onMove={onMove}
            />
          ))}
        </ul>
      )}
      {remaining > 0 && (
        <button type="button" className="btn btn-quiet stage-more" onClick={() => setPages(pages + 1)}>
          {t('applicants.more', { count: Math.min(remaining, cardsAtATime), stage: t(`applicants.stage.${stage}`) })}
        </button>
      )}
    </section>
  )
})
