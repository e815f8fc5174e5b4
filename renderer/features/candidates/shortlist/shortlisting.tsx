import { Button } from 'antd'
import { useCallback, useState } from 'react'
import { Question } from '#renderer/components/workplace/question.tsx'
import type { ShortlistRepository } from '#renderer/data/candidates/shortlist-repository.ts'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'
import { useShortlist } from '../queries.ts'

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

interface ToggleProps {
  uid: string
  /** Id of the candidate's name. */
  nameId: string
}

/** Shortlists an applicant by their public card; without one they are not in the candidate search. */
export function ShortlistToggle({ uid, nameId }: ToggleProps) {
  const { candidates, shortlist: list } = useRepositories()
  const { data: card } = useLiveQuery<CandidateProfile | null>(
    (onData, onError) => candidates.watchCardOf(uid, onData, onError),
    [candidates, uid]
  )
  const { data: entries } = useShortlist()
  const { add, remove } = useShortlisting(list)
  const [leaving, setLeaving] = useState<CandidateProfile | null>(null)
  if (!list || card === undefined || !entries) return null
  if (card === null) return <p className="small faint">{t('candidates.noCard')}</p>
  const isOn = entries.some((entry) => entry.id === card.id && entry.uid === uid)
  return (
    <>
      <Button aria-describedby={nameId} onClick={() => (isOn ? setLeaving(card) : add(card))}>
        {t(isOn ? 'candidates.removeFrom' : 'candidates.shortlist')}
      </Button>
      <RemoveQuestion candidate={leaving} onClose={() => setLeaving(null)} onRemove={remove} />
    </>
  )
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
