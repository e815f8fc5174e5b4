import { useMemo, useRef } from 'react'
import type { NoteDrafts, TypedNote } from '#renderer/components/workplace/note/use-note.ts'

/** Keeps unsaved notes while other applicants are read. */
export function useNoteDrafts(id: string): NoteDrafts {
  const typed = useRef(new Map<string, TypedNote>())
  return useMemo(
    () => ({
      read: () => typed.current.get(id) ?? null,
      keep(next) {
        if (next) typed.current.set(id, next)
        else typed.current.delete(id)
      }
    }),
    [id]
  )
}
