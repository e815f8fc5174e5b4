import { Button } from 'antd'
import { useState } from 'react'
import type { LiveQuery } from '#renderer/hooks/use-live-query.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { useWatch } from '#renderer/hooks/use-watch.ts'
import { t } from '#renderer/messages/messages.ts'
import type { ShortlistEntry } from '#shared/collections/shortlisted-candidates.ts'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'
import { CardQuestion, useCardSteps } from '../card/card-steps.tsx'

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

/** Shortlists an applicant by their public card; without one they are not in the candidate search. */
export function ShortlistToggle({ uid, nameId }: ToggleProps) {
  const { candidates } = useRepositories()
  const { data: card } = useWatch(candidates.watchCardOf, uid)
  const { data: entries } = useShortlist()
  const { add, remove } = useCardSteps()
  const [leaving, setLeaving] = useState<CandidateProfile | null>(null)
  if (card === undefined || !entries) return null
  if (card === null) return <p className="small faint">{t('candidates.noCard')}</p>
  const isOn = entries.some((entry) => entry.id === card.id && entry.uid === uid)
  return (
    <>
      <Button aria-describedby={nameId} onClick={() => (isOn ? setLeaving(card) : add(card))}>
        {t(isOn ? 'candidates.removeFrom' : 'candidates.shortlist')}
      </Button>
      <CardQuestion step="remove" candidate={leaving} onClose={() => setLeaving(null)} onConfirm={remove} />
    </>
  )
}
