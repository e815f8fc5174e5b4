import { type JobHistory, jobHistorySchema } from '#shared/domain/job/job-record.ts'
import type { Collection } from '../document-store.ts'

/** Who did what with postings, and why. Only on a shared board, where everybody reads the live postings themselves. */
export const jobHistory: Collection<JobHistory> = {
  name: 'jobHistory',
  schema: jobHistorySchema,
  searchText: () => '',
  // Who decided about whom is nobody's business who uses the device next.
  describe: () => ''
}
