import { DeleteQuestion } from './delete-question.tsx'
import { RejectQuestion } from './reject-question.tsx'
import type { Review } from './use-review.ts'

/** What is asked before a posting is rejected or removed. */
export function Questions({ review: { asked, reason, write, keep, confirm } }: { review: Review }) {
  return (
    <>
      <RejectQuestion
        job={asked?.decision === 'reject' ? asked.job : null}
        reason={reason}
        onReason={write}
        onKeep={keep}
        onReject={confirm}
      />
      <DeleteQuestion job={asked?.decision === 'delete' ? asked.job : null} onKeep={keep} onDelete={confirm} />
    </>
  )
}
