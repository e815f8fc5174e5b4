import { createdAt } from '#renderer/storage/firestore/document-paths.ts'
import type { Document } from '#shared/documents/document.ts'
import { firestoreEmulator } from '#tests/support/emulator-projects.ts'

/** The most that one request may write. */
const batch = 500
/** So many requests at once keep the emulator busy. */
const writers = 4
/** The time of the first document's creation, in seconds since 1970; a further one is made each second before it. */
const newestSecond = 1_700_000_000

/** Stores documents past the rules, each under its id, the first as the newest: many thousands in some seconds. */
export async function fill(project: string, path: string, documents: Iterable<Document>): Promise<void> {
  const { host, port } = firestoreEmulator()
  const root = `projects/${project}/databases/(default)/documents`
  const rest = documents[Symbol.iterator]()
  let made = 0
  const takeBatch = () => {
    const writes: object[] = []
    while (writes.length < batch) {
      const { value, done } = rest.next()
      if (done) break
      const time = { timestampValue: new Date((newestSecond - made) * 1000).toISOString() }
      writes.push({
        update: { name: `${root}/${path}/${value.id}`, fields: { ...encodeFields(value), [createdAt]: time } }
      })
      made += 1
    }
    return writes
  }
  const write = async () => {
    for (let writes = takeBatch(); writes.length > 0; writes = takeBatch()) {
      const answer = await fetch(`http://${host}:${port}/v1/${root}:commit`, {
        method: 'POST',
        headers: { Authorization: 'Bearer owner' },
        body: JSON.stringify({ writes })
      })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`the emulator does not take ${writes.length} documents: ${text}`)
    }
  }
  await Promise.all(Array.from({ length: writers }, write))
}

function encodeFields(fields: object): object {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, encodeStored(value)]))
}

/** A value that is to be stored, as the REST interface writes it. */
function encodeStored(value: unknown): object {
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encodeStored) } }
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (Number.isSafeInteger(value)) return { integerValue: String(value) }
  if (typeof value === 'number') return { doubleValue: value }
  return value === null ? { nullValue: null } : { mapValue: { fields: encodeFields(value as object) } }
}
