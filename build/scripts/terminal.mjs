/** Writes one line to the terminal. */
export function say(line = '') {
  process.stdout.write(`${line}\n`)
}

/** Where a program mostly says why it has ended. @param {string} output */
export const readLastLine = (output) => output.trim().split('\n').at(-1) ?? ''

/** Something the person at the terminal can put right: shown as a sentence, without a stack. */
export class Complaint extends Error {}

/**
 * Runs a script's main function. A Complaint is told in its own words, anything else with its stack; both end in exit code 1.
 * @param {() => Promise<void>} main
 */
export async function run(main) {
  try {
    await main()
  } catch (error) {
    const text = error instanceof Complaint ? error.message : error instanceof Error ? error.stack : String(error)
    process.stderr.write(`\n${text}\n`)
    process.exitCode = 1
  }
}
