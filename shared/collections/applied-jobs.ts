import * as v from 'valibot'
import type { Document } from '../documents/document.ts'
import { declarePersonalCollection, isPerson, withPerson } from './collection.ts'

const id = v.pipe(v.string(), v.nonEmpty())

/** The id is the job's. A list holds texts, a shared board documents. */
const markSchema = v.union([
  v.pipe(
    id,
    v.transform((text): Document => ({ id: text }))
  ),
  v.looseObject({ id, revision: v.optional(v.number()) })
]) satisfies v.GenericSchema<unknown, Document>

/** Set as a candidate, removed in any role. */
export const appliedJobs = declarePersonalCollection<Document>('appliedJobs', (uid) => ({
  schema: markSchema,
  idsOnly: true,
  place: withPerson(uid, 'appliedJobs'),
  canRead: (viewer) => isPerson(viewer, uid),
  loadRule: async () => (writer, _before, after) => isPerson(writer, uid) && (!after || writer?.role === 'Candidate'),
  erasure: { part: 'marks', find: () => ({}) }
}))
