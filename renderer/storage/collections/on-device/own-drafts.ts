import { type JobDraft, jobDrafts } from '../job-drafts.ts'
import { createPersonalCollection } from '../personal-collection.ts'

/** What one person has typed into forms of postings while a shared board could not be reached. It lies on this device, never on the board. */
export const { of: getOwnDraftsCollection, findOwner: findOwnDraftsOwner } = createPersonalCollection<JobDraft>(
  'unsentDrafts_',
  { schema: jobDrafts.schema }
)
