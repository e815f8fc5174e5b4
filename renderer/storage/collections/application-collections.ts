import * as v from 'valibot'
import type { Collection } from '#renderer/storage/document-store.ts'
import type { Document } from '#shared/documents/document.ts'
import { type Application, applicationSchema } from '#shared/domain/application/application.ts'
import { type Withdrawal, withdrawalSchema } from '#shared/domain/application/withdrawal.ts'
import { createPersonalCollection } from './personal-collection.ts'

/** The applications of everybody to everything. */
export const applications: Collection<Application> = {
  name: 'applications',
  schema: applicationSchema,
  searchText: () => '',
  // A notice about a damaged record is seen by whoever uses the device next: it does not say who applies where.
  describe: () => ''
}

/** What employers see of applications that were taken back. Only on a shared board, where these are the candidate's alone from then on. */
export const withdrawals: Collection<Withdrawal> = {
  name: 'withdrawals',
  schema: withdrawalSchema,
  searchText: () => '',
  describe: () => ''
}

const id = v.pipe(v.string(), v.nonEmpty())

/**
 * A mark says that a candidate applied to a job; its id is the job's. On a shared board it is a document like any
 * other.
 */
const markSchema = v.union([
  v.pipe(
    id,
    v.transform((text): Document => ({ id: text }))
  ),
  v.looseObject({ id, revision: v.optional(v.number()) })
]) satisfies v.GenericSchema<unknown, Document>

/** The ids of the jobs that one person has applied to, a plain list of texts. */
export const { of: getAppliedJobsCollection, findOwner: findAppliedJobsOwner } = createPersonalCollection<Document>(
  'appliedJobs_',
  { schema: markSchema, idsOnly: true }
)
