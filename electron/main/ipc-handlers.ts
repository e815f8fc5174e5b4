import { channels } from '#shared/bridge.ts'
import { isListOfIds } from '#shared/collections/all-collections.ts'
import { isRecord } from '#shared/documents/document.ts'
import { BridgeError } from './bridge-errors.ts'
import type { PendingRoute } from './deep-links.ts'
import type { DocumentStore } from './document-store/open-document-store.ts'
import type { ExternalLinks } from './external-links.ts'
import { handle } from './handle-ipc.ts'
import type { Kiosk } from './kiosk/start-kiosk.ts'
import type { createThemeChoice } from './preferences-file.ts'
import type { Shell } from './shell/start-shell.ts'
import type { Files } from './uploaded-files.ts'

export interface Services {
  documents: DocumentStore
  files: Files
  links: Pick<ExternalLinks, 'open'>
  theme: ReturnType<typeof createThemeChoice>
  shell: Pick<Shell, 'find' | 'waiting'>
  route: Pick<PendingRoute, 'take'>
  kiosk: Pick<Kiosk, 'describe' | 'ask'> | null
  isAppOrigin(origin: string): boolean
}

export function registerHandlers({ documents, files, links, theme, shell, route, kiosk, isAppOrigin }: Services): void {
  handle(channels.readDocuments, isAppOrigin, (collection, after) => documents.read(collection, after))
  handle(channels.writeDocument, isAppOrigin, (collection, rowId, revision, text) =>
    documents.write(collection, rowId, revision, parseElement(collection, text))
  )
  handle(channels.removeDocument, isAppOrigin, (collection, rowId, revision) =>
    documents.remove(collection, rowId, revision)
  )
  handle(channels.listNotices, isAppOrigin, () => documents.notices())
  handle(channels.undoNotice, isAppOrigin, (id, viewer) => documents.undo(id, viewer))
  handle(channels.readNoticeContent, isAppOrigin, (id, viewer) => documents.content(id, viewer))
  handle(channels.discardNotice, isAppOrigin, (id, viewer) => documents.discard(id, viewer))
  handle(channels.dismissNotice, isAppOrigin, (id, viewer) => documents.dismiss(id, viewer))
  handle(channels.listCollections, isAppOrigin, () => documents.listPersonal())
  handle(channels.dropCollection, isAppOrigin, (collection) => documents.dropPersonal(collection))
  handle(channels.eraseDevice, isAppOrigin, async (viewer) => {
    await documents.eraseAll(viewer)
    files.eraseAll()
  })
  handle(channels.readTheme, isAppOrigin, () => theme.read())
  handle(channels.chooseTheme, isAppOrigin, (chosen) => theme.choose(chosen))
  handle(channels.openLink, isAppOrigin, (address) => links.open(address))
  handle(channels.keepFile, isAppOrigin, (owner, type, bytes) => files.keep(owner, type, bytes))
  handle(channels.readFile, isAppOrigin, (name) => files.read(name))
  handle(channels.removeFile, isAppOrigin, (name) => files.remove(name))
  handle(channels.removeFilesOf, isAppOrigin, (owner) => files.removeAll(owner))
  handle(channels.findText, isAppOrigin, (text, step) => shell.find.find(text, step))
  handle(channels.stopFinding, isAppOrigin, () => shell.find.stop())
  handle(channels.takeRoute, isAppOrigin, () => route.take())
  handle(channels.showWaiting, isAppOrigin, (waiting) => shell.waiting.show(waiting))
  handle(channels.readKiosk, isAppOrigin, () => kiosk?.describe() ?? null)
  handle(channels.askKiosk, isAppOrigin, (request) => {
    if (!kiosk) throw new BridgeError('refused', 'this computer is no kiosk')
    return kiosk.ask(request)
  })
}

/** A document is a JSON object, or in a list of ids a text. */
function parseElement(collection: string, text: string): object | string {
  const value = parseJson(text)
  if (isListOfIds(collection)) {
    if (typeof value !== 'string' || value === '') throw new BridgeError('refused', 'only ids are kept here')
    return value
  }
  if (!isRecord(value)) throw new BridgeError('refused', 'a document is a JSON object')
  return value
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
