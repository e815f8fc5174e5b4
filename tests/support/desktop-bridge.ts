import { join } from 'node:path'
import { createFindInPage } from '#electron/main/desktop-features/find-in-page.ts'
import { openDocumentStore } from '#electron/main/document-store/open-document-store.ts'
import { registerHandlers } from '#electron/main/ipc-handlers.ts'
import { openSettingsIn } from '#electron/main/json-store-file.ts'
import { createThemeChoice, noPreferences, preferencesSchema } from '#electron/main/preferences-file.ts'
import { openQuarantine } from '#electron/main/quarantine-folder.ts'
import type { DeviceInitializer } from '#electron/main/sample-collections.ts'
import { openUploadedFiles } from '#electron/main/uploaded-files.ts'
import { broadcasts, channels, type DesktopBridge, type NoticeList } from '#shared/bridge.ts'
import { electronSeen, invokeEvent } from './electron.ts'

interface DesktopMain {
  /** The bridge of one window: what the preload script would hand to its page. */
  bridge(): DesktopBridge
}

interface Options {
  collections: readonly string[]
  initializers?: ReadonlyMap<string, DeviceInitializer>
}

/** Main's own storage and handlers on real files, as after a start. */
export function desktopMain(folder: string, { collections, initializers = new Map() }: Options): DesktopMain {
  const listeners = new Set<(channel: string, message: unknown) => void>()
  const broadcast = (channel: string) => (message: NoticeList) => {
    for (const listener of listeners) listener(channel, structuredClone(message))
  }
  const quarantine = openQuarantine(folder)
  const settings = openSettingsIn(folder, quarantine.keepDamaged)
  const documents = openDocumentStore(
    { userData: folder, collections, initializers, quarantine },
    broadcast(broadcasts.noticesChanged)
  )
  electronSeen.handlers.clear()
  const theme = createThemeChoice(settings('preferences', preferencesSchema, noPreferences))
  registerHandlers({
    documents,
    files: openUploadedFiles(join(folder, 'files')),
    // A fake window gets no presses.
    links: { open: async () => false },
    theme,
    shell: { find: createFindInPage(() => undefined), waiting: { show: () => {} } },
    route: { take: () => null },
    kiosk: null,
    isAppOrigin: (origin) => origin === 'app://loupe'
  })
  const handlers = new Map(electronSeen.handlers)
  return { bridge: () => bridgeOver(handlers, listeners) }
}

function bridgeOver(
  handlers: typeof electronSeen.handlers,
  listeners: Set<(channel: string, message: unknown) => void>
): DesktopBridge {
  // Both directions cross as structured clones, a moment later, as they do between processes.
  const call = async (channel: string, ...given: unknown[]) => {
    await new Promise((resolve) => setImmediate(resolve))
    return structuredClone(await handlers.get(channel)?.(invokeEvent(), ...structuredClone(given)))
  }
  const listen = (wanted: string, listener: (message: never) => void) => {
    const onMessage = (channel: string, message: unknown) => {
      if (channel === wanted) setImmediate(() => listener(message as never))
    }
    listeners.add(onMessage)
    return () => void listeners.delete(onMessage)
  }
  const request = <T>(channel: string, ...given: unknown[]) => call(channel, ...given) as Promise<T>
  return {
    readDocuments: (...given) => request(channels.readDocuments, ...given),
    writeDocument: (...given) => request(channels.writeDocument, ...given),
    removeDocument: (...given) => request(channels.removeDocument, ...given),
    listNotices: () => request(channels.listNotices),
    undoNotice: (...given) => request(channels.undoNotice, ...given),
    readNoticeContent: (...given) => request(channels.readNoticeContent, ...given),
    discardNotice: (...given) => request(channels.discardNotice, ...given),
    dismissNotice: (...given) => request(channels.dismissNotice, ...given),
    listCollections: () => request(channels.listCollections),
    dropCollection: (name) => request(channels.dropCollection, name),
    eraseDevice: (viewer) => request(channels.eraseDevice, viewer),
    onNoticesChanged: (listener) => listen(broadcasts.noticesChanged, listener),
    readTheme: () => request(channels.readTheme),
    chooseTheme: (theme) => request(channels.chooseTheme, theme),
    openLink: (address) => request(channels.openLink, address),
    keepFile: (...given) => request(channels.keepFile, ...given),
    readFile: (name) => request(channels.readFile, name),
    removeFile: (name) => request(channels.removeFile, name),
    removeFilesOf: (owner) => request(channels.removeFilesOf, owner),
    findText: (...given) => request(channels.findText, ...given),
    stopFinding: () => request(channels.stopFinding),
    onFindAsked: (listener) => listen(broadcasts.findAsked, listener),
    takeRoute: () => request(channels.takeRoute),
    onRouteRequested: (listener) => listen(broadcasts.routeRequested, () => listener()),
    showWaiting: (waiting) => request(channels.showWaiting, waiting),
    readKiosk: () => request(channels.readKiosk),
    askKiosk: (asked) => request(channels.askKiosk, asked),
    onKioskEvent: (listener) => listen(broadcasts.kioskEvent, listener)
  }
}
