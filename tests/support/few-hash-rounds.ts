import type { BrowserContext } from '@playwright/test'
import { demonstrationHash } from '../../build/settings/demo-password.mjs'

/** The administrator's password was hashed before, with all rounds. */
const demonstrationSalt = [...Buffer.from(demonstrationHash.split(':')[2] ?? '', 'base64url')]

/**
 * Hashes passwords with a six hundredth of the rounds, here or in a page: what is stored says as many as ever. The same password and salt
 * still give the same key wherever this runs, and no other.
 */
function hashWithFewerRounds(fullSalt: readonly number[]): void {
  // Without a secure context there is none.
  if (!globalThis.crypto?.subtle) return
  const real = crypto.subtle.deriveBits.bind(crypto.subtle)
  crypto.subtle.deriveBits = (algorithm, key, length) => {
    const given = algorithm as Pbkdf2Params
    const isFull = `${new Uint8Array(given.salt as ArrayBuffer)}` === `${fullSalt}`
    return real({ ...given, iterations: isFull ? given.iterations : Math.ceil(given.iterations / 600) }, key, length)
  }
}

/** The same in every page of a context. */
export function hashQuicklyIn(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(hashWithFewerRounds, demonstrationSalt)
}

/** The same in this process, where the accounts of those who are signed in from the start are made. */
export function hashQuicklyHere(): void {
  hashWithFewerRounds(demonstrationSalt)
}
