import { useCallback, useMemo, useState } from 'react'
import { Highlight } from '#renderer/components/search/highlight.tsx'
import { useShortlist } from '#renderer/hooks/use-shortlist.ts'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { type CandidateProfile, isOwnCard } from '#shared/domain/candidate.ts'
import { CandidateCard } from '../card/candidate-card.tsx'
import { RemoveQuestion } from '../shortlist/remove-question.tsx'
import { useShortlistEntries } from '../shortlist/use-shortlist-entries.ts'
import { useShortlisting } from '../shortlist/use-shortlisting.ts'
import type { Found } from './use-candidate-search.ts'

interface Props {
  known: Found
  onMore: () => void
}

/** The candidates found, as many as are shown so far. */
export function ResultList({ known: { asked, answer }, onMore }: Props) {
  const viewer = useSession(({ user }) => user)
  const list = useShortlist()
  const { entries } = useShortlistEntries(list)
  const on = useMemo(() => new Set(entries?.map(({ id }) => id)), [entries])
  const { add, remove } = useShortlisting(list)
  const [leaving, setLeaving] = useState<CandidateProfile | null>(null)
  const mark = useCallback((text: string) => <Highlight text={text} words={asked.q} />, [asked.q])
  return (
    <>
      <ul className="search-results candidate-results">
        {answer.candidates.map((candidate) => (
          <li key={candidate.id}>
            <CandidateCard
              candidate={candidate}
              own={isOwnCard(viewer, candidate)}
              shortlisted={list ? on.has(candidate.id) : undefined}
              mark={mark}
              onShortlist={add}
              onRemove={setLeaving}
            />
          </li>
        ))}
      </ul>
      {answer.candidates.length < answer.matching && (
        <button type="button" className="btn btn-line search-more" onClick={onMore}>
          {t('candidates.more')}
        </button>
      )}
      <RemoveQuestion candidate={leaving} onClose={() => setLeaving(null)} onRemove={remove} />
    </>
  )
}
