import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { logFailure } from '../log.ts'

/** Lines of a report, 'name: value'. */
export type Facts = Readonly<Record<string, string | number>>

/** So many calls are listed: those nearest to the failure. */
const maxCalls = 30

/**
 * What failed, and where in the program. The message of an error is left out: it may quote what somebody has typed, as that of
 * JSON.parse does. Of the folders on the way to a file only the last is named: they hold the name of a person.
 */
export function describeError(error: unknown): Facts {
  if (!(error instanceof Error)) return { Error: typeof error }
  const code = 'code' in error && typeof error.code === 'string' ? { Code: cleanWord(error.code) } : {}
  const calls = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const listed = calls.slice(0, maxCalls).map((line) => `\n  ${shortenPaths(line.trim())}`)
  return { Error: cleanWord(error.name), ...code, ...(listed.length > 0 && { Calls: listed.join('') }) }
}

/** Names and codes are single words; anything else was put there by somebody. */
const cleanWord = (word: string) => (/^\w{1,60}$/.test(word) ? word : 'unnamed')

/** 'at open (file:///home/anna/loupe/out/main/index.js:1:2)' becomes 'at open (main/index.js:1:2)'. */
function shortenPaths(line: string): string {
  const [, name = '', place = line] = /^at (?:(.*) \()?(.*?)\)?$/.exec(line) ?? []
  const short = place.split(/[\\/]/).slice(-2).join('/')
  return name === '' ? `at ${short}` : `at ${name} (${short})`
}

/** The text of a report. @param heading what it is, for whoever opens it */
export function formatReport(heading: string, facts: Facts): string {
  return `${[heading, '', ...Object.entries(facts).map(([name, value]) => `${name}: ${value}`)].join('\n')}\n`
}

/** Older ones are removed. */
export const maxReports = 10

const pattern = /^report-[\dTZ-]+\.txt$/

/** Writes a report into the folder, and removes the oldest beyond ten. Never throws: it is called when something has failed already. */
export function keepReport(folder: string, text: string, now: Date): void {
  try {
    mkdirSync(folder, { recursive: true })
    const name = `report-${now.toISOString().replace(/[:.]/g, '-')}.txt`
    writeFileSync(join(folder, name), text, { mode: 0o600 })
    // By their names, which begin with the time.
    const all = readdirSync(folder).filter((file) => pattern.test(file))
    for (const old of all.sort().slice(0, -maxReports)) rmSync(join(folder, old), { force: true })
  } catch (error) {
    logFailure('A report could not be kept:', error)
  }
}
