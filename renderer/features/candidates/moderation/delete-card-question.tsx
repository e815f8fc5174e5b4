import { Question } from '#renderer/components/workplace/question.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'
import { useModeration } from './use-moderation.ts'

interface Props {
  candidate: CandidateProfile | null
  onClose: () => void
}

export function DeleteCardQuestion({ candidate, onClose }: Props) {
  const { remove } = useModeration()
  const confirm = () => {
    if (candidate) void remove(candidate)
    onClose()
  }
  return (
    <Question
      open={candidate !== null}
      title={t('candidates.delete.ask')}
      text={candidate && t('candidates.delete.text', { name: candidate.name })}
      cancel={t('candidates.delete.keep')}
      confirm={t('candidates.delete.do')}
      danger
      onCancel={onClose}
      onConfirm={confirm}
    />
  )
}
