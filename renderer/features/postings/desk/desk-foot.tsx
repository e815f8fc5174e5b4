import { type ReactNode, type RefObject, useId } from 'react'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { Job } from '#shared/domain/job.ts'
import { canAct } from '#shared/domain/job-transitions.ts'
import { useKeysOn } from './desk-keys.ts'
import { KeyCap } from './keys-dialog.tsx'
import type { Decision } from './use-decisions.ts'
import type { Desk } from './use-desk.ts'
import type { Review } from './use-review.ts'

/** The foot of the desk: what may be decided, or what stands in the way of it. */
export function DeskFoot({ desk, job, review }: { desk: Desk; job: Job; review: Review }) {
  const lineId = useId()
  const { before, busy } = review
  // While a decision is being stored the posting may have left its queue already: that is nothing to be told of.
  const gone = job.status !== desk.tab && !busy
  return (
    <div className="desk-foot">
      {gone ? (
        <GoneLine job={job} onNext={desk.moveOn} />
      ) : (
        <>
          <ChangedLine id={lineId} changed={before !== null} button={review.readButton} onRead={review.finishReading} />
          <DecisionBar job={job} busy={busy} heldBy={before ? lineId : undefined} onDecide={review.press}>
            <Position desk={desk} />
          </DecisionBar>
        </>
      )}
    </div>
  )
}

interface ChangedLineProps {
  id: string
  /** Whether another version is on the screen than the person had begun to read. */
  changed: boolean
  button: RefObject<HTMLButtonElement | null>
  onRead: () => void
}

/**
 * Shown above the decisions as long as the posting on the screen is a newer version than the one that the person has
 * read.
 */
function ChangedLine({ id, changed, button, onRead }: ChangedLineProps) {
  return (
    <div role="status">
      {changed && (
        <div className="notice desk-line">
          <p id={id}>
            <b>{t('desk.changed')}</b> {t('desk.changed.text')}
          </p>
          <button ref={button} type="button" className="btn btn-line" onClick={onRead}>
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

interface DecisionBarProps {
  job: Job
  busy: boolean
  /** The id of what says why nothing can be decided now; undefined: it can. */
  heldBy: string | undefined
  onDecide: (decision: Decision) => void
  /** The place in the queue. */
  children: ReactNode
}

const buttons: readonly [Decision, className: string, key?: string][] = [
  ['approve', 'btn btn-primary', 'A'],
  ['restore', 'btn btn-primary'],
  ['reject', 'btn btn-line btn-danger', 'R'],
  ['delete', 'btn btn-line btn-danger']
]

/** What may be decided about the posting, always at hand at the foot. */
function DecisionBar({ job, busy, heldBy, onDecide, children }: DecisionBarProps) {
  const actor = useSession((session) => session.user)
  const { on } = useKeysOn()
  return (
    <div className="desk-bar" aria-busy={busy}>
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
              onClick={() => onDecide(decision)}
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
      {children}
    </div>
  )
}

/** '1 of 6', where the posting has a place in the queue. */
export function Position({ desk: { index, tab, totals } }: { desk: Pick<Desk, 'index' | 'tab' | 'totals'> }) {
  const total = totals[tab]
  return (
    <span className="desk-position">
      {index >= 0 && total !== undefined && t('desk.position', { place: index + 1, total })}
    </span>
  )
}
