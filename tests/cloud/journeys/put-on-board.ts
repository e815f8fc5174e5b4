import type { Job } from '#shared/domain/job/job.ts'
import { buildJobSearchKeys } from '#shared/domain/search/document-search-keys.ts'
import { createSeedJobs } from '#shared/domain/seeds/seed-jobs.ts'
import { emulatedProject } from '../../../build/scripts/auth-emulator.mjs'
import { emulated } from './people-on-a-board.ts'

/**
 * Stores documents past the rules, one created after the other, each with a revision; if it is a job, without a last day and with what it is
 * found by.
 */
export async function putOnBoard<Document extends { id: string }>(
  collection: string,
  documents: readonly Document[]
): Promise<void> {
  const root = `projects/${emulatedProject}/databases/(default)/documents`
  const writes = documents.map((document, index) => {
    const createdAt = { timestampValue: new Date(1_600_000_000_000 + index).toISOString() }
    const ofJob = collection === 'jobs' && {
      expiresOn: '9999-12-31',
      searchKeys: buildJobSearchKeys(document as unknown as Job)
    }
    const fields = { ...encodeFields({ revision: 1, ...ofJob, ...document }), createdAt }
    return { update: { name: `${root}/${collection}/${document.id}`, fields } }
  })
  const answer = await fetch(`http://${emulated().firestore}/v1/${root}:commit`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify({ writes })
  })
  if (!answer.ok) throw new Error(`the emulator does not take them: ${await answer.text()}`)
}

/** A live job that is no user's. */
export function jobNamed(id: string, title: string) {
  const [job] = createSeedJobs(new Date())
  return { ...job, id, title }
}

function encodeFields(fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encode(value)]))
}

function encode(value: unknown): unknown {
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } }
  if (typeof value === 'object' && value !== null) return { mapValue: { fields: encodeFields(value) } }
  if (typeof value === 'number') return { integerValue: String(value) }
  if (typeof value === 'boolean') return { booleanValue: value }
  return { stringValue: String(value) }
}
