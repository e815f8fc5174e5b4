import { isEnding } from './run-command.mjs'

/** Silent once a signal ends everything: whatever is missing then was not looked for to the end. */
export function say(line = '') {
  if (!isEnding()) process.stdout.write(`${line}\n`)
}

/** Programs mostly say there why they ended. @param {string} output */
export const readLastLine = (output) => output.trim().split('\n').at(-1) ?? ''

/** The person can put it right: shown as a sentence without a stack. */
export class Complaint extends Error {}

/** Why tests are left out that cannot run on this computer. */
export class SkipReason extends Error {}

/**
 * Shows a Complaint's sentence, any other error's stack; both exit with 1.
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
