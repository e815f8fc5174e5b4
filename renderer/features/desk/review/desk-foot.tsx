import { Button, type ButtonProps } from 'antd'
import { type ReactNode, useId } from 'react'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { canAct } from '#shared/domain/job/job-transitions.ts'
import { isDecided, useHeldDecisions } from '../decide/held-decisions.ts'
import type { Decision } from '../decide/use-decisions.ts'
import type { Review } from '../decide/use-review.ts'
import { useKeysOn } from '../desk-keys.ts'
import { KeyCap } from '../key-cap.tsx'
import type { Desk } from '../use-desk.ts'

interface Props {
  desk: Desk
  job: Job
  review: Review
}

/** The foot of the desk: what may be decided, or what stands in the way of it. `above`: what was decided before. */
export function DeskFoot({ desk, job, review, above }: Props & { above: ReactNode }) {
  const changedId = useId()
  const decided = useHeldDecisions((state) => state.decided)
  // While a decision is being stored the posting may have left its queue already: that is nothing to be told of.
  const gone = job.status !== desk.tab && !review.busy
  return (
    <div className="desk-foot">
      {above}
      {gone ? (
        <GoneLine text={t(`desk.gone.${job.status}`)} onNext={desk.moveOn} />
      ) : isDecided(decided, job) && !review.busy ? (
        <GoneLine text={t('desk.gone.decided')} onNext={desk.moveOn} />
      ) : (
        <>
          <ChangedLine id={changedId} title={t('desk.changed')} review={review} />
          <DecisionBar desk={desk} job={job} review={review} changedId={changedId} />
        </>
      )}
    </div>
  )
}

interface ChangedLineProps {
  id: string
  /** That it has changed. */
  title: string
  review: Pick<Review, 'readButton' | 'finishReading'> & { before: unknown }
}

/** Stands above the decisions while what is on the screen is newer than what the person has read. */
export function ChangedLine({ id, title, review }: ChangedLineProps) {
  return (
    <div role="status">
      {review.before !== null && (
        <div className="notice desk-line">
          <p id={id}>
            <b>{title}</b> {t('desk.changed.text')}
          </p>
          <Button ref={review.readButton} onClick={review.finishReading}>
            {t('desk.changed.read')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Stands in place of the decisions when the posting on the screen is not in this queue any more. */
export function GoneLine({ text, onNext }: { text: string; onNext: () => void }) {
  return (
    <div className="notice desk-line" role="status">
      <p>
        <b>{t('desk.gone')}</b> {text}
      </p>
      <Button onClick={onNext}>{t('desk.gone.next')}</Button>
    </div>
  )
}

const buttons: readonly [Decision, ButtonProps, key?: string][] = [
  ['approve', { type: 'primary' }, 'A'],
  ['restore', { type: 'primary' }],
  ['reject', { danger: true }, 'R'],
  ['delete', { danger: true }]
]

/** What may be decided about the posting, always at hand at the foot. `changedId`: what says why nothing can be decided. */
function DecisionBar({ desk, job, review, changedId }: Props & { changedId: string }) {
  const heldBy = review.before ? changedId : undefined
  const actor = useSession((session) => session.user)
  const { on } = useKeysOn()
  return (
    <div className="desk-bar" aria-busy={review.busy}>
      {buttons.map(
        ([decision, look, key]) =>
          canAct(actor, decision, job) && (
            <Button
              key={decision}
              {...look}
              aria-disabled={heldBy !== undefined}
              aria-describedby={heldBy}
              aria-keyshortcuts={on ? key : undefined}
              onClick={() => review.press(decision)}
            >
              {t(`desk.${decision}`)}
              {on && key && <KeyCap>{key}</KeyCap>}
            </Button>
          )
      )}
      {canAct(actor, 'edit', job) && (
        <Link className="btn btn-quiet desk-edit" to={paths.editJob(job.id)} aria-keyshortcuts={on ? 'E' : undefined}>
          {t('desk.edit')}
          {on && <KeyCap>E</KeyCap>}
        </Link>
      )}
      <Position index={desk.index} total={desk.jobs?.length ?? 0} />
    </div>
  )
}

/** '1 of 6', where what is on the screen has a place in what is shown of the queue. */
export function Position({ index, total }: { index: number; total: number }) {
  return (
    <span className="desk-position">{index >= 0 && total > 0 && t('desk.position', { place: index + 1, total })}</span>
  )
}
