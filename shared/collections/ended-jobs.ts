import { type EndedJob, endedJobSchema } from '../domain/job/job-ending.ts'
import { declareCollection } from './collection.ts'

/** Endings, by posting: on a shared board only owner and administrator read an ended posting. */
export const endedJobs = declareCollection<EndedJob>({
  name: 'endedJobs',
  schema: endedJobSchema,
  place: 'root',
  isOnBoardAlone: true,
  isPublic: true
})
