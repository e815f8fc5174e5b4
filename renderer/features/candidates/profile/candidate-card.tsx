import { Button } from 'antd'
import { memo, type ReactElement, useId } from 'react'
import { type MessageId, t } from '#renderer/messages/messages.ts'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'
import { CandidateHeader, SkillTags } from './candidate-header.tsx'
import { DocumentLink } from './document-link.tsx'

type Step = (candidate: CandidateProfile) => void

interface Props {
  candidate: CandidateProfile
  own: boolean
  /** undefined: the viewer has no shortlist. */
  shortlisted: boolean | undefined
  /** Highlights matches; must be referentially stable. */
  mark: (text: string) => ReactElement
  onPrint: Step | undefined
  /** undefined: there is no number for this viewer. */
  onContact: Step | undefined
  /** undefined: not invited from here. */
  onInvite: Step | undefined
  onShortlist: Step
  onRemove: Step
  /** Administrator only. */
  onHide: Step | undefined
  onDelete: Step | undefined
}

export const CandidateCard = memo(function CandidateCard(props: Props) {
  const { candidate, own, shortlisted, mark, onPrint, onContact, onInvite, onShortlist, onRemove, onHide, onDelete } =
    props
  const id = useId()
  const renderStep = (step: Step | undefined, word: MessageId, type: 'text' | 'default' = 'default') =>
    step && (
      <Button type={type} aria-describedby={id} onClick={() => step(candidate)}>
        {t(word)}
      </Button>
    )
  return (
    <article className="candidate" aria-labelledby={id}>
      <CandidateHeader candidate={candidate} id={id} mark={mark}>
        {own && <Badge>{t('candidates.you')}</Badge>}
        {shortlisted && <Badge>{t('candidates.shortlisted')}</Badge>}
      </CandidateHeader>
      <SkillTags skills={candidate.skills} mark={mark} />
      <div className="candidate-end">
        <div className="candidate-documents">
          <DocumentLink candidateDocument="resume" candidate={candidate} nameId={id} />
          <DocumentLink candidateDocument="aadhar" candidate={candidate} nameId={id} />
          {renderStep(onPrint, 'candidates.list.print', 'text')}
        </div>
        {renderStep(onDelete, 'candidates.delete', 'text')}
        {renderStep(onHide, 'candidates.block', 'text')}
        {renderStep(onContact, 'candidates.contact')}
        {renderStep(onInvite, 'candidates.invite')}
        {shortlisted !== undefined &&
          renderStep(
            shortlisted ? onRemove : onShortlist,
            shortlisted ? 'candidates.removeFrom' : 'candidates.shortlist'
          )}
      </div>
    </article>
  )
})

function Badge({ children }: { children: string }) {
  return (
    <span>
      {' '}
      <span className="candidate-badge">{children}</span>
    </span>
  )
}
