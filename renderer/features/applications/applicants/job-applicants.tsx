import { useRef } from 'react'
import { t } from '#renderer/messages/messages.ts'
import type { Application } from '#shared/domain/application.ts'
import type { ApplicantsPlace } from './applicants-address.ts'
import { Dossier } from './application-detail.tsx'
import { Board } from './stage-board.tsx'
import { useMoves } from './use-moves.ts'
import { Withdrawn } from './withdrawn.tsx'

interface Props {
  /** All that reached this job. */
  applications: readonly Application[]
  place: ApplicantsPlace
}

/** The board of a job, or one applicant of it. */
export function JobApplicants({ applications, place }: Props) {
  const { shown, move, said } = useMoves(applications)
  const open = shown.find(({ id }) => id === place.open)
  const last = useRef(place.open)
  if (place.open !== undefined) last.current = place.open
  return (
    <>
      {place.open === undefined && (
        <>
          <Board applications={shown} from={last.current} place={place} onMove={move} />
          <Withdrawn applications={shown} />
        </>
      )}
      {open?.profile && <Dossier key={open.id} application={open} profile={open.profile} onMove={move} />}
      {place.open !== undefined && !open?.profile && (
        <p className="dossier-gone">{t(open ? 'applicants.withdrawn.one' : 'applicants.missing.one')}</p>
      )}
      <p className="sr" role="status">
        {said}
      </p>
    </>
  )
}
