import { app, type BrowserWindow, dialog } from 'electron'
import { logFailure } from './bridge-errors.ts'
import { openLogFolder } from './error-reports.ts'
import { messages } from './native-ui-texts.ts'

/** Loading the page again does not mend a failure that comes back within this time. */
const reviveAgainAfterMs = 10_000

const choices = ['reload', 'quit', 'logs'] as const

/** A dismissed question about a page that hangs means waiting. */
const dismissed = choices.length

/** Reloads a page that is gone once, then asks the person, as it does for a page that hangs. */
export function followPageFailures(window: BrowserWindow): void {
  const { webContents } = window
  let revivedAt = Number.NEGATIVE_INFINITY
  let isEnding = false
  let question: AbortController | undefined

  const reload = () => {
    revivedAt = performance.now()
    window.reload()
  }
  webContents.on('render-process-gone', (_event, { reason }) => {
    logFailure('The page is gone:', reason)
    if (reason === 'clean-exit' || window.isDestroyed()) return
    if (isEnding) {
      isEnding = false
      reload()
      return
    }
    question?.abort()
    if (performance.now() - revivedAt < reviveAgainAfterMs) ask('crashed')
    else reload()
  })
  webContents.on('unresponsive', () => {
    if (!question) ask('hangs')
  })
  webContents.on('responsive', () => question?.abort())
  window.on('closed', () => question?.abort())

  function ask(what: 'crashed' | 'hangs'): void {
    const asking = new AbortController()
    question = asking
    askUntilAnswered(window, what, asking.signal)
      .then((choice) => {
        if (asking.signal.aborted || window.isDestroyed()) return
        if (choice === 'reload' && what === 'crashed') reload()
        else if (choice === 'reload') reloadHanging()
        else if (choice === 'quit') quit()
      })
      .catch((error: unknown) => logFailure('The person could not be asked about the page:', error))
      .finally(() => {
        if (question === asking) question = undefined
      })
  }

  /** A page that hangs does not see a reload before its process has ended, which is no crash. */
  function reloadHanging(): void {
    isEnding = true
    webContents.forcefullyCrashRenderer()
  }

  /** A page that hangs does not answer whether it may be closed. */
  function quit(): void {
    window.destroy()
    app.quit()
  }
}

async function askUntilAnswered(
  window: BrowserWindow,
  what: 'crashed' | 'hangs',
  signal: AbortSignal
): Promise<'reload' | 'quit' | null> {
  for (;;) {
    const { response } = await dialog.showMessageBox(window, {
      type: 'warning',
      message: what === 'crashed' ? messages.pageCrashed : messages.pageHangs,
      detail: what === 'crashed' ? messages.pageCrashedDetail : messages.pageHangsDetail,
      buttons: [messages.pageReload, messages.pageQuit, messages.openLogs],
      defaultId: 0,
      cancelId: what === 'crashed' ? 0 : dismissed,
      noLink: true,
      signal
    })
    if (signal.aborted) return null
    const choice = choices[response] ?? null
    if (choice !== 'logs') return choice
    // Not awaited: on Linux shell.openPath may never settle.
    openLogFolder().catch((error: unknown) => logFailure('The log folder could not be opened:', error))
  }
}
