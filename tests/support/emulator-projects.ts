import { createHash, randomUUID } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Where the emulator answers that all tests share. */
export interface FirestoreEmulator {
  readonly host: string
  readonly port: number
}

/** The emulator that the set-up of the tests has started, or whoever started them. */
export function firestoreEmulator(): FirestoreEmulator {
  const [host = '', port = ''] = (process.env.LOUPE_FIRESTORE_EMULATOR ?? '').split(':')
  if (host === '') throw new Error('LOUPE_FIRESTORE_EMULATOR names no emulator: the set-up of these tests starts one')
  return { host, port: Number(port) }
}

/** A project that no other user uses: it has no documents, and no rules yet. */
function ownProject(): string {
  return `demo-${randomUUID()}`
}

/** A project that no other user uses, under these rules. Rejects as setRules. */
async function createProject(emulator: FirestoreEmulator, rules: string): Promise<string> {
  const project = ownProject()
  await setRules(emulator, project, rules)
  return project
}

/**
 * A project of this worker's under these rules, without documents: to read rules takes the emulator two seconds of computing, so files that
 * follow each other in a worker take the same one. `place`: one of several at once.
 */
export async function takeProject(emulator: FirestoreEmulator, rules: string, place = 0): Promise<string> {
  // Where the set-up of the tests has notes kept of those that were made.
  const { LOUPE_TEST_PROJECTS: folder, VITEST_POOL_ID: worker } = process.env
  if (!folder) return createProject(emulator, rules)
  const mark = createHash('sha256').update(rules).digest('hex').slice(0, 12)
  const project = `${basename(folder)}-${mark}-${worker}-${place}`.toLowerCase()
  const note = join(folder, project)
  if (existsSync(note)) await removeDocuments(emulator, project)
  else {
    await setRules(emulator, project, rules)
    writeFileSync(note, '')
  }
  return project
}

/**
 * Replaces the rules of one project; they are in force when this resolves. Rejects with what the compiler says when they are none.
 */
export async function setRules({ host, port }: FirestoreEmulator, project: string, rules: string) {
  const response = await fetch(`http://${host}:${port}/emulator/v1/projects/${project}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: rules }] } })
  })
  const answer = await response.text()
  if (!response.ok) throw new Error(`the emulator refuses these rules: ${answer}`)
}

/** Removes all documents of one project, past its rules. */
export async function removeDocuments({ host, port }: FirestoreEmulator, project: string) {
  const documents = `http://${host}:${port}/emulator/v1/projects/${project}/databases/(default)/documents`
  let response = await fetch(documents, { method: 'DELETE' })
  // A transaction that is still open elsewhere locks some of them: the emulator then answers 500, until it ends.
  for (let pauseMs = 100; response.status === 500 && pauseMs < 10_000; pauseMs *= 2) {
    await response.text()
    await new Promise((go) => setTimeout(go, pauseMs))
    response = await fetch(documents, { method: 'DELETE' })
  }
  const answer = await response.text()
  if (!response.ok) throw new Error(`the emulator does not remove the documents of ${project}: ${answer}`)
}
