import { Skeleton } from 'antd'
import { useCallback, useMemo, useRef } from 'react'
import { LoadFailed } from '#renderer/components/public/empty-state.tsx'
import { PrivateNoteField } from '#renderer/components/workplace/note/private-note-field.tsx'
import type { NoteDrafts, TypedNote, WriteNote } from '#renderer/components/workplace/note/use-autosaved-note.ts'
import type { ApplicantNotesRepository } from '#renderer/data/applicant-notes-repository.ts'
import { t } from '#renderer/messages/messages.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { showFailure } from '#renderer/stores/failure-toasts.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Application } from '#shared/domain/application/application.ts'
import { maxNoteLength } from '#shared/domain/text-limits.ts'
import { formatApplicantName } from '../describe-applicant.ts'
import type { ApplicantNotes } from '../use-applicants.ts'

interface Props {
  application: Application
  repository: ApplicantNotesRepository
  of: ApplicantNotes
  drafts: NoteDrafts
  nameId: string
}

export function ApplicantPrivateNote({ application, repository, of: { notes, error, retry }, drafts, nameId }: Props) {
  const { id, jobId } = application
  const name = formatApplicantName(application)
  const write = useCallback<WriteNote>(
    async (text, base, isShown) => {
      try {
        const stored = await repository.write({ id, jobId }, text, base)
        return { revision: stored.revision ?? 0 }
      } catch (error) {
        const isConflict = error instanceof StoreError && error.failure === 'conflict'
        if (isConflict && error.stored) return 'conflict'
        if (isConflict) showToast('applicantWithdrawn', { name })
        else if (!isShown()) showFailure('publicProfile', error)
        return error instanceof StoreError && error.isOffline ? 'offline' : 'failed'
      }
    },
    [repository, id, jobId, name]
  )
  if (!notes && error) {
    return <LoadFailed as="h3" title={t('applicants.note.failed')} error={error} onRetry={retry} />
  }
  // Typing before the stored note is known would conflict with it.
  if (!notes) return <Skeleton active title={false} paragraph={{ rows: 2 }} />
  const stored = notes.get(id)
  return (
    <PrivateNoteField
      stored={{ text: stored?.note ?? '', revision: stored?.revision ?? 0 }}
      maxLength={maxNoteLength}
      onChange={write}
      drafts={drafts}
      nameId={nameId}
    />
  )
}

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
