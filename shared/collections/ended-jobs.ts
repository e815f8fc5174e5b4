import { type EndedJob, endedJobSchema } from '../domain/job/job-closing-outcome.ts'
import { declareCollection } from './collection.ts'

/** Endings, by job: on a shared board only owner and administrator read an ended job. */
export const endedJobs = declareCollection<EndedJob>({
  name: 'endedJobs',
  schema: endedJobSchema,
  place: 'root',
  isOnBoardAlone: true,
  isPublic: true
})
