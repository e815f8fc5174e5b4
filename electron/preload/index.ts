// The only script between page and main, in a sandbox: the page gets named functions, never ipcRenderer itself.
import { contextBridge, type IpcRendererEvent, ipcRenderer } from 'electron'
import { bridgeName, broadcasts, channels, type DesktopBridge } from '#shared/bridge.ts'
import { kioskArgument } from '#shared/kiosk-bridge.ts'
import { blockFileAccess } from './block-file-access.ts'

function listen<T>(channel: string, listener: (message: T) => void): () => void {
  // The event itself would give the page the sender.
  const onMessage = (_event: IpcRendererEvent, message: T) => listener(message)
  ipcRenderer.on(channel, onMessage)
  return () => {
    ipcRenderer.removeListener(channel, onMessage)
  }
}

contextBridge.exposeInMainWorld(bridgeName, {
  readDocuments: (collection, after) => ipcRenderer.invoke(channels.readDocuments, collection, after),
  writeDocument: (collection, rowId, revision, text) =>
    ipcRenderer.invoke(channels.writeDocument, collection, rowId, revision, text),
  removeDocument: (collection, rowId, revision) =>
    ipcRenderer.invoke(channels.removeDocument, collection, rowId, revision),
  listNotices: () => ipcRenderer.invoke(channels.listNotices),
  undoNotice: (id, viewer) => ipcRenderer.invoke(channels.undoNotice, id, viewer),
  readNoticeContent: (id, viewer) => ipcRenderer.invoke(channels.readNoticeContent, id, viewer),
  discardNotice: (id, viewer) => ipcRenderer.invoke(channels.discardNotice, id, viewer),
  dismissNotice: (id, viewer) => ipcRenderer.invoke(channels.dismissNotice, id, viewer),
  listCollections: () => ipcRenderer.invoke(channels.listCollections),
  dropCollection: (collection) => ipcRenderer.invoke(channels.dropCollection, collection),
  eraseDevice: (viewer) => ipcRenderer.invoke(channels.eraseDevice, viewer),
  onNoticesChanged: (listener) => listen(broadcasts.noticesChanged, listener),
  readTheme: () => ipcRenderer.invoke(channels.readTheme),
  chooseTheme: (theme) => ipcRenderer.invoke(channels.chooseTheme, theme),
  openLink: (address) => ipcRenderer.invoke(channels.openLink, address),
  keepFile: (owner, type, bytes) => ipcRenderer.invoke(channels.keepFile, owner, type, bytes),
  readFile: (name) => ipcRenderer.invoke(channels.readFile, name),
  removeFile: (name) => ipcRenderer.invoke(channels.removeFile, name),
  removeFilesOf: (owner) => ipcRenderer.invoke(channels.removeFilesOf, owner),
  findText: (text, step) => ipcRenderer.invoke(channels.findText, text, step),
  stopFinding: () => ipcRenderer.invoke(channels.stopFinding),
  onFindAsked: (listener) => listen(broadcasts.findAsked, listener),
  takeRoute: () => ipcRenderer.invoke(channels.takeRoute),
  onRouteRequested: (listener) => listen(broadcasts.routeRequested, () => listener()),
  showWaiting: (waiting) => ipcRenderer.invoke(channels.showWaiting, waiting),
  readKiosk: () => ipcRenderer.invoke(channels.readKiosk),
  askKiosk: (request) => ipcRenderer.invoke(channels.askKiosk, request),
  onKioskEvent: (listener) => listen(broadcasts.kioskEvent, listener)
} satisfies DesktopBridge)

if (process.argv.includes(kioskArgument)) blockFileAccess(globalThis as unknown as EventTarget)
