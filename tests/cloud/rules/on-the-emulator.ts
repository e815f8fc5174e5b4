import { createProject, firestoreEmulator, removeDocuments } from '#tests/support/firestore-emulator.ts'
import { get } from './attempts.ts'
import { type BareClient, createBareClient } from './bare-client.ts'

/** By their rules: files of one process follow each other, and to read rules takes the emulator two seconds of computing. */
const projects = new Map<string, string>()

/** The name of an empty project under these rules, which nobody else uses until the next file asks for it. */
export async function takeProjectUnder(rules: string): Promise<string> {
  const emulator = firestoreEmulator()
  const earlier = projects.get(rules)
  if (earlier) await removeDocuments(emulator, earlier)
  const project = earlier ?? (await createProject(emulator, rules))
  projects.set(rules, project)
  return project
}

/** A project of its own under these rules. One that has none allows everything: what is forbidden to all is seen refused first. */
export async function projectUnder(rules: string): Promise<BareClient> {
  const client = createBareClient(firestoreEmulator(), await takeProjectUnder(rules))
  if ((await client.attempt(null, get('drawers/1'))) === 'refused') return client
  throw new Error('the rules are not in force')
}
