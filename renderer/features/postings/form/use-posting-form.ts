import { type FormEvent, useState } from 'react'
import { useFocusFirst } from '#renderer/components/public/use-focus-first.ts'
import type { DraftRepository } from '#renderer/data/draft-repository.ts'
import type { JobDraft } from '#renderer/storage/collections/job-drafts.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { type FieldProblems, validateJobTexts } from '#shared/domain/job/job-form.ts'
import { readRevision, usePostingTexts } from './use-posting-texts.ts'
import { useSubmit } from './use-submit.ts'

export interface OpenPosting {
  user: SessionUser
  draftRepository: DraftRepository
  draft: JobDraft | null
  /** As it is stored now, or was last; undefined: a new one. */
  job?: Job | undefined
  /** It was there and has been deleted meanwhile. */
  gone?: boolean
}

/** A form at work: what is typed, what is wrong with it, and what becomes of it. */
export function usePostingForm({ user, draftRepository, draft, job, gone = false }: OpenPosting) {
  const posting = usePostingTexts({ draftRepository, storedDraft: draft, job })
  const { texts, base, compare, discard, forgetDraft } = posting
  const [attempted, setAttempted] = useState(false)
  const refused = useFocusFirst<HTMLFormElement>('[aria-invalid]')
  const conflict = useFocusFirst<HTMLDivElement>('h2')

  const compareWith = (stored: Job) => {
    compare(stored)
    conflict.ask()
  }
  const { busy, submit } = useSubmit({
    actor: user,
    base: gone ? undefined : base,
    onStored: forgetDraft,
    onOutdated: compareWith
  })
  const validation = validateJobTexts(texts, base)
  const problems: FieldProblems = attempted && 'problems' in validation ? validation.problems : {}

  return {
    ...posting,
    busy,
    problems,
    conflict,
    refused,
    compare: compareWith,
    /** A newer version is stored than the one that is changed here. */
    newer: !busy && job !== undefined && readRevision(job) > readRevision(base),
    discard() {
      setAttempted(false)
      discard()
    },
    send(event: FormEvent) {
      event.preventDefault()
      if ('content' in validation) return void submit(validation.content)
      setAttempted(true)
      refused.ask()
      if (Object.values(validation.problems).some(({ reason }) => reason === 'missing')) showToast('postingIncomplete')
    }
  }
}

export type PostingFormState = ReturnType<typeof usePostingForm>
