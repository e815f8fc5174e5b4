import { Button } from 'antd'
import { useCallback, useMemo, useState } from 'react'
import { Highlight } from '#renderer/components/search/highlight.tsx'
import { usePrint } from '#renderer/components/workplace/print-view.tsx'
import { useProgressiveRows } from '#renderer/components/workplace/use-progressive-rows.ts'
import type { CandidateSearchResult } from '#renderer/data/candidates/candidates-repository.ts'
import { useCanPrint } from '#renderer/hooks/use-can-print.ts'
import { useRepositories } from '#renderer/hooks/use-repositories.ts'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { type CandidateProfile, findDocumentAccess, isOwnPublicProfile } from '#shared/domain/candidate/candidate.ts'
import { ContactDialog } from '../contact/contact-dialog.tsx'
import { CandidateCard } from '../profile/candidate-card.tsx'
import { PublicProfileDialog, usePublicProfileActions } from '../profile/public-profile-actions.tsx'
import { PrintedCandidate } from '../shortlist/shortlist-print-view.tsx'
import { useShortlist } from '../shortlist/shortlist-toggle.tsx'

const least = { itemPx: 120, abovePx: 100 }

interface Props {
  result: CandidateSearchResult
  onMore: () => void
}

export function ResultList({ result, onMore }: Props) {
  const { words } = result
  const viewer = useSession(({ user }) => user)
  const { shortlist: list } = useRepositories()
  const { data: entries } = useShortlist()
  const on = useMemo(() => new Map(entries?.map(({ id, uid }) => [id, { uid }])), [entries])
  const steps = usePublicProfileActions()
  const [leaving, setLeaving] = useState<CandidateProfile | null>(null)
  const { print, printed } = usePrint<CandidateProfile>()
  const canPrint = useCanPrint()
  const isAdmin = viewer?.isAdmin === true
  const [deleting, setDeleting] = useState<CandidateProfile | null>(null)
  const [contacted, setContacted] = useState<CandidateProfile | null>(null)
  const [inviting, setInviting] = useState<CandidateProfile | null>(null)
  const drawn = useProgressiveRows(result.candidates, least)
  const mark = useCallback((text: string) => <Highlight text={text} words={words} />, [words])
  return (
    <>
      <ul className="search-results candidate-results">
        {drawn.map((candidate) => (
          <li key={candidate.id}>
            <CandidateCard
              candidate={candidate}
              own={isOwnPublicProfile(viewer, candidate)}
              shortlisted={list ? on.get(candidate.id)?.uid === candidate.uid && on.has(candidate.id) : undefined}
              mark={mark}
              onPrint={canPrint ? print : undefined}
              onContact={
                candidate.hasNumber && findDocumentAccess(viewer, candidate.uid) === 'open' ? setContacted : undefined
              }
              onInvite={
                viewer?.isEmployer && candidate.uid && !isOwnPublicProfile(viewer, candidate) ? setInviting : undefined
              }
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
      {contacted && <ContactDialog by="contact" candidate={contacted} onClose={() => setContacted(null)} />}
      {inviting && <ContactDialog by="invite" candidate={inviting} onClose={() => setInviting(null)} />}
      <PublicProfileDialog
        step="delete"
        candidate={deleting}
        onClose={() => setDeleting(null)}
        onConfirm={steps.delete}
      />
      <PublicProfileDialog
        step="remove"
        candidate={leaving}
        onClose={() => setLeaving(null)}
        onConfirm={steps.remove}
      />
      {printed && <PrintedCandidate candidate={printed} />}
    </>
  )
}
