import { readFileSync } from 'node:fs'
import { askForSecret, hashSecret } from './secret.mjs'

// Makes what LOUPE_ADMIN_PASSWORD_HASH holds from a password that is typed here and kept nowhere.
const commonPasswords = '../../renderer/data/accounts/common-passwords.json'
const [minWords, minLength] = [4, 20]

process.stderr.write(
  `What a build keeps of this password is in every copy of the app: whoever has one can try passwords on it at home, as often and
as fast as they like, and nobody notices. So take ${minWords} words or more that have nothing to do with each other, drawn by chance (from a
book opened anywhere), ${minLength} characters in all; or what a password manager makes up, as long.\n`
)
const password = (await askForSecret("The administrator's new password: ")).normalize('NFC')
const problem = findProblem(password)
if (problem) {
  process.stderr.write(`${problem}\n`)
  process.exitCode = 1
} else {
  process.stderr.write('Put this line into .env and build again:\n')
  process.stdout.write(`LOUPE_ADMIN_PASSWORD_HASH=${hashSecret(password)}\n`)
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
