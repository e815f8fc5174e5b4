import { type EndedJob, endedJobSchema } from '../domain/job/job-ending.ts'
import { declareCollection } from './collection.ts'

/** How postings have ended, under their ids: on a shared board only the owner and the administrator read an ended posting itself. */
export const endedJobs = declareCollection<EndedJob>({
  name: 'endedJobs',
  schema: endedJobSchema,
  place: 'root',
  isOnBoardAlone: true,
  isPublic: true
})
