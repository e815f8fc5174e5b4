import { createHash, pbkdf2Sync, randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

// Makes what LOUPE_ADMIN_PASSWORD_HASH holds from a password that is typed here and kept nowhere.
// The form is read by the password.ts of the local accounts; the two are held together by a test.
const iterations = 600_000
const minLength = 12

const password = (await askForPassword()).normalize('NFC')
if ([...password].length < minLength) {
  process.stderr.write(`The administrator's password needs ${minLength} characters or more.\n`)
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
