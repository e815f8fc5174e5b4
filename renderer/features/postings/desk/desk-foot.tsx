import { useId } from 'react'
import type { Job } from '#shared/domain/job/job.ts'
import { ChangedLine } from './changed-line.tsx'
import { DecisionBar } from './decision-bar.tsx'
import { GoneLine } from './gone-line.tsx'
import { Position } from './position.tsx'
import type { Desk } from './use-desk.ts'
import type { Review } from './use-review.ts'

interface Props {
  desk: Desk
  job: Job
  review: Review
}

/** The foot of the desk: what may be decided, or what stands in the way of it. */
export function DeskFoot({ desk, job, review }: Props) {
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
