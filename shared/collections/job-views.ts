import * as v from 'valibot'
import type { WriteRule } from '../domain/account/write-rule.ts'
import { storedDocument } from '../domain/well-formed-text.ts'
import { declareCollection, declarePersonalCollection, isAdministrator, isItsEmployer, isPerson } from './collection.ts'

const seenJobSchema = storedDocument({ employerId: v.string() })
export type SeenJob = v.InferOutput<typeof seenJobSchema>

/** Live jobs whose page a candidate has opened; the id is the job's. No other user reads who they are. */
export const seenJobs = declarePersonalCollection<SeenJob>('seenJobs', (uid) => ({
  schema: seenJobSchema,
  loadRule: async () => (writer, before, after) =>
    isPerson(writer, uid) &&
    !(before && after) &&
    (!after || (writer?.role === 'Candidate' && after.employerId !== uid)),
  erasure: { part: 'marks', find: () => ({}) }
}))

const jobViewsSchema = storedDocument({ employerId: v.string(), count: v.pipe(v.number(), v.integer(), v.minValue(0)) })
export type JobViews = v.InferOutput<typeof jobViewsSchema>

/** Grows by one with each mark, and goes with its job. */
const canCountView: WriteRule<JobViews> = (writer, before, after) => {
  if (!after) return writer?.role === 'Admin'
  const { count, employerId } = before ?? { count: 0, employerId: after.employerId }
  return writer?.role === 'Candidate' && after.count === count + 1 && after.employerId === employerId
}

/** How many candidates have opened a job, by job. It names none of them, and stays when their accounts are deleted. */
export const jobViews = declareCollection<JobViews>({
  name: 'jobViews',
  schema: jobViewsSchema,
  place: 'root',
  canRead: (viewer, fields) => isItsEmployer(viewer, fields) || isAdministrator(viewer),
  loadRule: async () => canCountView
})
