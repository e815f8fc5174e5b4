import { declarePersonalCollection } from './collection.ts'
import { canWriteDraft, type JobDraft, jobDraftSchema } from './job-drafts.ts'

/** Typed while the shared board could not be reached. */
export const unsentDrafts = declarePersonalCollection<JobDraft>('unsentDrafts', (uid) => ({
  schema: jobDraftSchema,
  loadRule:
    async () =>
    (writer, ...draft) =>
      writer?.uid === uid && canWriteDraft(writer, ...draft)
}))
