import { Button } from 'antd'
import { memo, type ReactNode, useId } from 'react'
import { t } from '#renderer/messages/messages.ts'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'
import { CandidateHead, SkillTags } from './candidate-head.tsx'
import { PaperLink } from './paper-link.tsx'

interface Props {
  candidate: CandidateProfile
  own: boolean
  /** undefined: the viewer has no shortlist. */
  shortlisted: boolean | undefined
  /** Highlights matches; must be referentially stable. */
  mark: (text: string) => ReactNode
  onPrint: ((candidate: CandidateProfile) => void) | undefined
  /** undefined: there is no number for this viewer. */
  onContact: ((candidate: CandidateProfile) => void) | undefined
  /** undefined: not invited from here. */
  onInvite: ((candidate: CandidateProfile) => void) | undefined
  onShortlist: (candidate: CandidateProfile) => void
  onRemove: (candidate: CandidateProfile) => void
  /** Administrator only. */
  onHide: ((candidate: CandidateProfile) => void) | undefined
  onDelete: ((candidate: CandidateProfile) => void) | undefined
}

export const CandidateCard = memo(function CandidateCard(props: Props) {
  const { candidate, own, shortlisted, mark, onPrint, onContact, onInvite, onShortlist, onRemove, onHide, onDelete } =
    props
  const id = useId()
  return (
    <article className="candidate" aria-labelledby={id}>
      <CandidateHead candidate={candidate} id={id} mark={mark}>
        {own && <Badge>{t('candidates.you')}</Badge>}
        {shortlisted && <Badge>{t('candidates.shortlisted')}</Badge>}
      </CandidateHead>
      <SkillTags skills={candidate.skills} />
      <div className="candidate-end">
        <div className="candidate-papers">
          <PaperLink paper="resume" candidate={candidate} nameId={id} />
          <PaperLink paper="aadhar" candidate={candidate} nameId={id} />
          {onPrint && (
            <Button type="text" aria-describedby={id} onClick={() => onPrint(candidate)}>
              {t('candidates.list.print')}
            </Button>
          )}
        </div>
        {onDelete && (
          <Button type="text" aria-describedby={id} onClick={() => onDelete(candidate)}>
            {t('candidates.delete')}
          </Button>
        )}
        {onHide && (
          <Button type="text" aria-describedby={id} onClick={() => onHide(candidate)}>
            {t('candidates.block')}
          </Button>
        )}
        {onContact && (
          <Button aria-describedby={id} onClick={() => onContact(candidate)}>
            {t('candidates.contact')}
          </Button>
        )}
        {onInvite && (
          <Button aria-describedby={id} onClick={() => onInvite(candidate)}>
            {t('candidates.invite')}
          </Button>
        )}
        {shortlisted !== undefined && (
          <Button aria-describedby={id} onClick={() => (shortlisted ? onRemove : onShortlist)(candidate)}>
            {t(shortlisted ? 'candidates.removeFrom' : 'candidates.shortlist')}
          </Button>
        )}
      </div>
    </article>
  )
})

function Badge({ children }: { children: string }) {
  return (
    <>
      {' '}
      <span className="candidate-badge">{children}</span>
    </>
  )
}
