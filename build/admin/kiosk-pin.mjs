import { askForSecret, findPinProblem, hashSecret } from './secret.mjs'

// Makes what a kiosk's policy.json keeps of the office's PIN, which is typed here and kept nowhere: npm run kiosk:pin
process.stderr.write(
  `Whoever can read policy.json can try PINs on it at home. Figures alone are tried through in a day or two: letters help.\n`
)
const pin = await askForSecret("The office's new PIN: ")
const problem = findPinProblem(pin)
if (problem) {
  process.stderr.write(`${problem}\n`)
  process.exitCode = 1
} else {
  process.stderr.write('Put this line into policy.json:\n')
  process.stdout.write(`"pinHash": "${hashSecret(pin)}"\n`)
}
