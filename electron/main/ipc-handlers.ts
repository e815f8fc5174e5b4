import { channels } from '#shared/bridge.ts'
import { isListOfIds } from '#shared/collections/all-collections.ts'
import { isRecord } from '#shared/documents/document.ts'
import { BridgeError } from './bridge-errors.ts'
import type { PendingRoute } from './deep-links.ts'
import type { DesktopFeatures } from './desktop-features/start-desktop-features.ts'
import type { DocumentStore } from './document-store/open-document-store.ts'
import type { ExternalLinks } from './external-links.ts'
import { handleIpc } from './handle-ipc.ts'
import type { Kiosk } from './kiosk/start-kiosk.ts'
import type { createThemeChoice } from './preferences-file.ts'
import type { UploadedFiles } from './uploaded-files.ts'

interface Services {
  documents: DocumentStore
  files: UploadedFiles
  links: Pick<ExternalLinks, 'open'>
  theme: ReturnType<typeof createThemeChoice>
  shell: Pick<DesktopFeatures, 'find' | 'waiting'>
  route: Pick<PendingRoute, 'take'>
  kiosk: Pick<Kiosk, 'describe' | 'ask'> | null
  isAppOrigin(origin: string): boolean
}

export function registerHandlers({ documents, files, links, theme, shell, route, kiosk, isAppOrigin }: Services): void {
  handleIpc(channels.readDocuments, isAppOrigin, (collection, after) => documents.read(collection, after))
  handleIpc(channels.writeDocument, isAppOrigin, (collection, rowId, revision, text) =>
    documents.write(collection, rowId, revision, parseElement(collection, text))
  )
  handleIpc(channels.removeDocument, isAppOrigin, (collection, rowId, revision) =>
    documents.remove(collection, rowId, revision)
  )
  handleIpc(channels.listNotices, isAppOrigin, () => documents.notices())
  handleIpc(channels.undoNotice, isAppOrigin, (id, viewer) => documents.undo(id, viewer))
  handleIpc(channels.readNoticeContent, isAppOrigin, (id, viewer) => documents.content(id, viewer))
  handleIpc(channels.discardNotice, isAppOrigin, (id, viewer) => documents.discard(id, viewer))
  handleIpc(channels.dismissNotice, isAppOrigin, (id, viewer) => documents.dismiss(id, viewer))
  handleIpc(channels.listCollections, isAppOrigin, () => documents.listPersonal())
  handleIpc(channels.dropCollection, isAppOrigin, (collection) => documents.dropPersonal(collection))
  handleIpc(channels.eraseDevice, isAppOrigin, async (viewer) => {
    await documents.eraseAll(viewer)
    files.eraseAll()
  })
  handleIpc(channels.readTheme, isAppOrigin, () => theme.read())
  handleIpc(channels.chooseTheme, isAppOrigin, (chosen) => theme.choose(chosen))
  handleIpc(channels.openLink, isAppOrigin, (address) => links.open(address))
  handleIpc(channels.keepFile, isAppOrigin, (owner, type, bytes) => files.keep(owner, type, bytes))
  handleIpc(channels.readFile, isAppOrigin, (name) => files.read(name))
  handleIpc(channels.removeFile, isAppOrigin, (name) => files.remove(name))
  handleIpc(channels.removeFilesOf, isAppOrigin, (owner) => files.removeAll(owner))
  handleIpc(channels.findText, isAppOrigin, (text, step) => shell.find.find(text, step))
  handleIpc(channels.stopFinding, isAppOrigin, () => shell.find.stop())
  handleIpc(channels.takeRoute, isAppOrigin, () => route.take())
  handleIpc(channels.showWaiting, isAppOrigin, (waiting) => shell.waiting.show(waiting))
  handleIpc(channels.readKiosk, isAppOrigin, () => kiosk?.describe() ?? null)
  handleIpc(channels.askKiosk, isAppOrigin, (request) => {
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
