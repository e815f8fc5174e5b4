import { join } from 'node:path'
import { app, BrowserWindow, dialog, ipcMain, protocol, type Session, session, shell } from 'electron'
import Store from 'electron-store'
import { broadcasts } from '#shared/bridge.ts'
import { deviceCollections } from '#shared/collections/all-collections.ts'
import type { KioskEvent } from '#shared/kiosk-bridge.ts'
import { appOrigin, appScheme, developmentOrigin, isAppUrl } from './app-origin.ts'
import { createAppProtocol } from './app-protocol.ts'
import { logFailure } from './bridge-errors.ts'
import { createPendingRoute, findDeepLink, linkScheme, parseDeepLink } from './deep-links.ts'
import { startDesktopFeatures } from './desktop-features/start-desktop-features.ts'
import { openDocumentStore } from './document-store/open-document-store.ts'
import { followFailures, reportFailure } from './error-reports.ts'
import { createExternalLinks, type OpenOutside } from './external-links.ts'
import { registerHandlers } from './ipc-handlers.ts'
import { openSettingsIn } from './json-store-file.ts'
import { startWithSystem } from './kiosk/autostart.ts'
import { noPinTries, pinTriesSchema } from './kiosk/pin-lock.ts'
import { readSetting } from './kiosk/read-policy-file.ts'
import { createKioskRestart } from './kiosk/restart-failed-kiosk.ts'
import { type Kiosk, startKiosk } from './kiosk/start-kiosk.ts'
import { limitSpelling } from './menu/context-menu.ts'
import { denyPermissions, guardDownloads, guardNavigation } from './navigation-guards.ts'
import { openWindow, type WindowOptions } from './open-app-window.ts'
import { createThemeChoice, noPreferences, preferencesSchema } from './preferences-file.ts'
import { openQuarantine } from './quarantine-folder.ts'
import { sampleCollections } from './sample-collections.ts'
import { startUpdates, watchTyping } from './updates/start-updates.ts'
import { openUploadedFiles } from './uploaded-files.ts'
import { initialWindowState, windowStateSchema } from './window-bounds.ts'

let openMainWindow: (() => void) | undefined

// Electron also calls the finished app unpackaged when it is started from its folder.
const isFinished = import.meta.env.PROD || app.isPackaged
const development = developmentOrigin(isFinished, process.env.ELECTRON_RENDERER_URL)

const openOutside: OpenOutside = (address) => shell.openExternal(address)

let kiosk: Kiosk | undefined

const links = createExternalLinks({
  open: (address) => (kiosk ? kiosk.open(address) : openOutside(address)),
  isAssisted: () => app.accessibilitySupportEnabled === true,
  elapsed: () => performance.now()
})

const route = createPendingRoute(() => broadcast(broadcasts.routeRequested, null))

const setting = readSetting(app.getPath('exe'))

const recovery = setting.kiosk ? createKioskRestart() : undefined

followFailures(recovery?.begin)

// Inside a snap electron-store tears files. Loupe is none, but a terminal that is one hands the variable down.
delete process.env.SNAP

app.enableSandbox()
protocol.registerSchemesAsPrivileged([
  { scheme: appScheme, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } }
])

// Two processes on one folder would overwrite each other.
if (app.requestSingleInstanceLock()) {
  app.on('second-instance', (_event, argv) => showRoute(findDeepLink(argv)))
  // macOS delivers links so, also the one that starts the app, before it is ready.
  app.on('open-url', (event, address) => {
    event.preventDefault()
    showRoute(parseDeepLink(address))
  })
  app.on('activate', showWindow)
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  app.on('web-contents-created', (_event, contents) => {
    links.watch(contents)
    if (import.meta.env.LOUPE_UPDATES) watchTyping(contents)
    kiosk?.watch(contents)
    guardNavigation(contents, links, development)
  })
  app.whenReady().then(start).catch(reportFailedStart)
} else {
  app.quit()
}

function start(): void {
  const folder = app.getPath('userData')
  const quarantine = openQuarantine(folder)
  const settings = openSettingsIn(folder, quarantine.keepDamaged)
  const documents = openDocumentStore(
    { userData: folder, collections: deviceCollections, initializers: sampleCollections, quarantine },
    (notices) => broadcast(broadcasts.noticesChanged, notices)
  )
  const files = openUploadedFiles(join(folder, 'files'))
  const preferences = settings('preferences', preferencesSchema, noPreferences)
  const theme = createThemeChoice(preferences, setting.kiosk === null)
  const windowState = settings('window', windowStateSchema, initialWindowState)
  closeStoreChannel()

  const appProtocol = createAppProtocol(join(import.meta.dirname, '../renderer'))
  const guard = (pages: Session) => {
    denyPermissions(pages)
    guardDownloads(pages, development ?? appOrigin)
    limitSpelling(pages, process.platform)
    pages.protocol.handle(appScheme, appProtocol)
  }
  guard(session.defaultSession)
  const appShell = startDesktopFeatures({
    isKiosk: setting.kiosk !== null,
    preferences,
    route,
    developing: development !== undefined,
    showWindow,
    broadcast
  })
  const open = (lock?: WindowOptions['lock']) => {
    const path = lock ? '/' : (route.take() ?? '/')
    const window = openWindow({
      address: `${development ?? appOrigin}${path}`,
      state: windowState,
      zoomFactor: appShell.zoom.read(),
      ...(lock && { lock })
    })
    appShell.follow(window)
    return window
  }
  if (setting.kiosk) {
    const pinTries = settings('pin-tries', pinTriesSchema, noPinTries)
    const sendEvent = (window: BrowserWindow, event: KioskEvent) =>
      window.webContents.send(broadcasts.kioskEvent, event)
    kiosk = startKiosk({ setting: setting.kiosk, open, guard, openOutside, pinTries, forget: theme.forget, sendEvent })
  }
  const isAppOrigin = (origin: string) => isAppUrl(`${origin}/`, development)
  registerHandlers({ documents, files, links, theme, shell: appShell, route, kiosk: kiosk ?? null, isAppOrigin })
  if (!setting.kiosk) {
    registerScheme()
    route.request(findDeepLink(process.argv))
  }
  const wanted = setting.office?.policy.startWithSystem ?? null
  if (wanted !== null) startWithSystem(wanted)
  openMainWindow = kiosk ? kiosk.show : () => void open()
  openMainWindow()
  // Without an update address its code is not in the build.
  if (import.meta.env.LOUPE_UPDATES) {
    const onMoved = (appImage: string) => {
      process.env.APPIMAGE = appImage
      if (wanted !== null) startWithSystem(wanted)
    }
    startUpdates({ asks: !kiosk, onMoved }).catch((error: unknown) =>
      logFailure('Newer versions are not looked for:', error)
    )
  }
}

/** macOS and Linux read the scheme from the package; the portable program leaves nothing behind on the computer. */
function registerScheme(): void {
  if (process.platform !== 'win32' || !app.isPackaged || process.env.PORTABLE_EXECUTABLE_FILE !== undefined) return
  app.setAsDefaultProtocolClient(linkScheme)
}

/** electron-store would give any page the path of the user's data. Its channel is opened here once, and closed. */
function closeStoreChannel(): void {
  Store.initRenderer()
  ipcMain.removeAllListeners('electron-store-get-data')
}

function showRoute(path: string | null): void {
  if (!setting.kiosk) route.request(path)
  showWindow()
}

function showWindow(): void {
  const [window] = BrowserWindow.getAllWindows()
  if (!window) {
    openMainWindow?.()
    return
  }
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
}

function broadcast(channel: string, message: unknown): void {
  for (const window of BrowserWindow.getAllWindows()) {
    if (!window.isDestroyed()) window.webContents.send(channel, message)
  }
}

function reportFailedStart(error: unknown): void {
  logFailure('Loupe could not start:', error)
  reportFailure('start', error)
  if (recovery) {
    recovery.begin()
    return
  }
  dialog.showErrorBox('Loupe could not start', error instanceof Error ? error.message : String(error))
  app.exit(1)
}
