import { tmpdir } from 'node:os'
import type { IpcMainInvokeEvent } from 'electron'

type Handler = (event: IpcMainInvokeEvent, ...given: unknown[]) => Promise<unknown>

/** Main modules' use of Electron under test: the handlers they registered. */
export const electronSeen = { handlers: new Map<string, Handler>() }

const ipcMain = {
  handle: (channel: string, handler: Handler) => void electronSeen.handlers.set(channel, handler),
  on: () => {},
  removeAllListeners: () => {}
}
const app = { getPath: () => tmpdir(), getVersion: () => '0.0.0' }
const nativeTheme = { themeSource: 'system', shouldUseDarkColors: false }

/** Placeholder for the exports that a test of a window replaces. */
const nothing = {}

/** As much of Electron as the storage and the channels of main need, for tests without a window: vitest.config.ts puts it in Electron's place. */
export {
  app,
  ipcMain,
  nativeTheme,
  nothing as BrowserWindow,
  nothing as dialog,
  nothing as screen,
  nothing as powerMonitor,
  nothing as session,
  nothing as shell
}
export default { app, ipcMain, nativeTheme }

/** A call as the main frame of the app's own page makes it, or as `frame` does. */
export function invokeEvent(frame: object | null = { origin: 'app://loupe', parent: null }, destroyed = false) {
  return { sender: { isDestroyed: () => destroyed }, senderFrame: frame } as unknown as IpcMainInvokeEvent
}
