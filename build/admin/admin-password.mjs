import { askForSecret, findPasswordProblem, hashSecret, passwordLimits } from './secret.mjs'

// Makes what LOUPE_ADMIN_PASSWORD_HASH holds from a password that is typed here and kept nowhere.
const { minWords, minLength } = passwordLimits

process.stderr.write(
  `What a build keeps of this password is in every copy of the app: whoever has one can try passwords on it at home, as often and
as fast as they like, and nobody notices. So take ${minWords} words or more that have nothing to do with each other, drawn by chance (from a
book opened anywhere), ${minLength} characters in all; or what a password manager makes up, as long.\n`
)
const password = (await askForSecret("The administrator's new password: ")).normalize('NFC')
const problem = findPasswordProblem(password)
if (problem) {
  process.stderr.write(`${problem}\n`)
  process.exitCode = 1
} else {
  process.stderr.write('Put this line into .env and build again:\n')
  process.stdout.write(`LOUPE_ADMIN_PASSWORD_HASH=${hashSecret(password)}\n`)
}
