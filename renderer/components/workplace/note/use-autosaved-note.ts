import { useCallback, useEffect, useRef, useState } from 'react'
import { useSaveBeforeLeaving } from '#renderer/hooks/use-save-before-leaving.ts'
import { removeHidden } from '#shared/domain/clean-text.ts'

export interface StoredNote {
  text: string
  /** 0: none is stored. */
  revision: number
}

/** The stored revision; a conflict with another text; or a failure. */
export type WriteResult = { revision: number } | 'conflict' | 'failed' | 'offline'

/** `isShown`: whether the field is there to show a failure. Never rejects. */
export type WriteNote = (text: string, baseRevision: number, isShown: () => boolean) => Promise<WriteResult>

interface Options {
  stored: StoredNote
  maxLength: number
  /** Replaces the revision that was edited. Stable while the note is the same. */
  onChange: WriteNote
  /** Keeps unsaved text beyond the life of the field. Stable while the note is the same. */
  drafts?: NoteDrafts | undefined
}

/** Unsaved text with its base revision. */
export interface TypedNote {
  text: string
  base: number
}

export interface NoteDrafts {
  /** null: nothing is unsaved. */
  read(): TypedNote | null
  keep(typed: TypedNote | null): void
}

/** Debounce after the last key. */
const saveAfterMs = 150

/** Saves while typing. Typed text stays in the field until it is stored. */
export function useAutosavedNote({ stored, maxLength, onChange, drafts }: Options) {
  const [typed, setTyped] = useState<TypedNote | null>(() => drafts?.read() ?? null)
  const [state, setState] = useState<'still' | 'saved' | Extract<WriteResult, string>>('still')
  const [written, setWritten] = useState<StoredNote | null>(null)
  const latest = useRef(typed)
  const isHere = useRef(true)
  // A write may resolve before the query reports it: typing goes on from the written text.
  const isAhead = written !== null && written.revision > stored.revision
  const newest = isAhead ? written : stored
  if (written && !isAhead) setWritten(null)
  const revision = useRef(stored.revision)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const steps = useRef(Promise.resolve())
  if (stored.revision > revision.current && typed === null) revision.current = stored.revision

  const setTypedNote = useCallback(
    (next: TypedNote | null) => {
      // The field is gone: a newer visit may have typed something newer.
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
      // A cut text is not stored.
      if (!submitted || submitted.text.length > maxLength) return
      // The earlier field has stored it.
      if (isHere.current && drafts?.read() === null) return setTypedNote(null)
      const text = removeHidden(submitted.text)
      const result = await onChange(text, submitted.base, () => isHere.current)
      if (typeof result === 'string') {
        setState(result)
        return
      }
      revision.current = result.revision
      setWritten({ text, revision: result.revision })
      // Typing continues from the stored text. Unsaved text leaves the field with it.
      const isDone = text === submitted.text || !isHere.current
      if (latest.current === submitted && isDone) setTypedNote(null)
      else if (latest.current) setTypedNote({ text: latest.current.text, base: revision.current })
      setState('saved')
    })
  }, [onChange, maxLength, drafts, setTypedNote])

  const write = (text: string) => {
    setTypedNote({ text, base: latest.current?.base ?? revision.current })
    clearTimeout(timer.current)
    // A conflict waits for the person's choice.
    if (state === 'conflict') return
    setState('still')
    if (text.length <= maxLength) timer.current = setTimeout(save, saveAfterMs)
  }

  /** Answers a conflict. */
  const settle = (which: 'mine' | 'theirs') => {
    revision.current = newest.revision
    setState('still')
    if (which === 'theirs') return setTypedNote(null)
    setTypedNote({ text: latest.current?.text ?? '', base: revision.current })
    save()
  }

  const isAgreed = state === 'conflict' && typed?.text === newest.text
  useEffect(() => {
    if (!isAgreed) return
    revision.current = newest.revision
    setTypedNote(null)
    setState('still')
  }, [isAgreed, newest.revision, setTypedNote])

  useSaveBeforeLeaving(save)
  // A note that one returns to is saved now, or says again why not.
  useEffect(() => {
    if (latest.current) timer.current = setTimeout(save, saveAfterMs)
  }, [save])
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const isLong = typed !== null && typed.text.length > maxLength
  return {
    text: typed?.text ?? newest.text,
    state: state !== 'conflict' && isLong ? ('long' as const) : state,
    /** The other window's text in a conflict. */
    theirs: newest.text,
    write,
    save: () => state !== 'conflict' && save(),
    settle
  }
}
