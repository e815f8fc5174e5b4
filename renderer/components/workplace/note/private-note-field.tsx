import './note.css'
import { Button, Input } from 'antd'
import { useEffect, useId } from 'react'
import { useRemoveHiddenCharacters } from '#renderer/components/form/use-remove-hidden-characters.ts'
import { t } from '#renderer/messages/messages.ts'
import { type NoteDrafts, type StoredNote, useAutosavedNote, type WriteNote } from './use-autosaved-note.ts'

interface Props {
  stored: StoredNote
  maxLength: number
  onChange: WriteNote
  drafts?: NoteDrafts | undefined
  /** Id of the element that names the person. */
  nameId: string
  /** Gets the text before it is stored, too. */
  onText?: ((text: string) => void) | undefined
}

/** Private to its writer; saved while typing. */
export function PrivateNoteField({ stored, maxLength, onChange, drafts, nameId, onText }: Props) {
  const id = useId()
  const { text, state, theirs, write, save, settle } = useAutosavedNote({ stored, maxLength, onChange, drafts })
  const { note, cleaning } = useRemoveHiddenCharacters(write)
  useEffect(() => onText?.(text), [onText, text])
  const other = theirs.trim() === '' ? t('note.emptied') : t('note.other')
  return (
    <div className="note-field field">
      <label htmlFor={id} id={`${id}-label`}>
        {t('note.label')}
      </label>
      <Input.TextArea
        id={id}
        rows={2}
        status={state === 'long' ? 'error' : ''}
        aria-labelledby={`${id}-label ${nameId}`}
        aria-invalid={state === 'long' || undefined}
        aria-describedby={state === 'long' ? `${id}-state ${id}-count` : `${id}-state`}
        placeholder={t('note.hint')}
        value={text}
        onChange={(event) => write(event.target.value)}
        {...cleaning}
        onBlur={(event) => {
          cleaning.onBlur(event)
          save()
        }}
      />
      <div id={`${id}-state`} role="status" className="note-state small">
        {note && <span>{note}</span>}
        {state === 'saved' && <span className="faint">{t('note.saved')}</span>}
        {state === 'long' && <span className="note-failed">{t('note.long', { max: maxLength })}</span>}
        {(state === 'failed' || state === 'offline') && (
          <>
            <span className="note-failed">{t(`note.${state}`)}</span>
            <Button type="text" onClick={save}>
              {t('note.again')}
            </Button>
          </>
        )}
        {state === 'conflict' && (
          <>
            <p className="note-failed">{other}</p>
            {theirs.trim() !== '' && <blockquote>{theirs}</blockquote>}
            <Button onClick={() => settle('mine')}>{t('note.mine')}</Button>
            <Button type="text" onClick={() => settle('theirs')}>
              {t('note.theirs')}
            </Button>
          </>
        )}
      </div>
      {/** Not announced at every key. */}
      {state === 'long' && (
        <p id={`${id}-count`} className="small soft">
          {t('note.count', { count: text.length })}
        </p>
      )}
    </div>
  )
}
