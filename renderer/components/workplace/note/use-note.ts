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

/** A note that is saved as it is typed. What was typed stays in the field until it is stored, whatever happens to what is. */
export function useNote({ stored, maxLength, onWrite }: Options): Note {
  const [typed, setTyped] = useState<TypedNote | null>(null)
  const [state, setState] = useState<NoteState>('still')
  const latest = useRef<TypedNote | null>(null)
  const revision = useRef(stored.revision)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const steps = useRef(Promise.resolve())
  if (stored.revision > revision.current && typed === null) revision.current = stored.revision

  const setTypedNote = useCallback((next: TypedNote | null) => {
    latest.current = next
    setTyped(next)
  }, [])

  const save = useCallback(() => {
    clearTimeout(timer.current)
    steps.current = steps.current.then(async () => {
      const submitted = latest.current
      // A part of what was typed is not what was meant.
      if (!submitted || submitted.text.length > maxLength) return
      const text = removeHidden(submitted.text)
      const result = await onWrite(text, submitted.base)
      if (typeof result === 'string') {
        setState(result)
        return
      }
      revision.current = result.revision
      // What was typed meanwhile goes on from what is stored now. What is not stored goes from the field when it is left.
      if (latest.current === submitted && text === submitted.text) setTypedNote(null)
      else if (latest.current) setTypedNote({ text: latest.current.text, base: revision.current })
      setState('saved')
    })
  }, [onWrite, maxLength, setTypedNote])

  const write = (text: string) => {
    setTypedNote({ text, base: latest.current?.base ?? revision.current })
    clearTimeout(timer.current)
    // What stands against another text waits for the person to choose.
    if (state === 'conflict') return
    setState('still')
    if (text.length <= maxLength) timer.current = setTimeout(save, saveAfterMs)
  }

  const settle = (which: 'mine' | 'theirs') => {
    revision.current = stored.revision
    setState('still')
    if (which === 'theirs') return setTypedNote(null)
    setTypedNote({ text: latest.current?.text ?? '', base: revision.current })
    save()
  }

  useSaveBeforeLeaving(save)
  const saveUnlessConflict = () => {
    if (state !== 'conflict') save()
  }
  const isLong = typed !== null && typed.text.length > maxLength
  return {
    text: typed?.text ?? stored.text,
    state: state !== 'conflict' && isLong ? 'long' : state,
    theirs: stored.text,
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
