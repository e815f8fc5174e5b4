import { createHash, pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { computeBackoffMs, maxWaitMs } from '#shared/domain/account/sign-in-backoff.ts'
import type { KioskAnswer } from '#shared/kiosk-bridge.ts'
import type { SettingsFile } from '../json-store-file.ts'

/** Stored, or a restart would be the way around the wait. */
export const pinTriesSchema = v.object({
  failures: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** After a restart all of it begins again. */
  waitMs: v.pipe(v.number(), v.minValue(0), v.maxValue(maxWaitMs))
})
export type PinTries = v.InferOutput<typeof pinTriesSchema>

export const noPinTries: PinTries = { failures: 0, waitMs: 0 }

const derive = promisify(pbkdf2)

/** Checks a PIN off the main thread. @param hash in the form of kiosk-policy.ts */
export async function isPin(pin: string, hash: string): Promise<boolean> {
  const [, rounds = '', salt = '', verifier = ''] = hash.split(':')
  const key = await derive(pin.normalize('NFC'), Buffer.from(salt, 'base64url'), Number(rounds), 32, 'sha256')
  const given = createHash('sha256').update(key.toString('base64url')).digest()
  const wanted = Buffer.from(verifier, 'base64url')
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

interface PinLockOptions {
  hash: string
  file: SettingsFile<PinTries>
  /** Monotonic, in milliseconds. */
  elapsed: () => number
}

/** Checks PINs, with the back-off of the sign-in. */
export function createPinLock({ hash, file, elapsed }: PinLockOptions) {
  let opensAt = elapsed() + file.read().waitMs

  return {
    /** Rejects when the attempt cannot be counted: then the PIN is not checked. */
    async enter(pin: string): Promise<KioskAnswer> {
      const left = opensAt - elapsed()
      if (left > 0) return { outcome: 'wait', waitMs: left }
      const failures = file.read().failures + 1
      const waitMs = computeBackoffMs(failures)
      // Counted before it is checked, so that concurrent attempts cannot share one turn.
      file.write({ failures, waitMs })
      opensAt = elapsed() + waitMs
      if (!(await isPin(pin, hash))) return { outcome: 'wrong', waitMs: Math.max(0, opensAt - elapsed()) }
      file.write(noPinTries)
      opensAt = Number.NEGATIVE_INFINITY
      return { outcome: 'done' }
    }
  }
}
