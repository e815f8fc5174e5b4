import type { FirestoreEmulator } from '#tests/support/emulator-projects.ts'
import {
  type Attempt,
  type Fields,
  Float,
  type Listing,
  type Stored,
  serverTime,
  type Value,
  type Write
} from './attempts.ts'
import type { Person } from './people.ts'

/** The rules' answer to an attempt. Anything else but yes and no is an error of the test. */
export type Answer = 'allowed' | 'refused'

/** The database as a user without the app asks it: plain requests, as quick as they can be made and as rude as they can be. */
export interface BareClient {
  attempt(person: Person, attempt: Attempt): Promise<Answer>
  /** Replaces everything that is stored, past the rules. */
  store(documents: readonly Stored[]): Promise<void>
  /** Puts documents back as they were, past the rules; without fields: there was none. */
  restore(documents: readonly (readonly [path: string, fields: Fields | undefined])[]): Promise<void>
}

export function createBareClient({ host, port }: FirestoreEmulator, project: string): BareClient {
  const database = `projects/${project}/databases/(default)`
  const base = `http://${host}:${port}`
  const ask = (path: string, method: string, authorization: string | undefined, body?: unknown) =>
    fetch(`${base}${path}`, {
      method,
      headers: authorization === undefined ? {} : { Authorization: authorization },
      ...(body !== undefined && { body: JSON.stringify(body) })
    })
  const commit = (authorization: string | undefined, writes: unknown[]) =>
    ask(`/v1/${database}/documents:commit`, 'POST', authorization, { writes })
  const restore: BareClient['restore'] = async (documents) => {
    const writes = documents.map(([path, fields]) =>
      fields ? { update: named(database, path, fields) } : { delete: `${database}/documents/${path}` }
    )
    await done(await commit('Bearer owner', writes))
  }
  return {
    restore,
    async store(documents) {
      await done(await ask(`/emulator/v1/${database}/documents`, 'DELETE', undefined))
      await restore(documents)
    },
    async attempt(person, attempt) {
      const token = person === null ? undefined : `Bearer ${createToken(person, project)}`
      if (attempt.does === 'get') {
        // In an address the emulator would take a name with a % for another one.
        const documents = [`${database}/documents/${attempt.path}`]
        return readAnswer(await ask(`/v1/${database}/documents:batchGet`, 'POST', token, { documents }))
      }
      if (attempt.does === 'list') {
        const { parent, structuredQuery } = buildQuery(attempt)
        const [method, question] = attempt.counts
          ? ['runAggregationQuery', { structuredAggregationQuery: { structuredQuery, aggregations: [{ count: {} }] } }]
          : ['runQuery', { structuredQuery }]
        return readAnswer(await ask(`/v1/${database}/documents${parent}:${method}`, 'POST', token, question))
      }
      const writes = (attempt.does === 'together' ? attempt.writes : [attempt]).map((write) =>
        buildWrite(database, write)
      )
      for (;;) {
        const response = await commit(token, writes)
        // Another write to the same document was under way: nothing was decided.
        if (response.status !== 409) return readAnswer(response)
        await response.text()
      }
    }
  }
}

async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text()
  if (response.status === 403) return 'refused'
  if (response.ok) return 'allowed'
  throw new Error(`the emulator answers ${response.status}: ${text}`)
}

async function done(response: Response) {
  const text = await response.text()
  if (!response.ok) throw new Error(`the emulator answers ${response.status}: ${text}`)
}

/** A token as the emulator takes it: without a signature. */
function createToken({ uid, token }: NonNullable<Person>, project: string): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: uid,
    user_id: uid,
    iat: 0,
    exp: 9_999_999_999,
    firebase: { sign_in_provider: 'password', identities: {} },
    ...token
  }
  return `${part({ alg: 'none', type: 'JWT' })}.${part(claims)}.`
}

function buildQuery({ path, where, from, limit, offset }: Listing) {
  const steps = path.split('/')
  const collectionId = steps.at(-1)
  const build =
    (op: string) =>
    ([fieldPath, value]: [string, Value | undefined]) => ({
      fieldFilter: { field: { fieldPath }, op, value: encode(value ?? null) }
    })
  const filters = [
    ...Object.entries(where).map(build('EQUAL')),
    ...Object.entries(from).map(build('GREATER_THAN_OR_EQUAL'))
  ]
  const filter = filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }
  return {
    parent: steps
      .slice(0, -1)
      .map((step) => `/${step}`)
      .join(''),
    structuredQuery: { from: [{ collectionId }], ...filter, limit, offset }
  }
}

function buildWrite(database: string, write: Write) {
  if (write.does === 'delete') return { delete: `${database}/documents/${write.path}` }
  const given = Object.entries(write.fields)
  const transforms = given
    .filter(([, value]) => value === serverTime)
    .map(([fieldPath]) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }))
  const fields = Object.fromEntries(given.filter(([, value]) => value !== serverTime))
  return {
    update: named(database, write.path, fields),
    // Creating over an existing document is a change of it.
    ...(write.does === 'update' && { currentDocument: { exists: true } }),
    ...(transforms.length > 0 && { updateTransforms: transforms })
  }
}

function named(database: string, path: string, fields: Fields) {
  return { name: `${database}/documents/${path}`, fields: encodeFields(fields) }
}

function encodeFields(fields: Fields) {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(present.map(([field, value]) => [field, encode(value as Value)]))
}

function encode(value: Value): unknown {
  if (value === null) return { nullValue: null }
  if (value instanceof Float) return { doubleValue: value.value }
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') }
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value }
  if (value === serverTime) throw new Error('the time of the server stands at the top of a document only')
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } }
  return { mapValue: { fields: encodeFields(value as Fields) } }
}
