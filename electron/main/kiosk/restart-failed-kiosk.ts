import { app, BrowserWindow, powerMonitor, session } from 'electron'
import { logFailure } from '../bridge-errors.ts'
import { messages } from '../native-ui-texts.ts'
import { denyPermissions } from '../navigation-guards.ts'
import { createWindowLock, lockApp, lockWindow, relaunch } from './lock-window.ts'

/** Counts the failed starts for the next one. */
const attemptsSwitch = '--failed-starts='

const firstPauseMs = 5_000
const maxPauseMs = 300_000

/** After so long a start counts as a success. */
const wellAfterMs = 600_000

const partition = 'kiosk-regret'

/** Back-off before the next start. @param attempts failed starts, this one included */
const computePauseMs = (attempts: number): number => Math.min(maxPauseMs, firstPauseMs * 2 ** (attempts - 1))

/** Starts a failed kiosk again after a pause, behind a page of apology: a dialog or an end would show the desktop. */
export function createKioskRestart() {
  let isBegun = false
  let isShuttingDown = false

  async function show(): Promise<void> {
    await app.whenReady()
    powerMonitor.on('shutdown', () => {
      isShuttingDown = true
    })
    lockApp(() => isShuttingDown)
    denyPermissions(session.fromPartition(partition))
    openRegret()
  }

  function openRegret(): void {
    const lock = createWindowLock(partition)
    const window = new BrowserWindow({
      title: 'Loupe',
      ...lock.window,
      webPreferences: { ...lock.webPreferences, sandbox: true, contextIsolation: true, javascript: false }
    })
    lockWindow(window, () => isShuttingDown, true)
    window.on('closed', () => {
      if (!isShuttingDown) openRegret()
    })
    window.loadURL(regretPage).catch((error: unknown) => logFailure('The page of regret could not be shown:', error))
  }

  return {
    begin(): void {
      if (isBegun) return
      isBegun = true
      const attempts = performance.now() > wellAfterMs ? 1 : 1 + readAttempts(process.argv)
      setTimeout(() => {
        const args = process.argv.slice(1).filter((argument) => !argument.startsWith(attemptsSwitch))
        relaunch([...args, `${attemptsSwitch}${attempts}`])
        app.exit(1)
      }, computePauseMs(attempts))
      show().catch((error: unknown) => logFailure('The screen could not be covered:', error))
    }
  }
}

function readAttempts(argv: readonly string[]): number {
  const argument = argv.find((each) => each.startsWith(attemptsSwitch)) ?? ''
  const attempts = Number(argument.slice(attemptsSwitch.length))
  return Number.isSafeInteger(attempts) && attempts > 0 ? Math.min(attempts, 100) : 0
}

/** Needs no file, scheme or script, which may have failed. */
const regretPage = `data:text/html;charset=utf-8,${encodeURIComponent(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Loupe</title>
<style>
html { color-scheme: light dark; background: light-dark(#F7F4EC, #0D1310); color: light-dark(#0D1310, #F7F4EC); font: 1.25rem/1.5 system-ui, sans-serif }
body { display: grid; place-content: center; min-height: 100vh; margin: 0; text-align: center; cursor: default; user-select: none }
</style>
<main><h1>${messages.regretTitle}</h1><p>${messages.regretText}</p></main>
</html>`)}`
