import { afterAll, beforeAll } from 'vitest'
import { type FirestoreEmulator, setRules, startFirestoreEmulator } from '#tests/support/firestore-emulator.ts'
import { get } from './attempts.ts'
import { type BareClient, bareClient } from './bare-client.ts'

/** An emulator for the tests of one file. */
export function emulatorForTests(): () => FirestoreEmulator {
  let emulator: FirestoreEmulator | undefined
  beforeAll(async () => {
    emulator = await startFirestoreEmulator()
  })
  afterAll(() => emulator?.stop())
  return () => {
    if (!emulator) throw new Error('the emulator is not up yet')
    return emulator
  }
}

/** A project under these rules. An emulator that has none allows everything: what is forbidden to all is seen refused first. */
export async function projectUnder(rules: string, emulator: FirestoreEmulator, project: string): Promise<BareClient> {
  await setRules(emulator, project, rules)
  const client = bareClient(emulator, project)
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if ((await client.attempt(null, get('drawers/1'))) === 'refused') return client
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error('the rules are not in force')
}
