import { memo, type ReactElement, useId } from 'react'
import { Link } from '#renderer/components/public/link.tsx'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'
import type { CandidateRelation } from '#shared/domain/candidate/employer-candidate-history.ts'
import type { CandidateSteps } from './candidate-action-dialogs.tsx'
import { CandidateActions } from './candidate-actions.tsx'
import { CandidateBadges, CandidateHeader, SkillTags } from './candidate-header.tsx'
import { CandidateHistoryList } from './candidate-history-list.tsx'

interface Props {
  candidate: CandidateProfile
  isOwn: boolean
  isShortlisted: boolean
  /** With this company. */
  relation: CandidateRelation | undefined
  /** The profile is open beside the list. */
  isOpen: boolean
  buildAddress: (candidate: CandidateProfile, withResume?: boolean) => string
  /** Of the links: how much of the list is shown. */
  linkState: unknown
  /** Highlights matches; must be referentially stable. */
  mark: (text: string) => ReactElement
  steps: CandidateSteps
}

export const CandidateCard = memo(function CandidateCard(props: Props) {
  const { candidate, isOwn, isShortlisted, relation, isOpen, buildAddress, linkState, mark, steps } = props
  const id = useId()
  const to = buildAddress(candidate)
  return (
    <article className="candidate" aria-labelledby={id} data-open={isOpen || undefined}>
      <CandidateHeader
        candidate={candidate}
        id={id}
        mark={mark}
        renderName={(name) => (
          <Link to={to} state={linkState} aria-current={isOpen || undefined}>
            {name}
          </Link>
        )}
      >
        <CandidateBadges isOwn={isOwn} isShortlisted={isShortlisted} />
      </CandidateHeader>
      <CandidateHistoryList relation={relation} />
      <SkillTags skills={candidate.skills} mark={mark} more={{ to, state: linkState, nameId: id }} />
      <CandidateActions
        candidate={candidate}
        relation={relation}
        nameId={id}
        resumeAddress={buildAddress(candidate, true)}
        steps={steps}
        isShortlisted={isShortlisted}
      />
    </article>
  )
})
