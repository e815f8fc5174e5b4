import { useCallback, useEffect, useRef, useState } from 'react'
import type { ShortlistRepository } from '#renderer/data/shortlist-repository.ts'
import type { ShortlistEntry } from '#renderer/storage/collections/candidate-collections.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { maxNoteLength } from '#shared/domain/text-limits.ts'

/** 'long': more was typed than a note takes; nothing of it is stored. */
export type NoteState = 'still' | 'saved' | 'failed' | 'conflict' | 'long'

export interface Note {
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
export function useNote(list: ShortlistRepository, entry: ShortlistEntry): Note {
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
        const stored = await list.setNote(entry.id, submitted.text, submitted.base)
        revision.current = stored.revision ?? 0
        // What was typed meanwhile goes on from what is stored now.
        if (latest.current === submitted) setTypedNote(null)
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
