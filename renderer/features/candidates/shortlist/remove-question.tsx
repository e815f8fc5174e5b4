import { ConfirmDialog } from '#renderer/components/public/dialog/confirm-dialog.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'

interface Props {
  /** null: nothing is asked. */
  candidate: CandidateProfile | null
  onClose: () => void
  onRemove: (candidate: CandidateProfile) => void
}

/** Asks before a candidate leaves the shortlist. Esc keeps everything as it is. */
export function RemoveQuestion({ candidate, onClose, onRemove }: Props) {
  const remove = () => {
    if (candidate) onRemove(candidate)
    onClose()
  }
  return (
    <ConfirmDialog
      open={candidate !== null}
      title={t('candidates.remove.ask')}
      text={candidate && t('candidates.remove.text', { name: candidate.name })}
      cancel={t('candidates.remove.keep')}
      confirm={t('candidates.remove')}
      danger
      onCancel={onClose}
      onConfirm={remove}
    />
  )
}
