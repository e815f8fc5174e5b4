import * as v from 'valibot'
import type { WriteRule } from '../domain/account/write-rule.ts'
import { wantedAnswersSchema } from '../domain/job/screening-questions.ts'
import { storedDocument } from '../domain/well-formed-text.ts'
import { declareCollection, isAdministrator, isItsEmployer, isPerson } from './collection.ts'
import { jobs } from './jobs.ts'

const schema = storedDocument({ employerId: v.string(), wanted: v.fallback(wantedAnswersSchema, () => []) })
export type WantedAnswers = v.InferOutput<typeof schema>

/** Its owner never changes, and removes it in any role: a banned employer's account can go. */
const canWriteWanted: WriteRule<WantedAnswers> = (writer, before, after) => {
  const employerId = (before ?? after)?.employerId
  const isOwner = isPerson(writer, employerId) && (!after || writer?.role === 'Employer')
  return (isOwner || writer?.role === 'Admin') && (!after || after.employerId === employerId)
}

/** What employers want to be answered, by job: everybody reads the job itself. */
export const wantedAnswers = declareCollection<WantedAnswers>({
  name: 'wantedAnswers',
  schema,
  place: 'root',
  canRead: (viewer, fields) => isItsEmployer(viewer, fields) || isAdministrator(viewer),
  loadRule: async () => canWriteWanted,
  async canCreate(runQuery, _writer, id, build) {
    const { documents } = await runQuery(jobs, { where: { id }, order: 'stored', limit: 1 })
    return documents[0]?.employerId === (build() as WantedAnswers).employerId
  },
  erasure: { part: 'lists', find: (uid) => ({ employerId: uid }) }
})
