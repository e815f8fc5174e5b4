import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { logFailure } from '../failures.ts'

export type Facts = Readonly<Record<string, string | number>>

const maxCalls = 30

/** The message is left out, which may quote what somebody typed, and all but the last folder of a path. */
export function describeError(error: unknown): Facts {
  if (!(error instanceof Error)) return { Error: typeof error }
  const code = 'code' in error && typeof error.code === 'string' ? { Code: cleanWord(error.code) } : {}
  const calls = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const listed = calls.slice(0, maxCalls).map((line) => `\n  ${shortenPaths(line.trim())}`)
  return { Error: cleanWord(error.name), ...code, ...(listed.length > 0 && { Calls: listed.join('') }) }
}

/** Names and codes are single words; anything else may be personal. */
const cleanWord = (word: string) => (/^\w{1,60}$/.test(word) ? word : 'unnamed')

/** 'at open (file:///home/anna/loupe/out/main/index.js:1:2)' becomes 'at open (main/index.js:1:2)'. */
function shortenPaths(line: string): string {
  const [, name = '', place = line] = /^at (?:(.*) \()?(.*?)\)?$/.exec(line) ?? []
  const short = place.split(/[\\/]/).slice(-2).join('/')
  return name === '' ? `at ${short}` : `at ${name} (${short})`
}

export function formatReport(heading: string, facts: Facts): string {
  return `${[heading, '', ...Object.entries(facts).map(([name, value]) => `${name}: ${value}`)].join('\n')}\n`
}

export const maxReports = 10

const pattern = /^report-[\dTZ-]+\.txt$/

/** Stores a report, and removes the oldest beyond ten. Never throws: something has failed already. */
export function keepReport(folder: string, text: string, now: Date): void {
  try {
    mkdirSync(folder, { recursive: true })
    const name = `report-${now.toISOString().replace(/[:.]/g, '-')}.txt`
    writeFileSync(join(folder, name), text, { mode: 0o600 })
    const all = readdirSync(folder).filter((file) => pattern.test(file))
    for (const old of all.sort().slice(0, -maxReports)) rmSync(join(folder, old), { force: true })
  } catch (error) {
    logFailure('A report could not be kept:', error)
  }
}
