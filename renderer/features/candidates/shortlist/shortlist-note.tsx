import { useCallback } from 'react'
import { NoteField } from '#renderer/components/workplace/note/note-field.tsx'
import type { ShortlistRepository } from '#renderer/data/candidates/shortlist-repository.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import type { ShortlistEntry } from '#shared/collections/shortlisted-candidates.ts'
import { maxNoteLength } from '#shared/domain/text-limits.ts'

interface Props {
  list: ShortlistRepository
  entry: ShortlistEntry
  nameId: string
  /** Also receives text that is not stored yet. */
  onText: (id: string, text: string) => void
}

export function ShortlistNote({ list, entry: { id, note, revision = 0 }, nameId, onText }: Props) {
  const write = useCallback(
    async (text: string, base: number) => {
      try {
        const stored = await list.setNote(id, text, base)
        return { revision: stored.revision ?? 0 }
      } catch (error) {
        if (error instanceof StoreError && error.failure === 'conflict') return 'conflict'
        showFailure('shortlist', error)
        return 'failed'
      }
    },
    [list, id]
  )
  const tell = useCallback((text: string) => onText(id, text), [onText, id])
  return (
    <div className="candidate-note">
      <NoteField
        stored={{ text: note, revision }}
        maxLength={maxNoteLength}
        onWrite={write}
        nameId={nameId}
        onText={tell}
      />
    </div>
  )
}
