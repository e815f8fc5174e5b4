import * as v from 'valibot'
import type { Collection, DocumentStore } from '#renderer/storage/document-store.ts'
import type { JobTexts } from '#shared/domain/job-form.ts'
import type { SessionUser } from '#shared/domain/session-user.ts'

/** What a person has typed into the form of a posting and not submitted yet. */
export interface JobDraft {
  /** '{uid}_{id of the job, or new}'. */
  id: string
  revision?: number | undefined
  texts: JobTexts
  /** The revision of the job that the person began with; 0 for a new one. */
  base: number
  /** When it was typed, ISO 8601. */
  at: string
}

const text = v.optional(v.string(), '')

export const jobDrafts: Collection<JobDraft> = {
  name: 'jobDrafts',
  schema: v.looseObject({
    id: v.pipe(v.string(), v.nonEmpty()),
    revision: v.optional(v.number()),
    texts: v.object({
      title: text,
      company: text,
      location: text,
      category: text,
      type: text,
      salaryRange: text,
      description: text,
      responsibilities: text,
      qualifications: text,
      keywords: text
    }),
    base: v.number(),
    at: v.string()
  }) satisfies v.GenericSchema<unknown, JobDraft>,
  searchText: () => '',
  // What is not submitted yet is nobody's business: a notice about a damaged draft does not say its title.
  nameOf: () => ''
}

/** The draft of one person for one job, or for a new one. Rejects with a StoreError. */
export interface DraftPlace {
  read(): Promise<JobDraft | undefined>
  keep(texts: JobTexts, base: number): Promise<void>
  discard(): Promise<void>
}

/** `documents`: guarded for the person (guarded-store.ts). `jobId` undefined: a job that is not there yet. */
export function draftPlace(
  documents: DocumentStore,
  uid: string,
  jobId: string | undefined,
  clock: () => Date = () => new Date()
): DraftPlace {
  const id = `${uid}_${jobId ?? 'new'}`
  return {
    read: () => documents.get(jobDrafts, id),
    async keep(texts, base) {
      const draft = { id, texts, base, at: clock().toISOString() }
      await documents.change(jobDrafts, id, (stored) => ({ ...stored, ...draft }))
    },
    discard: () => documents.remove(jobDrafts, id)
  }
}

/** A draft is written and removed by the person who types it, and only by whom a form is open for. */
export function permitsDraft(actor: Pick<SessionUser, 'uid' | 'role'> | null, id: string | undefined): boolean {
  return actor !== null && actor.role !== 'Candidate' && actor.uid !== '' && id?.startsWith(`${actor.uid}_`) === true
}
