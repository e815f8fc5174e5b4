import { Complaint } from '../scripts/terminal.mjs'

/** @typedef {import('./search-keys.ts').StoredDocument} StoredDocument */

/**
 * @typedef {object} Write
 * @property {string} name the document's, in full
 * @property {Record<string, object>} fields the ones that are written; the others stay
 * @property {string} updateTime as it was read: what was written since then is not overwritten
 */

/** @typedef {'written' | 'changed' | { refused: string }} Written changed: somebody else has written it since it was read */

/**
 * @typedef {object} Database asked with the administrator's rights, past the rules. Every method throws a Complaint.
 * @property {(path: string, options: { where: readonly [string, string] | undefined, after: string | undefined, limit: number }) => Promise<StoredDocument[]>} list
 *   in the order of their names, from behind the one that `after` names in full
 * @property {(names: readonly string[]) => Promise<StoredDocument[]>} read those that are there
 * @property {(writes: readonly Write[]) => Promise<Written[]>} write each by itself
 */

/** How often a question is asked that the servers could not answer, and the pause before the second time, which doubles. */
const attempts = 6
const firstPauseMs = 500
const answerTimeoutMs = 120_000

/** Firestore takes 10 MiB in one request. */
const maxRequestBytes = 4 * 2 ** 20

/** The codes of google.rpc.Code that say: somebody else was there (or it is gone), and: ask again. */
const changedCodes = new Set([5, 9, 10])
const busyCodes = new Set([4, 8, 13, 14])

const goesOn = 'Run it again: it goes on where it was.'

/**
 * @param {import('../scripts/admin-credentials.mjs').Credentials} credentials
 * @param {string} project
 * @returns {Database}
 */
export function openDatabase({ base, token }, project) {
  const root = `projects/${project}/databases/(default)/documents`

  /** @param {string} method @param {object} body @returns {Promise<any>} */
  async function ask(method, body) {
    for (let attempt = 1, pauseMs = firstPauseMs; ; attempt += 1, pauseMs *= 2) {
      const { status, answer, reason } = await askOnce(method, body)
      if (status === 200) return answer
      if (status !== 0 && status !== 429 && status < 500) throw new Complaint(explain(status, reason, project))
      if (attempt === attempts) throw new Complaint(explain(status, reason, project))
      await new Promise((go) => setTimeout(go, pauseMs))
    }
  }

  /** status 0: it could not be reached. @param {string} method @param {object} body */
  async function askOnce(method, body) {
    try {
      const response = await fetch(`${base}/v1/${root}:${method}`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
          'X-Goog-User-Project': project
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(answerTimeoutMs)
      })
      const answer = await response.json().catch(() => null)
      // A list begins with what went wrong.
      const error = (Array.isArray(answer) ? answer[0] : answer)?.error
      if (response.ok && answer !== null && !error) return { status: 200, answer, reason: '' }
      const status = response.ok ? (error?.code ?? 0) : response.status
      return { status, answer, reason: error?.message ?? `it answers ${response.status}` }
    } catch (error) {
      const { cause, message } = /** @type {Error & { cause?: { code?: string } }} */ (error)
      return { status: 0, answer: null, reason: cause?.code ?? message }
    }
  }

  /** @param {readonly Write[]} writes @returns {Promise<Written[]>} */
  async function writeTogether(writes) {
    /** @type {Written[]} */
    const outcomes = []
    let waiting = writes.map((one, index) => ({ one, index }))
    for (let attempt = 1, pauseMs = firstPauseMs; waiting.length > 0; attempt += 1, pauseMs *= 2) {
      const { status = [] } = await ask('batchWrite', { writes: waiting.map(({ one }) => encodeWrite(one)) })
      waiting = waiting.filter(({ index }, place) => {
        const { code = 0, message = '' } = status[place] ?? { code: 13 }
        if (code === 0) outcomes[index] = 'written'
        else if (changedCodes.has(code)) outcomes[index] = 'changed'
        else outcomes[index] = { refused: message || `code ${code}` }
        return busyCodes.has(code) && attempt < attempts
      })
      if (waiting.length > 0) await new Promise((go) => setTimeout(go, pauseMs))
    }
    return outcomes
  }

  return {
    async list(path, { where, after, limit }) {
      const byName = { field: { fieldPath: '__name__' }, direction: 'ASCENDING' }
      const [fieldPath, value] = where ?? []
      const answer = await ask('runQuery', {
        structuredQuery: {
          from: [{ collectionId: path }],
          ...(where && {
            where: { fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue: value } } }
          }),
          orderBy: [byName],
          ...(after && { startAt: { values: [{ referenceValue: after }], before: false } }),
          limit
        }
      })
      return answer.flatMap((/** @type {{ document?: StoredDocument }} */ { document }) => document ?? [])
    },
    async read(names) {
      const answer = await ask('batchGet', { documents: names })
      return answer.flatMap((/** @type {{ found?: StoredDocument }} */ { found }) => found ?? [])
    },
    async write(writes) {
      /** @type {Written[]} */
      const outcomes = []
      for (const part of splitBySize(writes)) outcomes.push(...(await writeTogether(part)))
      return outcomes
    }
  }
}

/** @param {Write} write */
function encodeWrite({ name, fields, updateTime }) {
  return {
    update: { name, fields },
    updateMask: { fieldPaths: Object.keys(fields) },
    currentDocument: { updateTime }
  }
}

/** What one request takes at a time. @param {readonly Write[]} writes */
function splitBySize(writes) {
  /** @type {Write[][]} */
  const parts = []
  let room = 0
  for (const write of writes) {
    const size = Buffer.byteLength(JSON.stringify(encodeWrite(write)))
    if (parts.length === 0 || size > room) {
      parts.push([])
      room = maxRequestBytes
    }
    parts.at(-1)?.push(write)
    room -= size
  }
  return parts
}

/** What to do about an answer, as a sentence. @param {number} status @param {string} reason @param {string} project */
function explain(status, reason, project) {
  switch (status) {
    case 0:
      return `The board ${project} cannot be reached: ${reason}. ${goesOn}`
    case 401:
      return `Google does not know this account any more, or never did: ${reason}. Sign in again (\`gcloud auth login\`), then run it again: it goes on where it was.`
    case 403:
      return `This Google account is no administrator of ${project} (it needs the role Cloud Datastore User): ${reason}`
    case 404:
      return `There is no board ${project}, or it has no database: ${reason}`
    case 429:
      return `${project} takes no more today (${reason}): without a billing plan a day has 50,000 reads and 20,000 writes. Run it again tomorrow: it goes on where it was.`
    default:
      return `The board ${project} refuses: ${reason}. ${goesOn}`
  }
}
