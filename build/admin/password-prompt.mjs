import { createHash, pbkdf2Sync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

const iterations = 600_000

const commonPasswords = '../../renderer/data/accounts/common-passwords.json'
export const passwordLimits = { minWords: 4, minLength: 20 }
const minPinLength = 6

/**
 * The stored hash of a secret. The form is read by renderer/data/accounts/local/password-hash.ts and electron/main/kiosk/pin-lock.ts; tests hold
 * them together. @param {string} secret
 */
export function hashSecret(secret) {
  const salt = randomBytes(16)
  const proof = pbkdf2Sync(secret.normalize('NFC'), salt, iterations, 32, 'sha256').toString('base64url')
  const verifier = createHash('sha256').update(proof).digest('base64url')
  return `PBKDF2-SHA-256:${iterations}:${salt.toString('base64url')}:${verifier}`
}

/** Reads a secret from a pipe, or from the terminal without showing it; '' at the end of the input and at Ctrl+C. @param {string} question */
export async function promptSecret(question) {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY })
  if (process.stdin.isTTY) process.stderr.write(question)
  const [answer = ''] = await Promise.race([once(lines, 'line'), once(lines, 'close')])
  lines.close()
  if (process.stdin.isTTY) process.stderr.write('\n')
  return answer
}

/** The problem of a password that is tried offline, as a sentence; null: none. @param {string} text */
export function findPasswordProblem(text) {
  const { minWords, minLength } = passwordLimits
  if ([...text].length < minLength) return `This password is too short. Use ${minLength} characters or more.`
  const words = new Set(text.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu))
  const isMadeUp = /\p{Ll}/u.test(text) && /\p{Lu}/u.test(text) && /\d/.test(text) && new Set(text).size >= 12
  if (words.size < minWords && !isMadeUp) {
    return `This password is easy to guess. Use ${minWords} different words of 3 letters or more, or let a password manager make one.`
  }
  const list = JSON.parse(readFileSync(new URL(commonPasswords, import.meta.url), 'utf8'))
  const common = new Set(list.words.join(' ').split(' '))
  if (common.has(text.toLowerCase().replace(/[^\p{L}\p{M}\d]/gu, '')))
    return 'This is a well-known phrase. Use unrelated words.'
  const rare = [...words].filter((word) => !common.has(word))
  return rare.length > 0 || isMadeUp ? null : 'These words are too common. Use at least one rare word.'
}

/** The problem of a PIN, as a sentence; null: none. @param {string} text */
export function findPinProblem(text) {
  if ([...text].length < minPinLength) return `This PIN is too short. Use ${minPinLength} characters or more.`
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, place) => code - (codes[place] ?? 0)))
  const [step = 0] = steps
  return steps.size === 1 && Math.abs(step) <= 1
    ? 'This PIN is easy to guess. Use characters that do not follow each other.'
    : null
}
