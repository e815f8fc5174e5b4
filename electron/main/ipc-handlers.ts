import { channels } from '#shared/bridge.ts'
import { isListOfIds } from '#shared/collections/all.ts'
import { isRecord } from '#shared/documents/document.ts'
import type { PendingRoute } from './deep-links.ts'
import type { DocumentStore } from './document-store/document-store.ts'
import type { ExternalLinks } from './external-links.ts'
import { BridgeError } from './failures.ts'
import type { Files } from './files.ts'
import { handle } from './handle.ts'
import type { Kiosk } from './kiosk/kiosk.ts'
import type { createThemeChoice } from './preferences.ts'
import type { Shell } from './shell/start-shell.ts'

export interface Services {
  documents: DocumentStore
  files: Files
  links: Pick<ExternalLinks, 'open'>
  theme: ReturnType<typeof createThemeChoice>
  shell: Pick<Shell, 'find' | 'waiting'>
  route: Pick<PendingRoute, 'take'>
  kiosk: Pick<Kiosk, 'describe' | 'ask'> | null
  isOurs(origin: string): boolean
}

export function registerHandlers({ documents, files, links, theme, shell, route, kiosk, isOurs }: Services): void {
  handle(channels.readDocuments, isOurs, (collection, after) => documents.read(collection, after))
  handle(channels.writeDocument, isOurs, (collection, rowId, revision, text) =>
    documents.write(collection, rowId, revision, parseElement(collection, text))
  )
  handle(channels.removeDocument, isOurs, (collection, rowId, revision) =>
    documents.remove(collection, rowId, revision)
  )
  handle(channels.listNotices, isOurs, () => documents.notices())
  handle(channels.undoNotice, isOurs, (id, viewer) => documents.undo(id, viewer))
  handle(channels.readNoticeContent, isOurs, (id, viewer) => documents.content(id, viewer))
  handle(channels.discardNotice, isOurs, (id, viewer) => documents.discard(id, viewer))
  handle(channels.dismissNotice, isOurs, (id, viewer) => documents.dismiss(id, viewer))
  handle(channels.listCollections, isOurs, () => documents.listPersonal())
  handle(channels.dropCollection, isOurs, (collection) => documents.dropPersonal(collection))
  handle(channels.eraseDevice, isOurs, async (viewer) => {
    await documents.eraseAll(viewer)
    files.eraseAll()
  })
  handle(channels.readTheme, isOurs, () => theme.read())
  handle(channels.chooseTheme, isOurs, (chosen) => theme.choose(chosen))
  handle(channels.openLink, isOurs, (address) => links.open(address))
  handle(channels.keepFile, isOurs, (owner, type, bytes) => files.keep(owner, type, bytes))
  handle(channels.readFile, isOurs, (name) => files.read(name))
  handle(channels.removeFile, isOurs, (name) => files.remove(name))
  handle(channels.removeFilesOf, isOurs, (owner) => files.removeAll(owner))
  handle(channels.findText, isOurs, (text, step) => shell.find.find(text, step))
  handle(channels.stopFinding, isOurs, () => shell.find.stop())
  handle(channels.takeRoute, isOurs, () => route.take())
  handle(channels.showWaiting, isOurs, (waiting) => shell.waiting.show(waiting))
  handle(channels.readKiosk, isOurs, () => kiosk?.describe() ?? null)
  handle(channels.askKiosk, isOurs, (request) => {
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
