import { askForSecret, findPasswordProblem, hashSecret, passwordLimits } from './secret.mjs'

// Makes what LOUPE_ADMIN_PASSWORD_HASH holds from a password that is typed here and kept nowhere.
const { minWords, minLength } = passwordLimits

process.stderr.write(
  `Every copy of the app contains the hash of this password, so anybody with a copy can guess it offline, fast and unnoticed.
Use ${minWords} or more random words that do not belong together, ${minLength} characters in all, or a password of a password manager.\n`
)
const password = (await askForSecret('New password of the administrator: ')).normalize('NFC')
const problem = findPasswordProblem(password)
if (problem) {
  process.stderr.write(`${problem}\n`)
  process.exitCode = 1
} else {
  process.stderr.write('Add this line to .env and build again:\n')
  process.stdout.write(`LOUPE_ADMIN_PASSWORD_HASH=${hashSecret(password)}\n`)
}
