import { Button } from 'antd'
import { useState } from 'react'
import type { LiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useWatchedQuery } from '#renderer/hooks/use-watched-query.ts'
import { t } from '#renderer/messages/messages.ts'
import { copyApplicant, type ShortlistEntry } from '#shared/collections/shortlisted-candidates.ts'
import type { Application } from '#shared/domain/application/application.ts'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'
import { PublicProfileDialog, usePublicProfileActions } from '../profile/public-profile-actions.tsx'

/** Newest first; undefined data for people without a shortlist. */
export function useShortlist(): LiveQuery<ShortlistEntry[]> {
  const { shortlist } = useRepositories()
  return useWatchedQuery(shortlist?.watch)
}

interface ToggleProps {
  application: Application
  /** Id of the candidate's name. */
  nameId: string
}

/** Shortlists an applicant by their public profile, or by the application where they have none. */
export function ShortlistToggle({ application, nameId }: ToggleProps) {
  const { uid } = application
  const { candidates } = useRepositories()
  const { data: publicProfile, error } = useWatchedQuery(candidates.watchPublicProfileOf, uid)
  const { data: entries } = useShortlist()
  const { add, remove } = usePublicProfileActions()
  const [leaving, setLeaving] = useState<CandidateProfile | null>(null)
  const candidate = publicProfile ?? copyApplicant(application)
  if ((publicProfile === undefined && !error) || !entries || !candidate) return null
  const entry = entries.find((one) => one.uid === uid)
  return (
    <>
      <Button aria-describedby={nameId} onClick={() => (entry ? setLeaving(entry) : add(candidate))}>
        {t(entry ? 'candidates.removeFrom' : 'candidates.shortlist')}
      </Button>
      <PublicProfileDialog step="remove" candidate={leaving} onClose={() => setLeaving(null)} onConfirm={remove} />
    </>
  )
}
