import { type FormEvent, useState } from 'react'
import { useFocusFirst } from '#renderer/components/public/use-focus-first.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { type FieldProblems, validateJobTexts } from '#shared/domain/job/job-form.ts'
import { type OpenPosting, readRevision, usePostingTexts } from './use-posting-texts.ts'
import { useSubmit } from './use-submit.ts'

/** A form at work: what is typed, what is wrong with it, and what becomes of it. */
export function usePostingForm(open: OpenPosting) {
  const { user, job, gone = false } = open
  const posting = usePostingTexts(open)
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
