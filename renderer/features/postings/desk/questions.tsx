import { useRef } from 'react'
import { ProseField } from '#renderer/components/form/fields.tsx'
import { ConfirmDialog } from '#renderer/components/public/dialog/confirm-dialog.tsx'
import { t } from '#renderer/messages/messages.ts'
import { maxReasonLength } from '#shared/domain/text-limits.ts'
import { cleanProse } from '#shared/domain/visible-text.ts'
import type { Review } from './use-review.ts'

/** What is asked before a posting is rejected, or removed for good. */
export function Questions({ review }: { review: Review }) {
  const { question, keep, confirm } = review
  return (
    <>
      <RejectQuestion review={review} />
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

/** Asks for the reason of a rejection, which its employer is told. It may stay empty; one that is too long is not sent, nor cut off. */
function RejectQuestion({ review: { question, reason, write, keep, confirm } }: { review: Review }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const company = question?.job.company.trim()
  const has = cleanProse(reason).length
  const tooLong = has > maxReasonLength
  return (
    <ConfirmDialog
      open={question?.decision === 'reject'}
      title={t('desk.reject.ask')}
      text={company ? t('desk.reject.text', { company }) : t('desk.reject.textUnnamed')}
      cancel={t('desk.reject.keep')}
      confirm={t('desk.reject')}
      danger
      onCancel={keep}
      onConfirm={() => (tooLong ? field.current?.focus() : confirm())}
    >
      <ProseField
        ref={field}
        label={t('desk.reject.reason')}
        optional={t('desk.optional')}
        error={tooLong ? t('desk.reject.long', { most: maxReasonLength, has }) : undefined}
        rows={4}
        value={reason}
        onWrite={write}
      />
    </ConfirmDialog>
  )
}
