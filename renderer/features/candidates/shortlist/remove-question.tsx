import './shortlist.css'
import { Question } from '#renderer/components/public/dialog/question.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { CandidateProfile } from '#shared/domain/candidate.ts'

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
    <Question
      open={candidate !== null}
      title={t('candidates.remove.ask')}
      text={candidate && t('candidates.remove.text', { name: candidate.name })}
      onClose={onClose}
    >
      <div className="question-end">
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {t('candidates.remove.keep')}
        </button>
        <button type="button" className="btn btn-line shortlist-danger" onClick={remove}>
          {t('candidates.remove')}
        </button>
      </div>
    </Question>
  )
}
