import { findPinProblem, hashSecret, promptSecret } from './password-prompt.mjs'

// Makes what a kiosk's policy.json keeps of the office's PIN, which is typed here and kept nowhere: npm run kiosk:pin
process.stderr.write(
  `Anyone who can read policy.json can try PINs offline: digits alone last a day or two. Use letters too.\n`
)
const pin = await promptSecret('New office PIN: ')
const problem = findPinProblem(pin)
if (problem) {
  process.stderr.write(`${problem}\n`)
  process.exitCode = 1
} else {
  process.stderr.write('Add this line to policy.json:\n')
  process.stdout.write(`"pinHash": "${hashSecret(pin)}"\n`)
}
