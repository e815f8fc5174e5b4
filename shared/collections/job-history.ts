import { type JobHistory, jobHistorySchema } from '../domain/job/job-history-events.ts'
import { declareCollection, isAdministrator, isPerson } from './collection.ts'

/** By job: on a shared board everybody reads the live jobs themselves. */
export const jobHistory = declareCollection<JobHistory>({
  name: 'jobHistory',
  schema: jobHistorySchema,
  place: 'root',
  isOnBoardAlone: true,
  canRead: (viewer, { employerId }) => isPerson(viewer, employerId) || isAdministrator(viewer)
})
