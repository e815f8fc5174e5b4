import { vi } from 'vitest'
import { defaultIterations as fullRounds } from '#renderer/data/accounts/local/password-hash.ts'

const real = crypto.subtle.deriveBits.bind(crypto.subtle)

/**
 * Hashes passwords with 599,999 rounds fewer than it is asked to, until the test ends. What is kept still says how many there
 * were, and another number of them still gives another key.
 */
export function fastPasswordHash(): void {
  vi.spyOn(crypto.subtle, 'deriveBits').mockImplementation((algorithm, key, length) => {
    const { iterations } = algorithm as Pbkdf2Params
    const fewer = iterations < fullRounds ? iterations : iterations - fullRounds + 1
    return real({ ...(algorithm as Pbkdf2Params), iterations: fewer }, key, length)
  })
}
