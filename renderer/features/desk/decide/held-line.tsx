import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { LongWork } from '#renderer/components/workplace/long-work.tsx'
import { t } from '#renderer/messages/messages.ts'
import { useKeysOn } from '../desk-keys.ts'
import { KeyCap } from '../key-cap.tsx'
import { type Batch, cancelBatch, dismissBatch, useBatch } from './batch.ts'
import { type HeldDecision, storeDecisions, useHeldDecisions } from './held-decisions.ts'

/** Above the decisions: what was decided and can still be taken back, and what is being stored of a batch. */
export function HeldLine({ onUndo }: { onUndo: () => void }) {
  const held = useHeldDecisions((state) => state.held)
  const { batch } = useBatch()
  const newest = held.at(-1)
  return (
    <>
      {batch && <BatchLine batch={batch} />}
      <div className={newest ? 'held-line' : undefined}>
        <p role="status">{newest && describe(newest, held.length - 1)}</p>
        {newest && (
          <>
            <Countdown dueAt={newest.dueAt} />
            <UndoButton onUndo={onUndo} />
            <Button type="text" onClick={() => storeDecisions()}>
              {t('desk.held.now')}
            </Button>
          </>
        )}
      </div>
    </>
  )
}

function describe({ kind, jobs, reported, request }: HeldDecision, others: number): string {
  const title = request?.details.house ?? jobs[0]?.title ?? reported?.job.title ?? ''
  const text = t(`desk.held.${kind}`, { title, count: jobs.length })
  return others === 0 ? text : `${text} ${t('desk.held.others', { count: others })}`
}

function UndoButton({ onUndo }: { onUndo: () => void }) {
  const { on } = useKeysOn()
  return (
    <Button className="held-undo" aria-keyshortcuts={on ? 'U' : undefined} onClick={onUndo}>
      {t('desk.held.undo')}
      {on && <KeyCap>U</KeyCap>}
    </Button>
  )
}

/** The seconds that are left, for the eye: read out every second they would let nobody think. */
function Countdown({ dueAt }: { dueAt: number }) {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const clock = setInterval(() => setNow(performance.now()), 250)
    return () => clearInterval(clock)
  }, [])
  return (
    <span className="held-seconds" aria-hidden="true">
      {t('desk.held.seconds', { count: Math.max(0, Math.ceil((dueAt - now) / 1000)) })}
    </span>
  )
}

/** A batch while it runs, and what of it was not done. */
function BatchLine({ batch }: { batch: Batch }) {
  const { total, done, failed, left, isRunning } = batch
  if (isRunning) {
    return (
      <div className="held-line">
        <LongWork
          label={t('desk.batch.running')}
          done={done + failed.length + left}
          total={total}
          onCancel={cancelBatch}
        />
      </div>
    )
  }
  return (
    <div className="held-line batch-result" role="status">
      <p>
        <b>{t('desk.batch.result', { done, total })}</b> {left > 0 && t('desk.batch.left', { count: left })}
      </p>
      <Button type="text" onClick={dismissBatch}>
        {t('desk.close')}
      </Button>
      {failed.length > 0 && (
        <ul>
          {failed.map(({ job, why }) => (
            <li key={job.id}>
              <b>{job.title}</b> {t(`desk.batch.why.${why === 'not saved' ? 'notSaved' : why}`)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
