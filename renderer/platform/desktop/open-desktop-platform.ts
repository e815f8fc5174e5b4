import { createLazyVisitorRecords } from '#renderer/platform/lazy-visitor-records.ts'
import { createMemorySession } from '#renderer/platform/memory-session.ts'
import type { Kiosk, OwnWindow, Platform, SessionStorage, Theme } from '#renderer/platform/platform.ts'
import { createDesktopStore } from '#renderer/storage/desktop/desktop-store.ts'
import { createDesktopUploadedFiles } from '#renderer/storage/desktop/desktop-uploaded-files.ts'
import { findBridge, unwrap } from '#renderer/storage/desktop/find-bridge.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { findStorage } from '#renderer/storage/web/local-storage.ts'
import type { DesktopBridge } from '#shared/bridge.ts'
import type { KioskEvent } from '#shared/kiosk-bridge.ts'

interface DesktopPlatformOptions {
  /** Address of the public web app; null: the jobs lie on this computer alone. */
  readonly publicAddress: string | null
}

export async function openDesktopPlatform({ publicAddress }: DesktopPlatformOptions): Promise<Platform> {
  const bridge = findBridge()
  const [preferences, kiosk] = await Promise.all([openPreferences(bridge), openKiosk(bridge)])
  return {
    documents: createDesktopStore(bridge),
    files: createDesktopUploadedFiles(bridge),
    preferences,
    session: kiosk || import.meta.env.LOUPE_KIOSK ? createMemorySession() : createWindowSession(),
    visitorRecords: createLazyVisitorRecords(kiosk || import.meta.env.LOUPE_KIOSK ? undefined : findStorage()),
    publicAddress: publicAddress?.replace(/\/+$/, '') ?? null,
    openExternal: async (address) => ((await unwrap(bridge.openLink(address))) ? 'opened' : 'refused'),
    async saveFile(name, content) {
      if (kiosk) {
        kiosk.emit({ kind: 'files' })
        throw new StoreError('refused', 'nothing is saved on a kiosk')
      }
      const { saveFile } = await import('../save-file.ts')
      saveFile(name, content)
    },
    ...(kiosk ? { kiosk } : { ownWindow: createOwnWindow(bridge) })
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

/** null: this computer is no kiosk. Rejects when main does not say: a session must not be stored on one by mistake. */
async function openKiosk(bridge: DesktopBridge): Promise<(Kiosk & { emit(event: KioskEvent): void }) | null> {
  const state = await unwrap(bridge.readKiosk())
  if (!state) return null
  const listeners = new Set<(event: KioskEvent) => void>()
  const emit = (event: KioskEvent) => {
    for (const listener of listeners) listener(event)
  }
  bridge.onKioskEvent(emit)
  return {
    state,
    emit,
    watch(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    ask: (request) => unwrap(bridge.askKiosk(request))
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
    watchTheme: () => () => {}
  }
}

const sessionKey = 'session'

/** The session outlives a reload, and ends with the window. */
export function createWindowSession(): SessionStorage {
  return {
    read() {
      try {
        return window.sessionStorage.getItem(sessionKey)
      } catch {
        return null
      }
    },
    write: (text) => storeOrThrow(() => window.sessionStorage.setItem(sessionKey, text)),
    clear: () => storeOrThrow(() => window.sessionStorage.removeItem(sessionKey)),
    watch: () => () => {}
  }
}

function storeOrThrow(write: () => void): void {
  try {
    write()
  } catch (cause) {
    throw new StoreError('unavailable', 'the session cannot be kept', { cause })
  }
}
