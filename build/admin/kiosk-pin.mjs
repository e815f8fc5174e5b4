import { askForSecret, hashSecret } from './secret.mjs'

// Makes what a kiosk's policy.json keeps of the office's PIN, which is typed here and kept nowhere: npm run kiosk:pin
const minLength = 6

process.stderr.write(
  `Whoever can read policy.json can try PINs on it at home. Figures alone are tried through in a day or two: letters help.\n`
)
const pin = await askForSecret("The office's new PIN: ")
const problem = findProblem(pin)
if (problem) {
  process.stderr.write(`${problem}\n`)
  process.exitCode = 1
} else {
  process.stderr.write('Put this line into policy.json:\n')
  process.stdout.write(`"pinHash": "${hashSecret(pin)}"\n`)
}

/** What is wrong with a PIN, as a sentence; null when nothing is. @param {string} text */
function findProblem(text) {
  if ([...text].length < minLength) return `The PIN needs ${minLength} characters or more.`
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, place) => code - (codes[place] ?? 0)))
  const [step = 0] = steps
  return steps.size === 1 && Math.abs(step) <= 1 ? 'Everybody tries this PIN first: please take another one.' : null
}
