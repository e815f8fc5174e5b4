import { memo, type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '#renderer/components/public/icon.tsx'
import { t } from '#renderer/messages/messages.ts'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'
import { CandidateHead, SkillTags } from './candidate-head.tsx'
import { PaperLink } from './paper-link.tsx'

interface Props {
  candidate: CandidateProfile
  /** It is the viewer's own. */
  own: boolean
  /** undefined: the viewer keeps no shortlist. */
  shortlisted: boolean | undefined
  /** Marks what a search looks for. Keep it the same function while it marks the same. */
  mark: (text: string) => ReactNode
  onPrint: (candidate: CandidateProfile) => void
  onShortlist: (candidate: CandidateProfile) => void
  onRemove: (candidate: CandidateProfile) => void
  /** The administrator's: undefined for everybody else. */
  onHide: ((candidate: CandidateProfile) => void) | undefined
  onDelete: ((candidate: CandidateProfile) => void) | undefined
}

/** A candidate in a list. */
export const CandidateCard = memo(function CandidateCard(props: Props) {
  const { candidate, own, shortlisted, mark, onPrint, onShortlist, onRemove, onHide, onDelete } = props
  const id = useId()
  const shortlist = useFocusAfterShortlisting(shortlisted)
  return (
    <article className="candidate" aria-labelledby={id}>
      <CandidateHead candidate={candidate} id={id} mark={mark}>
        {own && (
          <>
            {' '}
            <span className="candidate-you">{t('candidates.you')}</span>
          </>
        )}
      </CandidateHead>
      <SkillTags skills={candidate.skills} />
      <div className="candidate-end">
        <div className="candidate-papers">
          <PaperLink paper="resume" candidate={candidate} nameId={id} />
          <PaperLink paper="aadhar" candidate={candidate} nameId={id} />
          <button type="button" className="btn btn-quiet" aria-describedby={id} onClick={() => onPrint(candidate)}>
            {t('candidates.list.print')}
          </button>
        </div>
        {onDelete && (
          <button type="button" className="btn btn-quiet" aria-describedby={id} onClick={() => onDelete(candidate)}>
            {t('candidates.delete')}
          </button>
        )}
        {onHide && (
          <button type="button" className="btn btn-quiet" aria-describedby={id} onClick={() => onHide(candidate)}>
            {t('candidates.block')}
          </button>
        )}
        {shortlisted && (
          <button type="button" className="btn btn-quiet" aria-describedby={id} onClick={() => onRemove(candidate)}>
            {t('candidates.remove')}
          </button>
        )}
        {shortlisted !== undefined && (
          <button
            ref={shortlist}
            type="button"
            className={shortlisted ? 'btn btn-line candidate-on' : 'btn btn-line'}
            aria-describedby={id}
            onClick={() => onShortlist(candidate)}
          >
            {shortlisted && <Icon name="check" />}
            {t(shortlisted ? 'candidates.shortlisted' : 'candidates.shortlist')}
          </button>
        )}
      </div>
    </article>
  )
})

/** When Remove goes, the focus that was on it stays in the card. */
function useFocusAfterShortlisting(shortlisted: boolean | undefined) {
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef(shortlisted)
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body
    if (before.current && shortlisted === false && lost) button.current?.focus()
    before.current = shortlisted
  }, [shortlisted])
  return button
}
