import { type FormEvent, useState } from 'react'
import { useFocusFirst } from '#renderer/components/public/use-focus-first.ts'
import { showToast } from '#renderer/stores/toast-store.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { type ContentField, contentFields } from '#shared/domain/job/job-content.ts'
import { type FieldProblems, validateJobTexts } from '#shared/domain/job/job-form.ts'
import { usePostingTerms } from './terms/use-posting-terms.ts'
import { type OpenPosting, readRevision, usePostingTexts } from './use-posting-texts.ts'
import { useSubmit } from './use-submit.ts'

/** A form at work: what is typed, what is wrong with it, and what becomes of it. */
export function usePostingForm(open: OpenPosting) {
  const { user, job, gone = false } = open
  const posting = usePostingTexts(open)
  const { texts, base, compare, discard, forgetDraft } = posting
  const [attempted, setAttempted] = useState<readonly ContentField[]>([])
  const refused = useFocusFirst<HTMLFormElement>('[aria-invalid]')
  const terms = usePostingTerms(user, posting)
  const conflict = useFocusFirst<HTMLDivElement>('h2')

  const compareWith = (stored: Job) => {
    compare(stored)
    conflict.ask()
  }
  const { busy, submit } = useSubmit({
    actor: user,
    base: gone ? undefined : base,
    liveDays: terms.liveDays,
    onStored: forgetDraft,
    onOutdated: compareWith
  })
  const validation = validateJobTexts(texts, base)
  const problems: FieldProblems = attempted.length > 0 && 'problems' in validation ? validation.problems : {}

  return {
    ...posting,
    busy,
    terms,
    problems,
    /** The fields that were refused when the form was last sent, mended since or not, in the order of the form. */
    attempted,
    conflict,
    refused,
    compare: compareWith,
    /** A newer version is stored than the one that is changed here. */
    newer: !busy && job !== undefined && readRevision(job) > readRevision(base),
    discard() {
      setAttempted([])
      discard()
    },
    send(event: FormEvent) {
      event.preventDefault()
      const isAgreed = terms.check()
      if ('content' in validation && isAgreed) return void submit(validation.content)
      refused.ask()
      if ('content' in validation) return
      setAttempted(contentFields.filter((field) => validation.problems[field]))
      if (Object.values(validation.problems).some(({ reason }) => reason === 'missing')) showToast('postingIncomplete')
    }
  }
}

export type PostingFormState = ReturnType<typeof usePostingForm>
