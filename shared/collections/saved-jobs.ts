import { isSavedJob, type SavedJob, savedJobSchema } from '../domain/saved/saved-job.ts'
import { declarePersonalCollection, isPerson } from './collection.ts'

/** Written in any role. */
export const savedJobs = declarePersonalCollection<SavedJob>('savedJobs', (uid) => ({
  schema: savedJobSchema,
  loadRule: async () => (writer, _before, after) => isPerson(writer, uid) && (!after || isSavedJob(after)),
  erasure: { part: 'lists', find: () => ({}) }
}))
