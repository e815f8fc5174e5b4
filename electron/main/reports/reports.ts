import { mkdirSync } from 'node:fs'
import { release } from 'node:os'
import { app, dialog, shell } from 'electron'
import { logFailure } from '../failures.ts'
import { messages, say } from '../messages.ts'
import { describeError, type Facts, formatReport, keepReport } from './report-file.ts'

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
