import { encodeDocumentId } from '#renderer/storage/firestore/document-paths.ts'
import { create, type Fields, prepareNew, remove, together } from '../attempts.ts'
import { buildStepped, forgetHistory, lastLine, writeJob } from '../job-steps.ts'
import type { Person } from '../people.ts'

const path = (job: Fields) => `jobs/${encodeDocumentId(String(job.id))}`

/** A step with what must go with it. `more`: of the job; `told`: of what everybody reads of its end; `line`: of what tells of the step. */
export function takeStep(
  before: Fields,
  type: Parameters<typeof buildStepped>[1],
  person: Person,
  more: Fields = {},
  told: Fields = {},
  line: Fields = {}
) {
  const after = lastLine(buildStepped(before, type, person, more), line)
  const name = encodeDocumentId(String(before.id))
  const write = writeJob(path(before), after)
  if (type === 'reopen') return together(write, remove(`endedJobs/${name}`))
  if (type !== 'close' && type !== 'takeDown') return write
  const ended = prepareNew(name, { id: before.id, ending: after.ending, category: before.category, ...told })
  return together(write, create(`endedJobs/${name}`, ended))
}

/** Left behind by a removed job. */
export const removedJob = (id: string, more: Fields = {}) => create(`removedJobs/${id}`, prepareNew(id, more))

/** A job goes together with its id, and what was done to it. */
export const removeJob = (id: string) => together(remove(`jobs/${id}`), removedJob(id), forgetHistory(id))
