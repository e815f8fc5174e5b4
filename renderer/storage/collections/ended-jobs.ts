import { type EndedJob, endedJobSchema } from '#shared/domain/job/job-ending.ts'
import type { Collection } from '../document-store.ts'

/** How postings have ended, for everybody. Only on a shared board, where nobody else reads what has ended. */
export const endedJobs: Collection<EndedJob> = {
  name: 'endedJobs',
  schema: endedJobSchema,
  searchText: () => '',
  describe: () => ''
}
