import { useCallback, useEffect, useRef, useState } from 'react'
import { removeHidden } from '#shared/domain/visible-text.ts'

/** A note as it is stored. */
export interface StoredNote {
  text: string
  /** 0: there is none yet. */
  revision: number
}

/** How writing a note ended: the revision that is stored now; another was stored meanwhile; or it failed, which was told. */
export type WriteResult = { revision: number } | 'conflict' | 'failed'

interface Options {
  stored: StoredNote
  maxLength: number
  /** Writes over the revision that it was typed over. Never rejects. Keep it the same function while it is the same note. */
  onWrite: (text: string, baseRevision: number) => Promise<WriteResult>
  /** Keeps what is not stored beyond the life of the field. Keep it the same object while it is the same note. */
  drafts?: NoteDrafts | undefined
}

/** What was typed and is not stored, with the revision that it was typed over. */
export interface TypedNote {
  text: string
  base: number
}

export interface NoteDrafts {
  /** null: all that was typed is stored. */
  read(): TypedNote | null
  keep(typed: TypedNote | null): void
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

/** A note that is saved as it is typed. What was typed stays in the field until it is stored, whatever happens to what is. */
export function useNote({ stored, maxLength, onWrite, drafts }: Options): Note {
  const [typed, setTyped] = useState<TypedNote | null>(() => drafts?.read() ?? null)
  const [state, setState] = useState<NoteState>('still')
  const [written, setWritten] = useState<StoredNote | null>(null)
  const latest = useRef(typed)
  const isHere = useRef(true)
  // The answer to a write may come before the query tells of it: what is typed then goes on from what was written.
  const isAhead = written !== null && written.revision > stored.revision
  const newest = isAhead ? written : stored
  if (written && !isAhead) setWritten(null)
  const revision = useRef(stored.revision)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const steps = useRef(Promise.resolve())
  if (stored.revision > revision.current && typed === null) revision.current = stored.revision

  const setTypedNote = useCallback(
    (next: TypedNote | null) => {
      // Where a write ends after the field is gone, whoever came back to the note may have typed something newer.
      if (isHere.current || drafts?.read() === latest.current) drafts?.keep(next)
      latest.current = next
      setTyped(next)
    },
    [drafts]
  )

  const save = useCallback(() => {
    clearTimeout(timer.current)
    steps.current = steps.current.then(async () => {
      const submitted = latest.current
      // A part of what was typed is not what was meant.
      if (!submitted || submitted.text.length > maxLength) return
      // The field that it was typed in has stored it after all.
      if (isHere.current && drafts?.read() === null) return setTypedNote(null)
      const text = removeHidden(submitted.text)
      const result = await onWrite(text, submitted.base)
      if (typeof result === 'string') {
        setState(result)
        return
      }
      revision.current = result.revision
      setWritten({ text, revision: result.revision })
      // What was typed meanwhile goes on from what is stored now. What is not stored goes from the field when it is left.
      const isDone = text === submitted.text || !isHere.current
      if (latest.current === submitted && isDone) setTypedNote(null)
      else if (latest.current) setTypedNote({ text: latest.current.text, base: revision.current })
      setState('saved')
    })
  }, [onWrite, maxLength, drafts, setTypedNote])

  const write = (text: string) => {
    setTypedNote({ text, base: latest.current?.base ?? revision.current })
    clearTimeout(timer.current)
    // What stands against another text waits for the person to choose.
    if (state === 'conflict') return
    setState('still')
    if (text.length <= maxLength) timer.current = setTimeout(save, saveAfterMs)
  }

  const settle = (which: 'mine' | 'theirs') => {
    revision.current = newest.revision
    setState('still')
    if (which === 'theirs') return setTypedNote(null)
    setTypedNote({ text: latest.current?.text ?? '', base: revision.current })
    save()
  }

  // Two that wrote the same have nothing to choose from.
  const isAgreed = state === 'conflict' && typed?.text === newest.text
  useEffect(() => {
    if (!isAgreed) return
    revision.current = newest.revision
    setTypedNote(null)
    setState('still')
  }, [isAgreed, newest.revision, setTypedNote])

  useSaveBeforeLeaving(save)
  // What one comes back to is stored now, or it is said again why it is not.
  useEffect(() => {
    if (latest.current) timer.current = setTimeout(save, saveAfterMs)
  }, [save])
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const saveUnlessConflict = () => {
    if (state !== 'conflict') save()
  }
  const isLong = typed !== null && typed.text.length > maxLength
  return {
    text: typed?.text ?? newest.text,
    state: state !== 'conflict' && isLong ? 'long' : state,
    theirs: newest.text,
    write,
    save: saveUnlessConflict,
    settle
  }
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
