import { Button } from 'antd'
import { useState } from 'react'
import { LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useWatchedQuery } from '#renderer/hooks/use-watched-query.ts'
import { t } from '#renderer/messages/messages.ts'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'
import { CandidateHeader } from '../profile/candidate-header.tsx'
import { PublicProfileDialog, usePublicProfileActions } from '../profile/public-profile-actions.tsx'

export function BlockedProfiles() {
  const { candidates } = useRepositories()
  const { data, error, retry } = useWatchedQuery(candidates.watchBlocked)
  const steps = usePublicProfileActions()
  const [deleting, setDeleting] = useState<CandidateProfile | null>(null)
  if (error) return <LoadFailed title={t('candidates.blocked.failed')} error={error} onRetry={retry} />
  return (
    <>
      {data && data.length > 0 && (
        <section aria-labelledby="blocked-profiles">
          <h2 id="blocked-profiles">{t('candidates.blocked')}</h2>
          <ul className="search-results candidate-results">
            {data.map((candidate) => (
              <li key={candidate.id}>
                <article className="candidate" aria-labelledby={`blocked-${candidate.id}`}>
                  <CandidateHeader candidate={candidate} id={`blocked-${candidate.id}`} />
                  <div className="candidate-end">
                    <Button
                      type="text"
                      aria-describedby={`blocked-${candidate.id}`}
                      onClick={() => setDeleting(candidate)}
                    >
                      {t('candidates.delete')}
                    </Button>
                    <Button aria-describedby={`blocked-${candidate.id}`} onClick={() => steps.show(candidate)}>
                      {t('candidates.unblock')}
                    </Button>
                  </div>
                </article>
              </li>
            ))}
          </ul>
        </section>
      )}
      <PublicProfileDialog
        step="delete"
        candidate={deleting}
        onClose={() => setDeleting(null)}
        onConfirm={steps.delete}
      />
    </>
  )
}
