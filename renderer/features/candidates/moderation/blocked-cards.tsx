import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { Question } from '#renderer/components/workplace/question.tsx'
import { useLiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'
import { CandidateHead } from '../card/candidate-head.tsx'

export function BlockedCards() {
  const { candidates } = useRepositories()
  const { data, error, retry } = useLiveQuery<CandidateProfile[]>(
    (onData, onError) => candidates.watchBlocked(onData, onError),
    [candidates]
  )
  const { show } = useModeration()
  const [deleting, setDeleting] = useState<CandidateProfile | null>(null)
  if (error) return <LoadFailed title={t('candidates.blocked.failed')} error={error} onRetry={retry} />
  return (
    <>
      {data && data.length > 0 && (
        <section aria-labelledby="blocked-cards">
          <h2 id="blocked-cards">{t('candidates.blocked')}</h2>
          <ul className="search-results candidate-results">
            {data.map((candidate) => (
              <li key={candidate.id}>
                <article className="candidate" aria-labelledby={`blocked-${candidate.id}`}>
                  <CandidateHead candidate={candidate} id={`blocked-${candidate.id}`} />
                  <div className="candidate-end">
                    <Button type="text" onClick={() => setDeleting(candidate)}>
                      {t('candidates.delete')}
                    </Button>
                    <Button onClick={() => show(candidate)}>{t('candidates.unblock')}</Button>
                  </div>
                </article>
              </li>
            ))}
          </ul>
        </section>
      )}
      <DeleteCardQuestion candidate={deleting} onClose={() => setDeleting(null)} />
    </>
  )
}

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

type ModerationToast = 'cardBlocked' | 'cardUnblocked' | 'cardDeleted'

export function useModeration() {
  const { candidates } = useRepositories()
  return useMemo(() => {
    const createStep =
      (run: (id: string) => Promise<unknown>, toast: ModerationToast) =>
      async ({ id, name }: CandidateProfile) => {
        try {
          await run(id)
          showToast(toast, { name })
        } catch (error) {
          showFailure('card', error)
        }
      }
    return {
      hide: createStep((id) => candidates.setBlocked(id, true), 'cardBlocked'),
      show: createStep((id) => candidates.setBlocked(id, false), 'cardUnblocked'),
      remove: createStep((id) => candidates.remove(id), 'cardDeleted')
    }
  }, [candidates])
}
