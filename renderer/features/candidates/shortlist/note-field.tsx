import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useCleanText } from '#renderer/components/form/use-clean-text.ts'
import type { ShortlistRepository } from '#renderer/data/candidates/shortlist-repository.ts'
import { t } from '#renderer/messages/messages.ts'
import type { ShortlistEntry } from '#renderer/storage/collections/candidate-collections.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { maxNoteLength } from '#shared/domain/text-limits.ts'
import { removeHidden } from '#shared/domain/visible-text.ts'

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
  const { note, cleaning } = useCleanText(write)
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
        {...cleaning}
        onBlur={(event) => {
          cleaning.onBlur(event)
          save()
        }}
      />
      <div id={`${id}-state`} role="status" className="note-state small">
        {note && <span>{note}</span>}
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

/** 'long': more was typed than a note takes; nothing of it is stored. */
type NoteState = 'still' | 'saved' | 'failed' | 'conflict' | 'long'

interface Note {
  /** What stands in the field. */
  text: string
  state: NoteState
  /** With 'conflict': what another window wrote. */
  theirs: string
  write(text: string): void
  /** Saves what waits now. */
  save(): void
  /** After a conflict: what was typed, or what the other window wrote. */
  settle(which: 'mine' | 'theirs'): void
}

/** How long after the last key a note is saved. */
export const saveAfterMs = 150

/** What was typed and is not stored, with the revision that it was typed over. */
interface TypedNote {
  text: string
  base: number
}

/** The private note of an entry. What was typed stays in the field until it is stored, whatever happens to the entry. */
function useNote(list: ShortlistRepository, entry: ShortlistEntry): Note {
  const [typed, setTyped] = useState<TypedNote | null>(null)
  const [state, setState] = useState<NoteState>('still')
  const latest = useRef<TypedNote | null>(null)
  const revision = useRef(entry.revision ?? 0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const steps = useRef(Promise.resolve())
  if ((entry.revision ?? 0) > revision.current && typed === null) revision.current = entry.revision ?? 0

  const setTypedNote = useCallback((next: TypedNote | null) => {
    latest.current = next
    setTyped(next)
  }, [])

  const save = useCallback(() => {
    clearTimeout(timer.current)
    steps.current = steps.current.then(async () => {
      const submitted = latest.current
      // A part of what was typed is not what was meant.
      if (!submitted || isLong(submitted)) return
      try {
        const text = removeHidden(submitted.text)
        const stored = await list.setNote(entry.id, text, submitted.base)
        revision.current = stored.revision ?? 0
        // What was typed meanwhile goes on from what is stored now. What is not stored goes from the field when it is left.
        if (latest.current === submitted && text === submitted.text) setTypedNote(null)
        else if (latest.current) setTypedNote({ text: latest.current.text, base: revision.current })
        setState('saved')
      } catch (error) {
        const isConflict = error instanceof StoreError && error.failure === 'conflict'
        setState(isConflict ? 'conflict' : 'failed')
        if (!isConflict) showFailure('shortlist', error)
      }
    })
  }, [list, entry.id, setTypedNote])

  const write = (text: string) => {
    setTypedNote({ text, base: latest.current?.base ?? revision.current })
    clearTimeout(timer.current)
    // What stands against another text waits for the person to choose.
    if (state === 'conflict') return
    setState('still')
    if (text.length <= maxNoteLength) timer.current = setTimeout(save, saveAfterMs)
  }

  const settle = (which: 'mine' | 'theirs') => {
    revision.current = entry.revision ?? 0
    setState('still')
    if (which === 'theirs') return setTypedNote(null)
    setTypedNote({ text: latest.current?.text ?? '', base: revision.current })
    save()
  }

  useSaveBeforeLeaving(save)
  const saveUnlessConflict = () => {
    if (state !== 'conflict') save()
  }
  const shown = state !== 'conflict' && isLong(typed) ? 'long' : state
  return { text: typed?.text ?? entry.note, state: shown, theirs: entry.note, write, save: saveUnlessConflict, settle }
}

function isLong(typed: TypedNote | null): boolean {
  return typed !== null && typed.text.length > maxNoteLength
}

/** Saves when the page is left, hidden or closed. */
function useSaveBeforeLeaving(save: () => void): void {
  useEffect(() => {
    const saveWhenHidden = () => {
      if (document.visibilityState === 'hidden') save()
    }
    window.addEventListener('pagehide', save)
    document.addEventListener('visibilitychange', saveWhenHidden)
    return () => {
      window.removeEventListener('pagehide', save)
      document.removeEventListener('visibilitychange', saveWhenHidden)
      save()
    }
  }, [save])
}
