import { useState } from 'react'
import type { DraftPlace } from '#renderer/data/draft-repository.ts'
import type { JobDraft } from '#renderer/storage/collections/job-drafts.ts'
import type { Job } from '#shared/domain/job.ts'
import { type ContentField, contentFields } from '#shared/domain/job-content.ts'
import { emptyTexts, type JobTexts, textsOf, withCategory } from '#shared/domain/job-form.ts'
import type { DraftState } from './draft-autosave.ts'
import { useDraft } from './use-draft.ts'

interface Written {
  texts: JobTexts
  /** The job as the person knows it; undefined: a new one. What is saved is based on its revision. */
  base: Job | undefined
  /** The revision that the draft began with. */
  began: number
  /** The stored job is shown beside what was typed. */
  comparing: boolean
}

export interface PostingTexts extends Written {
  /** The newest version of the job that is known. */
  newest: Job | undefined
  /** Something was typed that is not stored. */
  changed: boolean
  draft: DraftState
  write(field: ContentField, text: string): void
  take(field: ContentField): void
  /** Shows a newer version of the job beside what was typed, and saves over that one from now on. */
  compare(stored: Job): void
  discard(): void
  /** The draft has become a posting. */
  forgetDraft(): void
}

interface Start {
  place: DraftPlace
  found: JobDraft | null
  /** As it is stored now; undefined: a new one. */
  job: Job | undefined
}

/** What stands in the fields, and the draft of it. */
export function usePostingTexts({ place, found, job }: Start): PostingTexts {
  const [written, setWritten] = useState<Written>(() => (found ? continued(found, job) : fresh(job)))
  const { state, keeper } = useDraft(place, found !== null)
  const { texts, base, began } = written
  const changed = differs(texts, base)
  // A refused save may tell of a version before the watch does.
  const newest = revisionOf(base) > revisionOf(job) ? base : job

  // Nobody typed anything: what is stored now stands in the fields.
  if (!changed && job && base && revisionOf(job) > revisionOf(base)) setWritten(fresh(job))

  const put = (next: JobTexts) => {
    setWritten({ ...written, texts: next })
    keeper.change(differs(next, base) ? { texts: next, base: began } : null)
  }
  return {
    ...written,
    newest,
    changed,
    draft: state,
    write: (field, text) => put(field === 'category' ? withCategory(texts, text) : { ...texts, [field]: text }),
    take: (field) => base && put({ ...texts, [field]: textsOf(base)[field] }),
    compare: (stored) => setWritten({ ...written, base: stored, comparing: true }),
    discard() {
      setWritten(fresh(newest))
      void keeper.drop()
    },
    forgetDraft: () => void keeper.drop()
  }
}

function fresh(job: Job | undefined): Written {
  return { texts: originOf(job), base: job, began: revisionOf(job), comparing: false }
}

function continued({ texts, base: began }: JobDraft, job: Job | undefined): Written {
  return { texts, base: job, began, comparing: job !== undefined && began !== revisionOf(job) }
}

function originOf(job: Job | undefined): JobTexts {
  return job ? textsOf(job) : emptyTexts
}

function differs(texts: JobTexts, job: Job | undefined): boolean {
  const origin = originOf(job)
  return contentFields.some((field) => texts[field] !== origin[field])
}

export function revisionOf(job: Job | undefined): number {
  return job?.revision ?? 0
}
