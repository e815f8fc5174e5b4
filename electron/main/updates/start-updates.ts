import { dirname } from 'node:path'
import { app, BrowserWindow, dialog, type WebContents } from 'electron'
import { logFailure } from '../bridge-errors.ts'
import { mayWrite } from '../durable-file-writes.ts'
import { messages, say } from '../native-ui-texts.ts'
import { followUpdates, type UpdateAnswer } from './follow-updates.ts'

let typedAt = Number.NEGATIVE_INFINITY

export function watchTyping(contents: WebContents): void {
  contents.on('input-event', (_event, { type }) => {
    if (type === 'rawKeyDown' || type === 'keyDown' || type === 'char') typedAt = performance.now()
  })
}

/** The portable program cannot update itself, and on Linux a package manager renews its own; an AppImage is replaced in its folder. */
function canRenewItself(): boolean {
  if (!app.isPackaged || process.env.PORTABLE_EXECUTABLE_FILE !== undefined) return false
  if (process.platform !== 'linux') return true
  const { APPIMAGE: appImage } = process.env
  return Boolean(appImage) && mayWrite(dirname(String(appImage)))
}

interface UpdateOptions {
  /** False on a kiosk: there an update is installed when Loupe is closed, on macOS and Linux also when the computer is shut down. */
  asks: boolean
  onMoved: (appImage: string) => void
}

export async function startUpdates({ asks, onMoved }: UpdateOptions): Promise<void> {
  if (!canRenewItself()) return
  const { createUpdater } = await import('./electron-updater.ts')
  const end = followUpdates({
    updater: createUpdater(onMoved),
    ask: asks ? ask : async () => 'later',
    closeWindows,
    quietForMs: () => performance.now() - typedAt,
    report: (error) => logFailure('A newer version could not be fetched:', error)
  })
  app.once('will-quit', end)
}

async function ask(version: string): Promise<UpdateAnswer> {
  const options = {
    type: 'info',
    message: say(messages.updateReady, { version }),
    detail: messages.updateDetail,
    buttons: [messages.updateLater, messages.updateNow],
    defaultId: 0,
    cancelId: 0
  } as const
  const [window] = BrowserWindow.getAllWindows()
  const given = { ...options, buttons: [...options.buttons] }
  const { response } = await (window ? dialog.showMessageBox(window, given) : dialog.showMessageBox(given))
  return response === 1 ? 'now' : 'later'
}

/** A page with unsaved work asks first (open-app-window.ts), and its window may stay. */
async function closeWindows(): Promise<boolean> {
  for (const window of BrowserWindow.getAllWindows()) if (!(await closeWindow(window))) return false
  return true
}

function closeWindow(window: BrowserWindow): Promise<boolean> {
  return new Promise((done) => {
    window.once('closed', () => done(true))
    window.webContents.once('will-prevent-unload', (event) => {
      // Prevented: the person has chosen to leave.
      if (!event.defaultPrevented) done(false)
    })
    window.close()
  })
}
