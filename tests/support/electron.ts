import { tmpdir } from 'node:os'
import type { IpcMainInvokeEvent } from 'electron'
import { vi } from 'vitest'

type Handler = (event: IpcMainInvokeEvent, ...given: unknown[]) => Promise<unknown>

/** What main modules got of Electron under test: the handlers they registered and the addresses they opened. */
export const electronSeen = { handlers: new Map<string, Handler>(), opened: [] as string[] }

/** As much of Electron as the storage and the channels of main need, for tests without a window. */
export function electronModule() {
  const ipcMain = {
    handle: (channel: string, handler: Handler) => void electronSeen.handlers.set(channel, handler),
    on: vi.fn(),
    removeAllListeners: vi.fn()
  }
  const app = { getPath: () => tmpdir(), getVersion: () => '0.0.0' }
  const shell = { openExternal: async (address: string) => void electronSeen.opened.push(address) }
  const nativeTheme = { themeSource: 'system', shouldUseDarkColors: false }
  const electron = { app, ipcMain, shell, nativeTheme }
  return { ...electron, default: electron }
}

/** A call as the main frame of the app's own page makes it, or as `frame` does. */
export function invokeEvent(frame: object | null = { origin: 'app://loupe', parent: null }, destroyed = false) {
  return { sender: { isDestroyed: () => destroyed }, senderFrame: frame } as unknown as IpcMainInvokeEvent
}
