import { tmpdir } from 'node:os'
import type { IpcMainInvokeEvent } from 'electron'
import { vi } from 'vitest'

type Handler = (event: IpcMainInvokeEvent, ...given: unknown[]) => Promise<unknown>

/** Main modules' use of Electron under test: the handlers they registered. */
export const electronSeen = { handlers: new Map<string, Handler>() }

/** As much of Electron as the storage and the channels of main need, for tests without a window. */
export function electronModule() {
  const ipcMain = {
    handle: (channel: string, handler: Handler) => void electronSeen.handlers.set(channel, handler),
    on: vi.fn(),
    removeAllListeners: vi.fn()
  }
  const app = { getPath: () => tmpdir(), getVersion: () => '0.0.0' }
  const nativeTheme = { themeSource: 'system', shouldUseDarkColors: false }
  const electron = { app, ipcMain, nativeTheme }
  return { ...electron, default: electron }
}

/** A call as the main frame of the app's own page makes it, or as `frame` does. */
export function invokeEvent(frame: object | null = { origin: 'app://loupe', parent: null }, destroyed = false) {
  return { sender: { isDestroyed: () => destroyed }, senderFrame: frame } as unknown as IpcMainInvokeEvent
}
