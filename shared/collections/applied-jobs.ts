import * as v from 'valibot'
import type { Document } from '../documents/document.ts'
import { documentId, storedDocument } from '../domain/well-formed-text.ts'
import { declarePersonalCollection, isPerson } from './collection.ts'

/** The id is the job's. A list holds texts, a shared board documents. */
const markSchema = v.union([
  v.pipe(
    documentId,
    v.transform((id): Document => ({ id }))
  ),
  storedDocument({})
]) satisfies v.GenericSchema<unknown, Document>

/** Set as a candidate, removed in any role. */
export const appliedJobs = declarePersonalCollection<Document>('appliedJobs', (uid) => ({
  schema: markSchema,
  idsOnly: true,
  loadRule: async () => (writer, _before, after) => isPerson(writer, uid) && (!after || writer?.role === 'Candidate'),
  erasure: { part: 'marks', find: () => ({}) }
}))
