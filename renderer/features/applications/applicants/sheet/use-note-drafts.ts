import { useMemo, useRef } from 'react'
import type { NoteDrafts, TypedNote } from '#renderer/components/workplace/note/use-note.ts'

/**
 * What was typed on the applicant with this id and is not stored, because it was too long, failed or stood against another text:
 * whoever reads the next applicant and comes back finds it.
 */
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
