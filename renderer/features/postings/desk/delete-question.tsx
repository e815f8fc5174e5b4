import { t } from '#renderer/messages/messages.ts'
import type { Job } from '#shared/domain/job.ts'
import { Question } from './question.tsx'

interface Props {
  /** The posting as it was shown; null: nothing is asked. */
  job: Job | null
  onKeep: () => void
  onDelete: () => void
}

/** Asks before a posting is removed for good. */
export function DeleteQuestion({ job, onKeep, onDelete }: Props) {
  return (
    <Question
      open={job !== null}
      title={t('desk.delete.ask')}
      text={t('desk.delete.text', { title: job?.title ?? '' })}
      keep={t('desk.delete.keep')}
      confirm={t('desk.delete')}
      onKeep={onKeep}
      onConfirm={onDelete}
    />
  )
}
