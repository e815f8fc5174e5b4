import { createHash, pbkdf2Sync, randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

const iterations = 600_000

/**
 * What is kept of a secret. The form is read by renderer/data/accounts/local/password.ts and electron/main/kiosk/pin.ts; tests hold
 * them together. @param {string} secret
 */
export function hashSecret(secret) {
  const salt = randomBytes(16)
  const proof = pbkdf2Sync(secret.normalize('NFC'), salt, iterations, 32, 'sha256').toString('base64url')
  const verifier = createHash('sha256').update(proof).digest('base64url')
  return `PBKDF2-SHA-256:${iterations}:${salt.toString('base64url')}:${verifier}`
}

/** Reads a secret from a pipe, or from the terminal without showing it. @param {string} question */
export async function askForSecret(question) {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY })
  if (process.stdin.isTTY) process.stderr.write(question)
  const answer = await lines.question('')
  lines.close()
  if (process.stdin.isTTY) process.stderr.write('\n')
  return answer
}
