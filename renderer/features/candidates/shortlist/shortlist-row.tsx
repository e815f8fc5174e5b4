import { memo, useEffect, useId } from 'react'
import type { ShortlistRepository } from '#renderer/data/shortlist-repository.ts'
import { t } from '#renderer/messages/messages.ts'
import type { ShortlistEntry } from '#renderer/storage/collections/candidate-collections.ts'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'
import { formatDay, formatLocalDay } from '#shared/domain/dates.ts'
import { CandidateHead } from '../card/candidate-head.tsx'
import { PaperLink } from '../card/paper-link.tsx'
import { SkillTags } from '../card/skill-tags.tsx'
import { usePublicCard } from '../queries.ts'
import { NoteField } from './note-field.tsx'

interface Props {
  list: ShortlistRepository
  entry: ShortlistEntry
  onRemove: (candidate: CandidateProfile) => void
  /** Gets what is shown: the printed sheet says the same. */
  onShown: (id: string, candidate: CandidateProfile) => void
  onText: (id: string, text: string) => void
}

/** A candidate on the shortlist: as they show themselves now, or as they were when they did. */
export const ShortlistRow = memo(function ShortlistRow({ list, entry, onRemove, onShown, onText }: Props) {
  const id = useId()
  const card = usePublicCard(entry.id)
  const candidate = card ?? entry
  const added = new Date(entry.addedAt)
  const day = Number.isNaN(added.getTime()) ? '' : (formatDay(formatLocalDay(added)) ?? '')
  useEffect(() => onShown(entry.id, candidate), [onShown, entry.id, candidate])
  return (
    <li className="candidate" aria-labelledby={id}>
      <CandidateHead candidate={candidate} id={id} />
      <SkillTags skills={candidate.skills} />
      {card === null && <p className="candidate-gone small">{t('candidates.list.gone', { day })}</p>}
      <NoteField list={list} entry={entry} nameId={id} onText={onText} />
      <div className="candidate-end">
        <div className="candidate-papers">
          <PaperLink paper="resume" candidate={candidate} nameId={id} />
          <PaperLink paper="aadhar" candidate={candidate} nameId={id} />
        </div>
        <button type="button" className="btn btn-quiet" aria-describedby={id} onClick={() => onRemove(candidate)}>
          {t('candidates.remove')}
        </button>
      </div>
    </li>
  )
})
