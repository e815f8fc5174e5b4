import { useState } from 'react'
import type { DraftRepository, FoundDraft } from '#renderer/data/draft-repository.ts'
import type { JobDraft, TypedDraft } from '#shared/collections/job-drafts.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { type ContentField, contentFields } from '#shared/domain/job/job-content.ts'
import { emptyTexts, formatTexts, type JobTexts } from '#shared/domain/job/job-form.ts'
import { useDraft } from './posting-draft.ts'
import { areTermsChanged, type TypedTerms, untouchedTerms } from './terms/typed-terms.ts'

export interface OpenPosting {
  user: SessionUser
  draftRepository: DraftRepository
  draft: FoundDraft | null
  /** As it is stored now, or was last; undefined: a new one. */
  job?: Job | undefined
  /** It was there and has been deleted meanwhile. */
  gone?: boolean
}

type Typed = Pick<EditState, 'texts' | 'terms'>

interface EditState {
  texts: JobTexts
  terms: TypedTerms
  /** The job as the person knows it; undefined: a new one. What is saved is based on its revision. */
  base: Job | undefined
  /** The revision that the draft began with. */
  baseRevision: number
  /** The stored job is shown beside what was typed. */
  comparing: boolean
}

/** What stands in the fields, and the draft of it. */
export function usePostingTexts({ draftRepository, draft: storedDraft, job }: OpenPosting) {
  const [edit, setEdit] = useState<EditState>(() => (storedDraft ? resumeEdit(storedDraft, job) : beginEdit(job)))
  const { state: draftState, autosave } = useDraft(draftRepository, storedDraft)
  const { texts, terms, base, baseRevision } = edit
  /** Something was typed that is not stored. */
  const changed = isChanged(edit, base)
  // A refused save may bring a newer version before the watch does.
  const newest = readRevision(base) > readRevision(job) ? base : job

  // Nobody typed anything: what is stored now stands in the fields.
  if (!changed && job && base && readRevision(job) > readRevision(base)) setEdit(beginEdit(job))

  const type = (part: Partial<Typed>) => {
    const next = { texts, terms, ...part }
    setEdit({ ...edit, ...next })
    autosave.change(isChanged(next, base) ? formatDraft(next, baseRevision) : null)
  }
  const setTexts = (next: JobTexts) => type({ texts: next })
  return {
    ...edit,
    newest,
    changed,
    draft: draftState,
    write: (field: ContentField, text: string) => setTexts({ ...texts, [field]: text }),
    setTerms: (next: TypedTerms) => type({ terms: next }),
    /** Puts other texts into all fields. */
    replaceAll: setTexts,
    take: (field: ContentField) => base && setTexts({ ...texts, [field]: formatTexts(base)[field] }),
    /** Shows a newer version of the job beside what was typed, and saves over that one from now on. */
    compare: (stored: Job) => setEdit({ ...edit, base: stored, comparing: true }),
    discard() {
      setEdit(beginEdit(newest))
      void autosave.drop()
    },
    /** The draft has become a posting. */
    forgetDraft: () => void autosave.drop()
  }
}

function beginEdit(job: Job | undefined): EditState {
  return {
    texts: readOriginalTexts(job),
    terms: untouchedTerms,
    base: job,
    baseRevision: readRevision(job),
    comparing: false
  }
}

function resumeEdit(draft: JobDraft, job: Job | undefined): EditState {
  const { texts, liveDays: days, isFree = false, base: baseRevision } = draft
  const comparing = job !== undefined && baseRevision !== readRevision(job)
  return { texts, terms: { days, isFree }, base: job, baseRevision, comparing }
}

function formatDraft({ texts, terms: { days, isFree } }: Typed, base: number): TypedDraft {
  return { texts, liveDays: days ?? undefined, isFree, base }
}

function readOriginalTexts(job: Job | undefined): JobTexts {
  return job ? formatTexts(job) : emptyTexts
}

function isChanged({ texts, terms }: Typed, job: Job | undefined): boolean {
  const origin = readOriginalTexts(job)
  return contentFields.some((field) => texts[field] !== origin[field]) || areTermsChanged(terms, job)
}

export function readRevision(job: Job | undefined): number {
  return job?.revision ?? 0
}
