import { createMemorySession } from '#renderer/platform/memory-session.ts'
import type { OwnWindow, Platform, Theme } from '#renderer/platform/platform.ts'
import { findBridge, unwrap } from '#renderer/storage/desktop/bridge.ts'
import { createDesktopFiles } from '#renderer/storage/desktop/desktop-files.ts'
import { createDesktopStore } from '#renderer/storage/desktop/desktop-store.ts'
import type { DesktopBridge } from '#shared/bridge.ts'
import { createWindowSession } from './window-session.ts'

export interface DesktopPlatformOptions {
  /** Address of the public web app: the address of this window leads nobody anywhere. null: the jobs lie on this computer alone. */
  readonly publicAddress: string | null
}

/** The desktop app's platform over the bridge of its preload script. Rejects when there is no bridge. */
export async function openDesktopPlatform({ publicAddress }: DesktopPlatformOptions): Promise<Platform> {
  const bridge = findBridge()
  return {
    documents: createDesktopStore(bridge),
    files: createDesktopFiles(bridge),
    preferences: await openPreferences(bridge),
    session: import.meta.env.LOUPE_KIOSK ? createMemorySession() : createWindowSession(),
    publicAddress: publicAddress?.replace(/\/+$/, '') ?? null,
    openExternal: async (address) => ((await unwrap(bridge.openLink(address))) ? 'opened' : 'refused'),
    saveFile: async (name, content) => (await import('../save-file.ts')).saveFile(name, content),
    ownWindow: createOwnWindow(bridge)
  }
}

function createOwnWindow(bridge: DesktopBridge): OwnWindow {
  return {
    findText: (text, step) => unwrap(bridge.findText(text, step)),
    stopFinding: () => unwrap(bridge.stopFinding()),
    onFindAsked: (listener) => bridge.onFindAsked(listener),
    takeRoute: () => unwrap(bridge.takeRoute()),
    onRouteRequested: (listener) => bridge.onRouteRequested(listener),
    showWaiting: (waiting) => unwrap(bridge.showWaiting(waiting))
  }
}

async function openPreferences(bridge: DesktopBridge): Promise<Platform['preferences']> {
  let theme: Theme | null = await unwrap(bridge.readTheme()).catch(() => null)
  return {
    readTheme: () => theme,
    async setTheme(chosen) {
      theme = chosen
      await unwrap(bridge.chooseTheme(chosen))
    },
    // There is one window.
    watchTheme: () => () => {}
  }
}
