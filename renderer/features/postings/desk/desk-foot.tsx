import { useId } from 'react'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { canAct } from '#shared/domain/job/job-transitions.ts'
import { useKeysOn } from './desk-keys.ts'
import { KeyCap } from './keys-dialog.tsx'
import type { Decision } from './use-decisions.ts'
import type { Desk } from './use-desk.ts'
import type { Review } from './use-review.ts'

interface Props {
  desk: Desk
  job: Job
  review: Review
}

/** The foot of the desk: what may be decided, or what stands in the way of it. */
export function DeskFoot({ desk, job, review }: Props) {
  const changedId = useId()
  // While a decision is being stored the posting may have left its queue already: that is nothing to be told of.
  const gone = job.status !== desk.tab && !review.busy
  return (
    <div className="desk-foot">
      {gone ? (
        <GoneLine job={job} onNext={desk.moveOn} />
      ) : (
        <>
          <ChangedLine id={changedId} review={review} />
          <DecisionBar desk={desk} job={job} review={review} changedId={changedId} />
        </>
      )}
    </div>
  )
}

/** Stands above the decisions while the posting on the screen is newer than the one that the person has read. */
function ChangedLine({ id, review }: { id: string; review: Review }) {
  return (
    <div role="status">
      {review.before && (
        <div className="notice desk-line">
          <p id={id}>
            <b>{t('desk.changed')}</b> {t('desk.changed.text')}
          </p>
          <button ref={review.readButton} type="button" className="btn btn-line" onClick={review.finishReading}>
            {t('desk.changed.read')}
          </button>
        </div>
      )}
    </div>
  )
}

/** Stands in place of the decisions when the posting on the screen is not in this queue any more. */
function GoneLine({ job, onNext }: { job: Job; onNext: () => void }) {
  return (
    <div className="notice desk-line" role="status">
      <p>
        <b>{t('desk.gone')}</b> {t(`desk.gone.${job.status}`)}
      </p>
      <button type="button" className="btn btn-line" onClick={onNext}>
        {t('desk.gone.next')}
      </button>
    </div>
  )
}

const buttons: readonly [Decision, className: string, key?: string][] = [
  ['approve', 'btn btn-primary', 'A'],
  ['restore', 'btn btn-primary'],
  ['reject', 'btn btn-line btn-danger', 'R'],
  ['delete', 'btn btn-line btn-danger']
]

/** What may be decided about the posting, always at hand at the foot. `changedId`: what says why nothing can be decided. */
function DecisionBar({ desk, job, review, changedId }: Props & { changedId: string }) {
  const heldBy = review.before ? changedId : undefined
  const actor = useSession((session) => session.user)
  const { on } = useKeysOn()
  return (
    <div className="desk-bar" aria-busy={review.busy}>
      {buttons.map(
        ([decision, className, key]) =>
          canAct(actor, decision, job) && (
            <button
              key={decision}
              type="button"
              className={className}
              aria-disabled={heldBy !== undefined}
              aria-describedby={heldBy}
              aria-keyshortcuts={on ? key : undefined}
              onClick={() => review.press(decision)}
            >
              {t(`desk.${decision}`)}
              {on && key && <KeyCap>{key}</KeyCap>}
            </button>
          )
      )}
      {canAct(actor, 'edit', job) && (
        <Link className="btn btn-quiet desk-edit" to={paths.editJob(job.id)} aria-keyshortcuts={on ? 'E' : undefined}>
          {t('desk.edit')}
          {on && <KeyCap>E</KeyCap>}
        </Link>
      )}
      <Position desk={desk} />
    </div>
  )
}

/** '1 of 6', where the posting has a place in the queue. */
export function Position({ desk: { index, tab, totals } }: { desk: Desk }) {
  const total = totals[tab]
  return (
    <span className="desk-position">
      {index >= 0 && total !== undefined && t('desk.position', { place: index + 1, total })}
    </span>
  )
}
