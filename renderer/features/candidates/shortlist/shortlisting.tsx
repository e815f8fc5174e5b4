import { useCallback } from 'react'
import { Question } from '#renderer/components/workplace/question.tsx'
import type { ShortlistRepository } from '#renderer/data/candidates/shortlist-repository.ts'
import { t } from '#renderer/messages/messages.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'

interface Shortlisting {
  add: (candidate: CandidateProfile) => Promise<void>
  remove: (candidate: CandidateProfile) => Promise<void>
}

export function useShortlisting(list: ShortlistRepository | null): Shortlisting {
  const add = useCallback(
    async (candidate: CandidateProfile) => {
      if (!list) return
      try {
        const outcome = await list.add(candidate)
        showToast(outcome === 'added' ? 'candidateShortlisted' : 'candidateAlready', { name: candidate.name })
      } catch (error) {
        showFailure('shortlist', error)
      }
    },
    [list]
  )
  const remove = useCallback(
    async (candidate: CandidateProfile) => {
      if (!list) return
      try {
        await list.remove(candidate.id)
        showToast('candidateRemoved', { name: candidate.name })
      } catch (error) {
        showFailure('shortlist', error)
      }
    },
    [list]
  )
  return { add, remove }
}

interface Props {
  candidate: CandidateProfile | null
  onClose: () => void
  onRemove: (candidate: CandidateProfile) => void
}

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
      cancel={t('candidates.remove.keep')}
      confirm={t('candidates.remove')}
      danger
      onCancel={onClose}
      onConfirm={remove}
    />
  )
}
