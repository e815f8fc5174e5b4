import { firestoreEmulator, takeProject } from '#tests/support/emulator-projects.ts'
import { get } from './attempts.ts'
import { type BareClient, createBareClient } from './bare-client.ts'

/** A project under these rules, for one file at a time. One that has none allows everything: what is forbidden to all is seen refused first. */
export async function projectUnder(rules: string): Promise<BareClient> {
  const emulator = firestoreEmulator()
  const client = createBareClient(emulator, await takeProject(emulator, rules))
  if ((await client.attempt(null, get('drawers/1'))) === 'refused') return client
  throw new Error('the rules are not in force')
}
