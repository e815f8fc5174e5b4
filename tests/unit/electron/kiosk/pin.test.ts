import { execFileSync } from 'node:child_process'
import { createHash, pbkdf2Sync } from 'node:crypto'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parsePolicy } from '#electron/main/kiosk/kiosk-policy.ts'
import { createPinLock, isPin, noPinTries, type PinTries } from '#electron/main/kiosk/pin-lock.ts'
import { maxWaitMs } from '#shared/domain/account/sign-in-backoff.ts'
import { findPinProblem } from '../../../../build/admin/password-prompt.mjs'

const command = resolve(import.meta.dirname, '../../../../build/admin/kiosk-pin.mjs')

/** A hash of few rounds: how it is made is what counts here. */
function hashOf(pin: string, rounds = 10): string {
  const salt = Buffer.alloc(16, 7)
  const key = pbkdf2Sync(pin, salt, rounds, 32, 'sha256').toString('base64url')
  const verifier = createHash('sha256').update(key).digest('base64url')
  return `PBKDF2-SHA-256:${rounds}:${salt.toString('base64url')}:${verifier}`
}

function openLock(tries: PinTries = noPinTries) {
  let now = 0
  const state = { tries, full: false }
  const open = () =>
    createPinLock({
      hash: hashOf('482913'),
      file: {
        read: () => state.tries,
        write(next) {
          if (state.full) throw new Error('ENOSPC')
          state.tries = next
        }
      },
      elapsed: () => now
    })
  const pass = (ms: number) => {
    now += ms
  }
  return { state, open, lock: open(), pass }
}

test('kiosk PIN › matches only itself, also in decomposed letters', async () => {
  const hash = hashOf('482913')
  expect(await isPin('482913', hash)).toBe(true)
  for (const pin of ['', '482914', '48291', '4829133', ' 482913']) expect(await isPin(pin, hash)).toBe(false)
  // The same letters, written in another way by another keyboard.
  expect(await isPin('cafe\u0301', hashOf('caf\u00e9'))).toBe(true)
})

test('npm run kiosk:pin › prints a hash for the policy, without the PIN', async () => {
  // The last sign as some keyboards write it.
  const output = execFileSync(process.execPath, [command], { input: '4829e\u0301\n', encoding: 'utf8' })
  const { policy, problems } = parsePolicy(`{ ${output} }`)
  expect(problems).toEqual([])
  expect(output).not.toContain('4829e')
  expect(await isPin('4829\u00e9', policy.pinHash ?? '')).toBe(true)
  expect(await isPin('4829e', policy.pinHash ?? '')).toBe(false)
})

test('npm run kiosk:pin › prints no hash of a weak PIN', () => {
  expect(() => execFileSync(process.execPath, [command], { input: '123456\n', stdio: 'pipe' })).toThrow('easy to guess')
})

test.each(['', '1234', '12345', '111111', '123456', '654321'])('kiosk PIN › is refused when it is weak: %j', (pin) => {
  expect(findPinProblem(pin)).not.toBeNull()
})

test('PIN lock › doubles the wait after wrong PINs', async () => {
  const { lock, pass, state } = openLock()
  const waits: number[] = []
  for (let turn = 0; turn < 6; turn += 1) {
    const answer = await lock.enter('000000')
    if (answer.outcome !== 'wrong') throw new Error(answer.outcome)
    waits.push(answer.waitMs)
    pass(answer.waitMs)
  }
  expect(waits).toEqual([0, 0, 0, 1_000, 2_000, 4_000])
  expect(state.tries.failures).toBe(6)
})

test('PIN lock › checks no PIN during the wait and resets after the right one', async () => {
  const { lock, pass, state } = openLock({ failures: 3, waitMs: 0 })
  expect(await lock.enter('000000')).toEqual({ outcome: 'wrong', waitMs: 1_000 })
  pass(400)
  expect(await lock.enter('482913')).toEqual({ outcome: 'wait', waitMs: 600 })
  pass(600)
  expect(await lock.enter('482913')).toEqual({ outcome: 'done' })
  expect(state.tries).toEqual(noPinTries)
})

test('PIN lock › keeps its wait over a restart, up to the maximum', async () => {
  const { state, open, pass } = openLock({ failures: 40, waitMs: maxWaitMs })
  pass(10 * 60_000)
  expect(await open().enter('482913')).toEqual({ outcome: 'wait', waitMs: maxWaitMs })
  const again = open()
  pass(maxWaitMs)
  expect(await again.enter('000000')).toEqual({ outcome: 'wrong', waitMs: maxWaitMs })
  expect(state.tries).toEqual({ failures: 41, waitMs: maxWaitMs })
})

test('PIN lock › handles parallel attempts one at a time', async () => {
  const { lock } = openLock({ failures: 3, waitMs: 0 })
  const answers = await Promise.all(Array.from({ length: 5 }, () => lock.enter('482913')))
  expect(answers.filter(({ outcome }) => outcome === 'done')).toHaveLength(1)
})

test('PIN lock › checks no PIN when it cannot store the count', async () => {
  const { lock, state } = openLock()
  state.full = true
  await expect(lock.enter('482913')).rejects.toThrow('ENOSPC')
})
