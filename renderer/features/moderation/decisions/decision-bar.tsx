import { Button, type ButtonProps } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import { Link } from '#renderer/components/public/link.tsx'
import { BatchProgress } from '#renderer/components/workplace/batch-progress.tsx'
import { paths } from '#renderer/config/paths.ts'
import { explainSaveFailure } from '#renderer/jobs/explain-save-failure.ts'
import { t } from '#renderer/messages/messages.ts'
import { KeyCap, useShortcutsOn } from '../moderation-shortcuts.tsx'
import { joinDotted } from '../queue/queue-row.tsx'
import type { ModerationQueue } from '../queue/use-moderation-queue.ts'
import { cancelBatch, dismissBatch, useBatchDecisionStore } from './batch-decision-store.ts'
import type { Review } from './use-review-decision.ts'
import type { Undoable } from './use-undo-decision.ts'

interface Decidable<Decision> {
  decision: Decision
  label: string
  look?: ButtonProps
  key?: string
}

interface Props<Work, Decision extends string> {
  queue: Pick<ModerationQueue<Work>, 'index' | 'waiting'>
  review: Review<Work, Decision>
  decisions: readonly Decidable<Decision>[]
  changed: string
  editId?: string | undefined
  /** Whether it is among those that are decided about together; undefined: it cannot be. */
  selected?: boolean | undefined
  onSelect?: () => void
  /** Shown for a side effect of the first decision. */
  note?: string | undefined
}

/** Sticky decisions at the foot; while the work has changed they focus what must be read first. */
export function DecisionBar<Work, Decision extends string>(props: Props<Work, Decision>) {
  const { queue, review, decisions, changed, selected, onSelect, editId, note } = props
  const { on } = useShortcutsOn()
  const id = useId()
  const heldBy = review.before ? `${id}-changed` : undefined
  return (
    <>
      <div role="status">
        {review.before && (
          <div className="notice moderation-line">
            <p id={`${id}-changed`}>
              <b>{changed}</b> <span>{t('moderation.changed.text')}</span>
            </p>
            <Button ref={review.readButton} onClick={review.acknowledgeChange}>
              {t('moderation.changed.read')}
            </Button>
          </div>
        )}
      </div>
      {note && (
        <p id={`${id}-note`} className="moderation-note small soft">
          {note}
        </p>
      )}
      <div className="moderation-bar" aria-busy={review.busy}>
        {decisions.map(({ decision, label, look, key }, index) => (
          <Button
            key={decision}
            {...look}
            aria-disabled={heldBy !== undefined}
            aria-describedby={heldBy ?? (note && index === 0 ? `${id}-note` : undefined)}
            aria-keyshortcuts={on ? key : undefined}
            onClick={() => review.request(decision)}
          >
            <span>{label}</span>
            {on && key && <KeyCap>{key}</KeyCap>}
          </Button>
        ))}
        {selected !== undefined && (
          <Button
            type="text"
            aria-disabled={heldBy !== undefined}
            aria-describedby={heldBy}
            aria-keyshortcuts={on ? 'X' : undefined}
            onClick={() => (heldBy ? review.readButton.current?.focus() : onSelect?.())}
          >
            <span>{t(selected ? 'moderation.deselect' : 'moderation.select')}</span>
            {on && <KeyCap>X</KeyCap>}
          </Button>
        )}
        {editId !== undefined && (
          <Link
            className="btn btn-quiet moderation-edit"
            to={paths.editJob(editId)}
            aria-keyshortcuts={on ? 'E' : undefined}
          >
            <span>{t('moderation.edit')}</span>
            {on && <KeyCap>E</KeyCap>}
          </Link>
        )}
        <Position index={queue.index} total={queue.waiting?.length ?? 0} />
      </div>
    </>
  )
}

/** '1 of 6', where the work on the screen has a place in the queue as it is shown. */
export function Position({ index, total }: { index: number; total: number }) {
  return (
    <span className="moderation-position small faint">
      {index >= 0 && total > 0 && t('moderation.position', { place: index + 1, total })}
    </span>
  )
}

export function ModerationFoot({ undo, children }: { undo: ReactNode; children?: ReactNode }) {
  return (
    <div className="moderation-foot">
      <BatchLine />
      {undo}
      {children}
    </div>
  )
}

/** In place of the decisions once the work has left this queue. */
export function GoneNote({ text, onNext }: { text: string; onNext: () => void }) {
  return (
    <div className="notice moderation-line" role="status">
      <p>
        <b>{t('moderation.gone')}</b> <span>{text}</span>
      </p>
      <Button onClick={onNext}>{t('moderation.gone.next')}</Button>
    </div>
  )
}

interface UndoButtonProps {
  last: Undoable | undefined
  onUndo: (part?: Undoable) => void
}

export function UndoButton({ last, onUndo }: UndoButtonProps) {
  const { on } = useShortcutsOn()
  const [isOpen, setOpen] = useState(false)
  if (!last) return null
  const parts = last.listParts?.() ?? []
  return (
    <div className="moderation-undo">
      <Button type="text" aria-keyshortcuts={on ? 'U' : undefined} onClick={() => onUndo()}>
        <span>{t('moderation.undo')}</span>
        <span className="moderation-undo-title">{` ${last.title}`}</span>
        {on && <KeyCap>U</KeyCap>}
      </Button>
      {parts.length > 1 && (
        <>
          <Button type="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('moderation.undo.one')}
          </Button>
          <ul hidden={!isOpen} aria-label={t('moderation.batch.list')}>
            {parts.map((part) => (
              <li key={part.id}>
                <Button type="text" onClick={() => onUndo(part)}>
                  <span>{t('moderation.undo')}</span>{' '}
                  <span className="moderation-undo-title">{joinDotted([part.title, part.company])}</span>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function BatchLine() {
  const { batch } = useBatchDecisionStore()
  if (!batch) return null
  const { total, done, failed, isOver } = batch
  if (!isOver) {
    return (
      <div className="batch-line row">
        <BatchProgress label={t('moderation.batch.running')} done={done} total={total} onCancel={cancelBatch} />
      </div>
    )
  }
  return (
    <div className="batch-line row" role="status">
      <p>
        <b>{t('moderation.batch.result', { done: done - failed.length, total })}</b>{' '}
        <span>{done < total && t('moderation.batch.left', { count: total - done })}</span>
      </p>
      <Button type="text" onClick={dismissBatch}>
        {t('moderation.close')}
      </Button>
      {failed.length > 0 && (
        <ul>
          {failed.map(({ item, error }) => (
            <li key={item.id}>
              <b>{item.title}</b> <span>{t(`moderation.batch.why.${explainSaveFailure(error)}`)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
