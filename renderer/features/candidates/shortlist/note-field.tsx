import { useEffect, useId } from 'react'
import type { ShortlistRepository } from '#renderer/data/shortlist-repository.ts'
import { t } from '#renderer/messages/messages.ts'
import type { ShortlistEntry } from '#renderer/storage/collections/candidate-collections.ts'
import { maxNoteLength } from '#shared/domain/text-limits.ts'
import { useNote } from './use-note.ts'

interface Props {
  list: ShortlistRepository
  entry: ShortlistEntry
  /** Id of the candidate's name. */
  nameId: string
  /** Gets what stands in the field, also before it is stored. */
  onText: (id: string, text: string) => void
}

/** What only this employer knows of a candidate; kept as it is typed. */
export function NoteField({ list, entry, nameId, onText }: Props) {
  const id = useId()
  const { text, state, theirs, write, save, settle } = useNote(list, entry)
  useEffect(() => onText(entry.id, text), [onText, entry.id, text])
  const other = theirs.trim() === '' ? t('candidates.note.emptied') : t('candidates.note.other')
  return (
    <div className={state === 'long' ? 'candidate-note field bad' : 'candidate-note field'}>
      <label htmlFor={id} id={`${id}-label`}>
        {t('candidates.note')}
      </label>
      <textarea
        className="input"
        id={id}
        rows={2}
        aria-labelledby={`${id}-label ${nameId}`}
        aria-invalid={state === 'long' || undefined}
        aria-describedby={state === 'long' ? `${id}-state ${id}-count` : `${id}-state`}
        placeholder={t('candidates.note.hint')}
        value={text}
        onChange={(event) => write(event.target.value)}
        onBlur={save}
      />
      <div id={`${id}-state`} role="status" className="note-state small">
        {state === 'saved' && <span className="faint">{t('candidates.note.saved')}</span>}
        {state === 'long' && <span className="note-failed">{t('candidates.note.long', { most: maxNoteLength })}</span>}
        {state === 'failed' && (
          <>
            <span className="note-failed">{t('candidates.note.failed')}</span>
            <button type="button" className="btn btn-quiet" onClick={save}>
              {t('candidates.note.again')}
            </button>
          </>
        )}
        {state === 'conflict' && (
          <>
            <p className="note-failed">{other}</p>
            {theirs.trim() !== '' && <blockquote>{theirs}</blockquote>}
            <button type="button" className="btn btn-line" onClick={() => settle('mine')}>
              {t('candidates.note.mine')}
            </button>
            <button type="button" className="btn btn-quiet" onClick={() => settle('theirs')}>
              {t('candidates.note.theirs')}
            </button>
          </>
        )}
      </div>
      {/** Not announced at every key. */}
      {state === 'long' && (
        <p id={`${id}-count`} className="small soft">
          {t('candidates.note.count', { has: text.length })}
        </p>
      )}
    </div>
  )
}
