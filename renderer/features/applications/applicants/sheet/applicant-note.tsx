import { Skeleton } from 'antd'
import { useCallback } from 'react'
import { NoteField } from '#renderer/components/workplace/note/note-field.tsx'
import type { ApplicantNotesRepository } from '#renderer/data/applicant-notes-repository.ts'
import type { ApplicantNote as StoredNote } from '#renderer/storage/collections/applicant-notes.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Application } from '#shared/domain/application/application.ts'
import { maxNoteLength } from '#shared/domain/text-limits.ts'
import { formatApplicantName } from '../applicant.ts'

interface Props {
  application: Application
  repository: ApplicantNotesRepository
  /** The notes of the job, by the ids of the applications; undefined: not known yet. */
  notes: ReadonlyMap<string, StoredNote> | undefined
  /** Id of the applicant's name. */
  nameId: string
}

/** What only this employer knows of an applicant. */
export function ApplicantNote({ application, repository, notes, nameId }: Props) {
  const { id, jobId } = application
  const name = formatApplicantName(application)
  const write = useCallback(
    async (text: string, base: number) => {
      try {
        const stored = await repository.write({ id, jobId }, text, base)
        return { revision: stored.revision ?? 0 }
      } catch (error) {
        const isConflict = error instanceof StoreError && error.failure === 'conflict'
        if (isConflict && error.stored) return 'conflict'
        if (isConflict) showToast('applicantWithdrawn', { name })
        else showFailure('card', error)
        return 'failed'
      }
    },
    [repository, id, jobId, name]
  )
  // What is typed over a note that nobody has read yet would stand against it.
  if (!notes) return <Skeleton active title={false} paragraph={{ rows: 2 }} />
  const stored = notes.get(id)
  return (
    <NoteField
      stored={{ text: stored?.note ?? '', revision: stored?.revision ?? 0 }}
      maxLength={maxNoteLength}
      onWrite={write}
      nameId={nameId}
    />
  )
}
