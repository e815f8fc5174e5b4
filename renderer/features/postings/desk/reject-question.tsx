import { useRef } from 'react'
import { ProseField } from '#renderer/components/form/fields.tsx'
import { ConfirmDialog } from '#renderer/components/public/dialog/confirm-dialog.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { maxReasonLength } from '#shared/domain/text-limits.ts'

interface Props {
  /** The posting as it was shown; null: nothing is asked. */
  job: Job | null
  reason: string
  onReason: (reason: string) => void
  onKeep: () => void
  onReject: () => void
}

/** Asks for the reason of a rejection, which its employer is told. It may stay empty; one that is too long is not sent, nor cut off. */
export function RejectQuestion({ job, reason, onReason, onKeep, onReject }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const company = job?.company.trim()
  const has = reason.trim().length
  const tooLong = has > maxReasonLength
  return (
    <ConfirmDialog
      open={job !== null}
      title={t('desk.reject.ask')}
      text={company ? t('desk.reject.text', { company }) : t('desk.reject.textUnnamed')}
      cancel={t('desk.reject.keep')}
      confirm={t('desk.reject')}
      danger
      onCancel={onKeep}
      onConfirm={() => (tooLong ? field.current?.focus() : onReject())}
    >
      <ProseField
        ref={field}
        label={t('desk.reject.reason')}
        optional={t('desk.optional')}
        error={tooLong ? t('desk.reject.long', { most: maxReasonLength, has }) : undefined}
        rows={4}
        value={reason}
        onWrite={onReason}
      />
    </ConfirmDialog>
  )
}
