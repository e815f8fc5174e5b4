import { join } from 'node:path'
import { openDocumentStore } from '#electron/main/document-store/document-store.ts'
import type { DeviceInitializer } from '#electron/main/document-store/initialize-collection.ts'
import { openQuarantine } from '#electron/main/document-store/quarantine.ts'
import { noUserChoices, userChoicesSchema } from '#electron/main/document-store/user-choices.ts'
import { openFiles } from '#electron/main/files.ts'
import { registerHandlers } from '#electron/main/ipc-handlers.ts'
import { settingsIn } from '#electron/main/settings-file.ts'
import { noPreferences, preferencesSchema, themeChoice } from '#electron/main/theme.ts'
import { broadcasts, channels, type DesktopBridge, type NoticeList } from '#shared/bridge.ts'
import { electronSeen, invokeEvent } from './electron.ts'

export interface DesktopMain {
  /** The bridge of one window: what the preload script would hand to its page. */
  bridge(): DesktopBridge
}

interface Options {
  collections: readonly string[]
  initializers?: ReadonlyMap<string, DeviceInitializer>
}

/** Main's own storage and handlers on real files, as after a start. The test's file must mock electron by electronModule. */
export function desktopMain(folder: string, { collections, initializers = new Map() }: Options): DesktopMain {
  const listeners = new Set<(channel: string, message: unknown) => void>()
  const tell = (channel: string) => (message: NoticeList) => {
    for (const hear of listeners) hear(channel, structuredClone(message))
  }
  const quarantine = openQuarantine(join(folder, 'set-aside'))
  const settings = settingsIn(folder, quarantine)
  const choices = settings('decisions', userChoicesSchema, noUserChoices)
  const documents = openDocumentStore(
    { folder, collections, initializers, quarantine, choices },
    tell(broadcasts.noticesChanged)
  )
  electronSeen.handlers.clear()
  const theme = themeChoice(settings('preferences', preferencesSchema, noPreferences))
  registerHandlers({
    documents,
    files: openFiles(join(folder, 'files')),
    // Nobody presses anything in a window that is not there.
    links: { open: async () => false },
    theme,
    isOurs: (origin) => origin === 'app://loupe'
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
    const hear = (channel: string, message: unknown) => {
      if (channel === wanted) setImmediate(() => listener(message as never))
    }
    listeners.add(hear)
    return () => void listeners.delete(hear)
  }
  const asked = <T>(channel: string, ...given: unknown[]) => call(channel, ...given) as Promise<T>
  return {
    readDocuments: (...given) => asked(channels.readDocuments, ...given),
    writeDocument: (...given) => asked(channels.writeDocument, ...given),
    removeDocument: (...given) => asked(channels.removeDocument, ...given),
    listNotices: () => asked(channels.listNotices),
    undoNotice: (id) => asked(channels.undoNotice, id),
    noticeContent: (id) => asked(channels.noticeContent, id),
    dismissNotice: (id) => asked(channels.dismissNotice, id),
    onNoticesChanged: (listener) => listen(broadcasts.noticesChanged, listener),
    readTheme: () => asked(channels.readTheme),
    chooseTheme: (theme) => asked(channels.chooseTheme, theme),
    openLink: (address) => asked(channels.openLink, address),
    keepFile: (...given) => asked(channels.keepFile, ...given),
    readFile: (name) => asked(channels.readFile, name),
    removeFile: (name) => asked(channels.removeFile, name),
    removeFilesOf: (owner) => asked(channels.removeFilesOf, owner)
  }
}
