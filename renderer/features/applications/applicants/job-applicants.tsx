import { useId, useRef } from 'react'
import { t } from '#renderer/messages/messages.ts'
import type { Application } from '#shared/domain/application/application.ts'
import { formatLocalDate } from '#shared/domain/date-time.ts'
import { filterByStage, findArrivalTime } from './applicant.ts'
import type { ApplicantsAddress } from './applicants-address.ts'
import { ApplicationDetail } from './application-detail.tsx'
import { StageBoard } from './stage-board.tsx'
import { useMoves } from './use-moves.ts'

interface Props {
  /** All that reached this job. */
  applications: readonly Application[]
  address: ApplicantsAddress
}

/** The board of a job, or one applicant of it. */
export function JobApplicants({ applications, address }: Props) {
  const { applications: shown, move, announcement } = useMoves(applications)
  const open = shown.find(({ id }) => id === address.open)
  const last = useRef(address.open)
  if (address.open !== undefined) last.current = address.open
  return (
    <>
      {address.open === undefined && (
        <>
          <StageBoard applications={shown} from={last.current} address={address} onMove={move} />
          <Withdrawn applications={shown} />
        </>
      )}
      {open?.profile && <ApplicationDetail key={open.id} application={open} profile={open.profile} onMove={move} />}
      {address.open !== undefined && !open?.profile && (
        <p className="dossier-gone">{t(open ? 'applicants.withdrawn.one' : 'applicants.missing.one')}</p>
      )}
      <p className="sr" role="status">
        {announcement}
      </p>
    </>
  )
}

/** The applications that were taken back: that there were some, and nothing of whose they were. */
function Withdrawn({ applications }: { applications: readonly Application[] }) {
  const id = useId()
  const gone = filterByStage(applications, 'withdrawn')
  if (gone.length === 0) return null
  return (
    <section className="withdrawn" aria-labelledby={id}>
      <h3 id={id}>{t('applicants.withdrawn', { count: gone.length })}</h3>
      <ul>
        {gone.map((application) => (
          <li key={application.id} className="small soft">
            {t('applicants.withdrawn.line', {
              applied: formatLocalDate(application.appliedAt) ?? '',
              day: formatLocalDate(findArrivalTime(application)) ?? ''
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}
