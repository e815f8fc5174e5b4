import { Field } from '#renderer/components/field.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job.ts'
import { Question } from './question.tsx'

interface Props {
  /** The posting as it was shown; null: nothing is asked. */
  job: Job | null
  reason: string
  onReason: (reason: string) => void
  onKeep: () => void
  onReject: () => void
}

/** Asks for the reason of a rejection, which its employer is told. It may stay empty. */
export function RejectQuestion({ job, reason, onReason, onKeep, onReject }: Props) {
  const company = job?.company.trim()
  return (
    <Question
      open={job !== null}
      title={t('desk.reject.ask')}
      text={company ? t('desk.reject.text', { company }) : t('desk.reject.textUnnamed')}
      keep={t('desk.reject.keep')}
      confirm={t('desk.reject')}
      onKeep={onKeep}
      onConfirm={onReject}
    >
      <Field
        label={
          <>
            {t('desk.reject.reason')} <span className="optional">{t('desk.optional')}</span>
          </>
        }
      >
        {(input) => (
          <textarea
            {...input}
            className="input"
            rows={4}
            value={reason}
            onChange={(event) => onReason(event.target.value)}
          />
        )}
      </Field>
    </Question>
  )
}
