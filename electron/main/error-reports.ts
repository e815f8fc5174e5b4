import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { release } from 'node:os'
import { join } from 'node:path'
import { app, dialog, shell } from 'electron'
import { logFailure } from './bridge-errors.ts'
import { messages, say } from './native-ui-texts.ts'

type Facts = Readonly<Record<string, string | number>>

const maxCalls = 30

/** The message is left out, which may quote what a person typed, and all but the last folder of a path. */
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

function formatReport(heading: string, facts: Facts): string {
  return `${[heading, '', ...Object.entries(facts).map(([name, value]) => `${name}: ${value}`)].join('\n')}\n`
}

const maxReports = 10

const pattern = /^report-[\dTZ-]+\.txt$/

/** Stores a report, and removes the oldest beyond ten. Never throws: something has failed already. */
function keepReport(folder: string, text: string, now: Date): void {
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

/** Stores a report on this computer alone. */
function report(what: string, facts: Facts): void {
  const { electron = '', chrome = '', node } = process.versions
  const now = new Date()
  const text = formatReport(messages.reportHeading, {
    When: now.toISOString(),
    What: what,
    ...facts,
    Loupe: app.getVersion(),
    Electron: electron,
    Chromium: chrome,
    Node: node,
    System: `${process.platform} ${release()} ${process.arch}`
  })
  keepReport(app.getPath('logs'), text, now)
}

export function reportFailure(what: string, error: unknown): void {
  report(what, describeError(error))
}

/** Electron's crash reporter is never started: its dumps would hold the memory. @param recover instead of its dialog */
export function followFailures(recover?: () => void): void {
  process.on('uncaughtExceptionMonitor', (error) => reportFailure('main process', error))
  if (recover) {
    process.on('uncaughtException', (error) => {
      logFailure('Nothing has caught this failure:', error)
      recover()
    })
  }
  process.on('unhandledRejection', (error) => {
    logFailure('Nobody has seen to this failure:', error)
    reportFailure('main process', error)
  })
  app.on('render-process-gone', (_event, _contents, { reason, exitCode }) => {
    if (reason !== 'clean-exit') report('page', { Reason: reason, 'Exit code': exitCode })
  })
  app.on('child-process-gone', (_event, { type, reason, exitCode }) => {
    if (reason !== 'clean-exit') report(type, { Reason: reason, 'Exit code': exitCode })
  })
}

/** Opens the reports in the system's file manager: a folder whose path no page can set. */
export async function openLogFolder(): Promise<void> {
  const folder = app.getPath('logs')
  if (!(await openFolder(folder))) dialog.showErrorBox(messages.logsMissing, say(messages.logsWhere, { folder }))
}

async function openFolder(folder: string): Promise<boolean> {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    logFailure('The log folder could not be made:', error)
    return false
  }
  return (await shell.openPath(folder)) === ''
}
