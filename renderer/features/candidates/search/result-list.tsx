import { Button } from 'antd'
import { useCallback, useMemo, useState } from 'react'
import { Highlight } from '#renderer/components/search/highlight.tsx'
import { usePrint } from '#renderer/components/workplace/paper.tsx'
import { useSeenFirst } from '#renderer/components/workplace/use-seen-first.ts'
import type { CandidateSearchResult } from '#renderer/data/candidates/candidates-repository.ts'
import { useCanPrint } from '#renderer/hooks/use-can-print.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { type CandidateProfile, findPapersAccess, isOwnCard } from '#shared/domain/candidate/candidate.ts'
import { CandidateCard } from '../card/candidate-card.tsx'
import { CardQuestion, useCardSteps } from '../card/card-steps.tsx'
import { ReachDialog } from '../reach/reach-dialog.tsx'
import { CandidatePaper } from '../shortlist/print-sheet.tsx'
import { useShortlist } from '../shortlist/shortlisting.tsx'

const least = { itemPx: 120, abovePx: 100 }

interface Props {
  /** Marked in the cards. */
  q: string
  result: CandidateSearchResult
  onMore: () => void
}

export function ResultList({ q, result, onMore }: Props) {
  const viewer = useSession(({ user }) => user)
  const { shortlist: list } = useRepositories()
  const { data: entries } = useShortlist()
  const on = useMemo(() => new Map(entries?.map(({ id, uid }) => [id, { uid }])), [entries])
  const steps = useCardSteps()
  const [leaving, setLeaving] = useState<CandidateProfile | null>(null)
  const { print, printed } = usePrint<CandidateProfile>()
  const canPrint = useCanPrint()
  const isAdmin = viewer?.isAdmin === true
  const [deleting, setDeleting] = useState<CandidateProfile | null>(null)
  const [reached, setReached] = useState<CandidateProfile | null>(null)
  const [inviting, setInviting] = useState<CandidateProfile | null>(null)
  const drawn = useSeenFirst(result.candidates, least)
  const mark = useCallback((text: string) => <Highlight text={text} words={q} />, [q])
  return (
    <>
      <ul className="search-results candidate-results">
        {drawn.map((candidate) => (
          <li key={candidate.id}>
            <CandidateCard
              candidate={candidate}
              own={isOwnCard(viewer, candidate)}
              shortlisted={list ? on.get(candidate.id)?.uid === candidate.uid && on.has(candidate.id) : undefined}
              mark={mark}
              onPrint={canPrint ? print : undefined}
              onContact={
                candidate.hasNumber && findPapersAccess(viewer, candidate.uid) === 'open' ? setReached : undefined
              }
              onInvite={viewer?.isEmployer && candidate.uid && !isOwnCard(viewer, candidate) ? setInviting : undefined}
              onShortlist={steps.add}
              onRemove={setLeaving}
              onHide={isAdmin ? steps.hide : undefined}
              onDelete={isAdmin ? setDeleting : undefined}
            />
          </li>
        ))}
      </ul>
      {(result.candidates.length < result.matching || result.matchingIs === 'atLeast') && (
        <Button block className="search-more" onClick={onMore}>
          {t(result.searched ? 'candidates.more.search' : 'candidates.more')}
        </Button>
      )}
      {reached && <ReachDialog by="contact" candidate={reached} onClose={() => setReached(null)} />}
      {inviting && <ReachDialog by="invite" candidate={inviting} onClose={() => setInviting(null)} />}
      <CardQuestion step="delete" candidate={deleting} onClose={() => setDeleting(null)} onConfirm={steps.delete} />
      <CardQuestion step="remove" candidate={leaving} onClose={() => setLeaving(null)} onConfirm={steps.remove} />
      {printed && <CandidatePaper candidate={printed} />}
    </>
  )
}
