import { findPasswordProblem, hashSecret, passwordLimits, promptSecret } from './password-prompt.mjs'

// Makes what LOUPE_ADMIN_PASSWORD_HASH holds from a password that is typed here and kept nowhere.
const { minWords, minLength } = passwordLimits

process.stderr.write(
  `Every copy of the app contains the hash of this password, so attackers can try guesses offline.
Use ${minWords} or more unrelated words with ${minLength} characters in total, or let a password manager make one.\n`
)
const password = (await promptSecret('New administrator password: ')).normalize('NFC')
const problem = findPasswordProblem(password)
if (problem) {
  process.stderr.write(`${problem}\n`)
  process.exitCode = 1
} else {
  process.stderr.write('Add this line to .env and build again:\n')
  process.stdout.write(`LOUPE_ADMIN_PASSWORD_HASH=${hashSecret(password)}\n`)
}
