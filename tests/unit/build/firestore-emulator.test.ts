import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findFirestoreLauncher } from '../../../build/scripts/firestore-emulator.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loupe-launcher-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function file(...parts: string[]): string {
  const path = join(folder, ...parts)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, '')
  return path
}

test('the emulator that FIRESTORE_EMULATOR names comes before all others, a launcher or a .jar file', () => {
  const [installed, launcher, archive] = [file('package'), file('launcher'), file('emulator.jar')]
  expect(findFirestoreLauncher({ FIRESTORE_EMULATOR: launcher }, [installed])).toEqual({
    program: launcher,
    args: ['start']
  })
  expect(findFirestoreLauncher({ FIRESTORE_EMULATOR: archive }, [installed])).toEqual({
    program: 'java',
    args: ['-Duser.language=en', '-jar', archive]
  })
})

test('one that is named and not there is not replaced by another in silence', () => {
  expect(findFirestoreLauncher({ FIRESTORE_EMULATOR: join(folder, 'none') }, [file('package')])).toBeUndefined()
})

test('a package comes before the PATH, and that before what firebase-tools has fetched', () => {
  const env = { PATH: join(folder, 'bin'), FIREBASE_EMULATORS_PATH: join(folder, 'fetched') }
  expect(findFirestoreLauncher(env, [])).toBeUndefined()
  file('fetched', 'cloud-firestore-emulator-v1.9.0.jar')
  const latest = file('fetched', 'cloud-firestore-emulator-v1.22.0.jar')
  file('fetched', 'cloud-storage-rules-runtime-v1.99.0.jar')
  expect(findFirestoreLauncher(env, [])?.args.at(-1)).toBe(latest)
  const onPath = file('bin', 'cloud_firestore_emulator')
  expect(findFirestoreLauncher(env, [])?.program).toBe(onPath)
  const installed = file('package')
  expect(findFirestoreLauncher(env, [installed])?.program).toBe(installed)
})
