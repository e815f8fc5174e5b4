import { ConfirmDialog } from '#renderer/components/public/dialog/confirm-dialog.tsx'
import { t } from '#renderer/messages/messages.ts'
import { RejectQuestion } from './reject-question.tsx'
import type { Review } from './use-review.ts'

/** What is asked before a posting is rejected, or removed for good. */
export function Questions({ review: { question, reason, write, keep, confirm } }: { review: Review }) {
  return (
    <>
      <RejectQuestion
        job={question?.decision === 'reject' ? question.job : null}
        reason={reason}
        onReason={write}
        onKeep={keep}
        onReject={confirm}
      />
      <ConfirmDialog
        open={question?.decision === 'delete'}
        title={t('desk.delete.ask')}
        text={t('desk.delete.text', { title: question?.job.title ?? '' })}
        cancel={t('desk.delete.keep')}
        confirm={t('desk.delete')}
        danger
        onCancel={keep}
        onConfirm={confirm}
      />
    </>
  )
}
