import { Button } from 'antd'
import { useState } from 'react'
import type { LiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useWatch } from '#renderer/hooks/use-watch.ts'
import { t } from '#renderer/messages/messages.ts'
import type { ShortlistEntry } from '#shared/collections/shortlisted-candidates.ts'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'
import { PublicProfileDialog, usePublicProfileActions } from '../profile/public-profile-actions.tsx'

/** Newest first; undefined data for people without a shortlist. */
export function useShortlist(): LiveQuery<ShortlistEntry[]> {
  const { shortlist } = useRepositories()
  return useWatch(shortlist?.watch)
}

interface ToggleProps {
  uid: string
  /** Id of the candidate's name. */
  nameId: string
}

/** Shortlists an applicant by their public profile; without one they are not in the candidate search. */
export function ShortlistToggle({ uid, nameId }: ToggleProps) {
  const { candidates } = useRepositories()
  const { data: publicProfile } = useWatch(candidates.watchPublicProfileOf, uid)
  const { data: entries } = useShortlist()
  const { add, remove } = usePublicProfileActions()
  const [leaving, setLeaving] = useState<CandidateProfile | null>(null)
  if (publicProfile === undefined || !entries) return null
  if (publicProfile === null) return <p className="small faint">{t('candidates.noPublicProfile')}</p>
  const isOn = entries.some((entry) => entry.id === publicProfile.id && entry.uid === uid)
  return (
    <>
      <Button aria-describedby={nameId} onClick={() => (isOn ? setLeaving(publicProfile) : add(publicProfile))}>
        {t(isOn ? 'candidates.removeFrom' : 'candidates.shortlist')}
      </Button>
      <PublicProfileDialog step="remove" candidate={leaving} onClose={() => setLeaving(null)} onConfirm={remove} />
    </>
  )
}
