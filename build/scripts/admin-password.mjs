import { createHash, pbkdf2Sync, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

// Makes what LOUPE_ADMIN_PASSWORD_HASH holds from a password that is typed here and kept nowhere.
// The form is read by renderer/data/accounts/local/password.ts; the two are held together by a test.
const iterations = 600_000
const commonPasswords = '../../renderer/data/accounts/common-passwords.json'
const [minWords, minLength] = [4, 20]

process.stderr.write(
  `What a build keeps of this password is in every copy of the app: whoever has one can try passwords on it at home, as often and
as fast as they like, and nobody notices. So take ${minWords} words or more that have nothing to do with each other, drawn by chance (from a
book opened anywhere), ${minLength} characters in all; or what a password manager makes up, as long.\n`
)
const password = (await askForPassword()).normalize('NFC')
const problem = findProblem(password)
if (problem) {
  process.stderr.write(`${problem}\n`)
  process.exitCode = 1
} else {
  const salt = randomBytes(16)
  const proof = pbkdf2Sync(password, salt, iterations, 32, 'sha256').toString('base64url')
  const verifier = createHash('sha256').update(proof).digest('base64url')
  process.stderr.write('Put this line into .env and build again:\n')
  process.stdout.write(
    `LOUPE_ADMIN_PASSWORD_HASH=PBKDF2-SHA-256:${iterations}:${salt.toString('base64url')}:${verifier}\n`
  )
}

/** What is wrong with a password that is tried offline, as a sentence; null when nothing is. @param {string} text */
function findProblem(text) {
  if ([...text].length < minLength) return `The administrator's password needs ${minLength} characters or more.`
  const words = new Set(text.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu))
  const isMadeUp = /\p{Ll}/u.test(text) && /\p{Lu}/u.test(text) && /\d/.test(text) && new Set(text).size >= 12
  if (words.size < minWords && !isMadeUp) {
    return `The administrator's password needs ${minWords} different words of 3 letters or more, or what a password manager makes up.`
  }
  const list = JSON.parse(readFileSync(new URL(commonPasswords, import.meta.url), 'utf8'))
  const common = new Set(list.words.join(' ').split(' '))
  if (common.has(text.toLowerCase().replace(/[^\p{L}\p{M}\d]/gu, '')))
    return 'Everybody knows this sentence: please take another one.'
  const rare = [...words].filter((word) => !common.has(word))
  return rare.length > 0 || isMadeUp ? null : 'Each of these words is tried first: please take others.'
}

/** Reads the password from a pipe, or from the terminal without showing it. */
async function askForPassword() {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY })
  if (process.stdin.isTTY) process.stderr.write("The administrator's new password: ")
  const answer = await lines.question('')
  lines.close()
  if (process.stdin.isTTY) process.stderr.write('\n')
  return answer
}
