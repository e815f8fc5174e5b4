import { Button } from 'antd'
import { useCallback, useMemo } from 'react'
import { Highlight } from '#renderer/components/search/highlight.tsx'
import { useProgressiveRows } from '#renderer/components/workplace/use-progressive-rows.ts'
import type { CandidateSearchResult } from '#renderer/data/candidates/candidates-repository.ts'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { isOwnPublicProfile } from '#shared/domain/candidate/candidate.ts'
import type { CandidateSteps } from '../profile/candidate-action-dialogs.tsx'
import { CandidateCard } from '../profile/candidate-card.tsx'
import { useCandidateHistories } from '../profile/candidate-history-list.tsx'
import { useShortlist } from '../shortlist/shortlist-toggle.tsx'
import type { OpenCandidate } from './use-open-candidate-url.ts'

const least = { itemPx: 120, abovePx: 100 }

interface Props {
  result: CandidateSearchResult
  onMore: () => void
  opened: OpenCandidate
  steps: CandidateSteps
}

export function CandidateResults({ result, onMore, opened, steps }: Props) {
  const { words } = result
  const viewer = useSession(({ user }) => user)
  const { data: entries } = useShortlist()
  const shortlisted = useMemo(() => new Map(entries?.map(({ id, uid }) => [id, { uid }])), [entries])
  const relations = useCandidateHistories()
  const drawn = useProgressiveRows(result.candidates, least)
  const mark = useCallback((text: string) => <Highlight text={text} words={words} />, [words])
  return (
    <>
      {relations?.isPartial && <p className="small faint">{t('candidates.relation.partial')}</p>}
      <ul className="search-results candidate-results">
        {drawn.map((candidate) => {
          const { id, uid } = candidate
          return (
            <li key={id}>
              <CandidateCard
                candidate={candidate}
                isOwn={isOwnPublicProfile(viewer, candidate)}
                isShortlisted={shortlisted.get(id)?.uid === uid && shortlisted.has(id)}
                relation={uid === undefined ? undefined : relations?.byUid.get(uid)}
                isOpen={opened.id === id}
                buildAddress={opened.buildAddress}
                linkState={opened.linkState}
                mark={mark}
                steps={steps}
              />
            </li>
          )
        })}
      </ul>
      {(result.candidates.length < result.matching || result.matchingIs === 'atLeast') && (
        <Button block className="search-more" onClick={onMore}>
          {t(result.searched ? 'candidates.more.search' : 'candidates.more')}
        </Button>
      )}
    </>
  )
}
