// @ts-check
// Stands for the module `electron` in a plain Node process: the built main process runs on it unchanged, with real files. Calls
// come from the test over the process's own channel (launch.ts). What every member is called and takes is Electron's own type.
import { EventEmitter as NodeEmitter } from 'node:events'
import fs, { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'

/**
 * @typedef {typeof import('electron')} Electron
 * @typedef {(event: object, ...given: unknown[]) => unknown} Handler
 * @typedef {{ url: string, isMainFrame: boolean, defaultPrevented: boolean, preventDefault(): void }} Navigation
 */

const EventEmitter = /** @type {new () => import('node:events').EventEmitter} */ (NodeEmitter)

// Main is loaded after this file, so whatever writes files in it finds the disk as the test wants it.
const disk = { full: false }
const writeSync = fs.writeSync
/** @type {any} */ fs.writeSync = (/** @type {[any, any]} */ ...given) => {
  if (disk.full) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  return writeSync(...given)
}
syncBuiltinESMExports()

// Beside the program of a package lies what is not in its archive.
Object.assign(process, { resourcesPath: process.env.LOUPE_TEST_RESOURCES ?? process.env.LOUPE_TEST_USER_DATA })

// What main does by the conventions of another system.
const { LOUPE_TEST_PLATFORM: platform } = process.env
if (platform) Object.defineProperty(process, 'platform', { value: platform })

const userData = process.env.LOUPE_TEST_USER_DATA ?? ''
mkdirSync(userData, { recursive: true })

/** What main did, for the test to look at. */
const seen = {
  /** @type {string[]} */ opened: [],
  /** @type {string[]} */ focused: [],
  /** @type {Set<string>} The channels that were called. */ called: new Set(),
  /** @type {object[]} */ schemes: [],
  /** @type {string[]} What was added to Chromium's command line. */ switches: [],
  sandboxed: false,
  /** @type {string[]} The files that the system was asked to open. */ openedFiles: [],
  /** @type {Record<string, unknown>} What the panel 'About' shows. */ about: {},
  aboutShown: 0,
  /** @type {string[]} The schemes that the app asked the system for. */ ownSchemes: [],
  /** @type {string[]} What main itself asked of a network. */ requested: [],
  /** @type {string[]} How main led the window through its history. */ steps: [],
  /** @type {unknown} What the menu says, without what it does. */ menu: null,
  /** @type {unknown} What the last menu under the pointer says. */ contextMenu: null,
  /** @type {string[]} By what misspelled words were replaced. */ corrections: [],
  /** The count on the app's icon. */ badge: 0,
  /** @type {string[]} What the picture on the taskbar of Windows says. */ overlays: [],
  /** @type {object[]} The notifications that were shown. */ notifications: [],
  /** How large the page is shown, if main said so. */ zoom: 1,
  /** @type {unknown[]} What the checker of spelling was told. */ spelling: [],
  /** How often a search was ended. */ findsEnded: 0
}

/** @type {Map<string, Handler>} */
const handlers = new Map()
/** @type {Map<string, (request: Request) => Response | Promise<Response>>} */
const protocols = new Map()
/** @type {BrowserWindow[]} */
const windows = []

/** Only one process at a time owns a user-data folder, and a dead one owns nothing. */
function takeLock() {
  const file = join(userData, 'lock')
  const owner = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  if (owner && owner !== process.pid && isAlive(owner)) return false
  writeFileSync(file, String(process.pid))
  return true
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

class App extends EventEmitter {
  /** Started from its folder, as `npm run desktop` does it, the app is not packaged. */
  isPackaged = process.env.LOUPE_TEST_PACKAGED === '1'
  locked = false
  whenReady = () => Promise.resolve()
  isReady = () => true
  getAppPath = () => process.cwd()
  /** @param {import('electron').AboutPanelOptionsOptions} options */
  setAboutPanelOptions(options) {
    seen.about = { ...options }
  }
  showAboutPanel() {
    seen.aboutShown += 1
  }
  /** @param {string} scheme */
  setAsDefaultProtocolClient(scheme) {
    seen.ownSchemes.push(scheme)
    return true
  }
  /** @param {string} name */
  getPath = (name) => (name === 'logs' ? join(userData, 'logs') : userData)
  /** @param {number} count */
  setBadgeCount(count) {
    seen.badge = count
    return true
  }
  setAppUserModelId() {}
  getVersion = () => '0.0.0'
  getName = () => 'loupe'
  enableSandbox() {
    seen.sandboxed = true
  }
  /** Whether a screen reader is there. */
  accessibilitySupportEnabled = false
  commandLine = {
    /** @param {string} name */
    appendSwitch: (name) => seen.switches.push(name),
    /** @param {string} value */
    appendArgument: (value) => seen.switches.push(value)
  }
  requestSingleInstanceLock() {
    this.locked = takeLock()
    return this.locked
  }
  /** @param {number} code */
  exit(code) {
    if (this.locked) rmSync(join(userData, 'lock'), { force: true })
    process.exit(code)
  }
  quit() {
    for (const window of [...windows]) window.close()
    this.emit('will-quit')
    this.exit(0)
  }
}

class WebContents extends EventEmitter {
  destroyed = false
  /** Where the window stands in its history, and how long that is. */
  place = { index: 0, length: 1 }
  /** @satisfies {Partial<import('electron').NavigationHistory>} */
  navigationHistory = {
    canGoBack: () => this.place.index > 0,
    canGoForward: () => this.place.index < this.place.length - 1,
    goBack: () => this.step('back', -1),
    goForward: () => this.step('forward', 1)
  }
  /** @param {string} name @param {number} by */
  step(name, by) {
    seen.steps.push(name)
    this.place.index += by
  }
  /** @type {(details: { url: string }) => { action: 'allow' | 'deny' }} */
  openHandler = () => ({ action: 'allow' })
  isDestroyed = () => this.destroyed
  /** @param {number} factor */
  setZoomFactor(factor) {
    seen.zoom = factor
  }
  /** @param {string} word */
  replaceMisspelling(word) {
    seen.corrections.push(word)
  }
  finds = 0
  /** Chromium searches in the page, which answers by `foundInPage`. @param {string} text @param {object} options */
  findInPage(text, options) {
    this.finds += 1
    process.send?.({ broadcast: findChannel, given: [this.finds, text, options] })
    return this.finds
  }
  stopFindInPage() {
    seen.findsEnded += 1
    process.send?.({ broadcast: findChannel, given: [0, '', {}] })
  }
  /** @param {WebContents['openHandler']} handler */
  setWindowOpenHandler(handler) {
    this.openHandler = handler
  }
  /** @param {string} channel @param {unknown[]} given */
  send(channel, ...given) {
    process.send?.({ broadcast: channel, given: structuredClone(given) })
  }
}

/** Not a channel of the bridge: what Electron itself asks of a page. */
const findChannel = '(find)'

export class BrowserWindow extends EventEmitter {
  static getAllWindows = () => windows.filter((window) => !window.isDestroyed())
  webContents = new WebContents()
  url = ''
  maximized = false
  minimized = false
  bounds

  /** @param {import('electron').BrowserWindowConstructorOptions} options */
  constructor(options) {
    super()
    this.options = options
    this.bounds = { x: options.x ?? 40, y: options.y ?? 40, width: options.width ?? 800, height: options.height ?? 600 }
    windows.push(this)
    app.emit('web-contents-created', {}, this.webContents)
  }
  /** @param {string} url */
  async loadURL(url) {
    this.url = url
    const { x, y, width, height } = this.bounds
    process.send?.({
      shown: url,
      preload: this.options.webPreferences?.preload,
      webPreferences: this.options.webPreferences,
      bounds: { x, y, width, height, given: this.options.x !== undefined, maximized: this.maximized }
    })
    this.emit('ready-to-show')
  }
  isDestroyed = () => this.webContents.destroyed
  isMinimized = () => this.minimized
  isMaximized = () => this.maximized
  isFullScreen = () => false
  focused = true
  isFocused = () => this.focused
  /** @param {unknown} picture @param {string} description */
  setOverlayIcon(picture, description) {
    seen.overlays.push(picture ? description : '')
  }
  getNormalBounds = () => this.bounds
  maximize() {
    this.maximized = true
    this.emit('maximize')
  }
  restore() {
    this.minimized = false
  }
  show() {}
  reload() {}
  focus() {
    seen.focused.push(this.url)
  }
  close() {
    this.emit('close', {})
    this.webContents.destroyed = true
    windows.splice(windows.indexOf(this), 1)
    this.emit('closed')
    if (windows.length === 0) app.emit('window-all-closed')
  }
}

export const app = new App()

export const ipcMain = Object.assign(new EventEmitter(), {
  /** @param {string} channel @param {Handler} handler */
  handle(channel, handler) {
    if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`)
    handlers.set(channel, handler)
  }
})

/** @satisfies {Pick<Electron['shell'], 'openExternal' | 'openPath'>} */
export const shell = {
  openPath: async (path) => {
    seen.openedFiles.push(path)
    return ''
  },
  openExternal: async (url) => {
    seen.opened.push(url)
  }
}

/** @satisfies {Pick<Electron['protocol'], 'registerSchemesAsPrivileged' | 'handle'>} */
export const protocol = {
  registerSchemesAsPrivileged: (schemes) => {
    seen.schemes.push(...schemes)
  },
  handle: (scheme, handler) => {
    protocols.set(scheme, handler)
  }
}

/** The permission handlers that main set, as the browser would ask them. */
const requestHandlers = {
  /** @type {Parameters<import('electron').Session['setPermissionRequestHandler']>[0]} */ request: null,
  /** @type {Parameters<import('electron').Session['setPermissionCheckHandler']>[0]} */ check: null,
  /** @type {Parameters<import('electron').Session['setDevicePermissionHandler']>[0]} */ device: null
}

const defaultSession = Object.assign(new EventEmitter(), {
  /** @type {import('electron').Session['setSpellCheckerEnabled']} */
  setSpellCheckerEnabled: (enabled) => void seen.spelling.push(enabled),
  /** @type {import('electron').Session['setSpellCheckerLanguages']} */
  setSpellCheckerLanguages: (languages) => void seen.spelling.push(languages),
  /** @type {import('electron').Session['setPermissionRequestHandler']} */
  setPermissionRequestHandler: (handler) => {
    requestHandlers.request = handler
  },
  /** @type {import('electron').Session['setPermissionCheckHandler']} */
  setPermissionCheckHandler: (handler) => {
    requestHandlers.check = handler
  },
  /** @type {import('electron').Session['setDevicePermissionHandler']} */
  setDevicePermissionHandler: (handler) => {
    requestHandlers.device = handler
  }
})
export const session = { defaultSession, fromPartition: () => defaultSession }

/** What main itself asks of a network is written down, and never answered: a test is not online. */
export const net = {
  /** @param {{ protocol?: string, hostname?: string, path?: string }} options */
  request({ protocol, hostname, path }) {
    seen.requested.push(`${protocol}//${hostname}${path}`)
    const request = Object.assign(new EventEmitter(), {
      end: () => queueMicrotask(() => request.emit('error', new Error('net::ERR_INTERNET_DISCONNECTED'))),
      abort() {}
    })
    return request
  }
}

/** @satisfies {Pick<Electron['screen'], 'getAllDisplays'>} */
export const screen = {
  getAllDisplays: () =>
    /** @type {import('electron').Display[]} */ ([{ workArea: { x: 0, y: 0, width: 1920, height: 1040 } }])
}

/** @satisfies {Pick<Electron['nativeTheme'], 'shouldUseDarkColors' | 'themeSource'>} */
export const nativeTheme = {
  shouldUseDarkColors: false,
  /** @type {Electron['nativeTheme']['themeSource']} */
  themeSource: 'system'
}

/** @type {Notification | undefined} */
let notification

export class Notification extends EventEmitter {
  static isSupported = () => true
  /** @param {import('electron').NotificationConstructorOptions} options */
  constructor(options) {
    super()
    this.options = options
  }
  show() {
    notification = this
    seen.notifications.push({ ...this.options })
  }
  close() {
    if (notification === this) notification = undefined
  }
}

/** @satisfies {{ createFromBitmap(...given: Parameters<Electron['nativeImage']['createFromBitmap']>): object }} */
export const nativeImage = {
  createFromBitmap(pixels, { width, height }) {
    if (pixels.length !== width * height * 4) throw new Error('invalid buffer size')
    return { width, height }
  }
}

/** @typedef {import('electron').MenuItemConstructorOptions} MenuItem */

/** @type {MenuItem[]} */
let applicationMenu = []

export const Menu = {
  /** @param {MenuItem[]} template */
  buildFromTemplate: (template) => Object.assign(template, { popup: () => showContextMenu(template) }),
  /** @param {MenuItem[] | null} menu */
  setApplicationMenu: (menu) => {
    applicationMenu = menu ?? []
    seen.menu = JSON.parse(JSON.stringify(menu))
  }
}

/** @type {MenuItem[]} */
let contextMenu = []

/** @param {MenuItem[]} items */
function showContextMenu(items) {
  contextMenu = items
  seen.contextMenu = JSON.parse(JSON.stringify(items))
}

/** What the person answers to the next question: the place of the button. */
let answer = 0

/** @satisfies {Pick<Electron['dialog'], 'showErrorBox' | 'showMessageBoxSync' | 'showMessageBox'>} */
export const dialog = {
  showMessageBox: async () => ({ response: answer, checkboxChecked: false }),
  showMessageBoxSync: () => answer,
  showErrorBox: (title, content) => {
    process.stderr.write(`${title}: ${content}\n`)
  }
}

export default {
  app,
  BrowserWindow,
  dialog,
  ipcMain,
  Menu,
  nativeImage,
  nativeTheme,
  net,
  Notification,
  protocol,
  screen,
  session,
  shell
}

const contents = () => windows[0]?.webContents ?? new WebContents()

/** A call from a page: `as` names another caller than the main frame of the app's window. @type {Record<string, object>} */
const callers = {
  own: { origin: 'app://loupe', parent: null },
  foreign: { origin: 'https://evil.example', parent: null },
  lookalike: { origin: 'app://loupe.evil', parent: null },
  development: { origin: 'http://localhost:5173', parent: null },
  opaque: { origin: 'null', parent: null },
  frame: { origin: 'app://loupe', parent: {} }
}

/** @param {'will-navigate' | 'will-redirect' | 'will-frame-navigate'} kind @param {string} url @param {boolean} isMainFrame */
function navigation(kind, url, isMainFrame) {
  /** @type {Navigation} */
  const event = {
    url,
    isMainFrame,
    defaultPrevented: false,
    preventDefault() {
      this.defaultPrevented = true
    }
  }
  contents().emit(kind, event, url)
  return event.defaultPrevented
}

/** What a test can ask of this process. @type {Record<string, (...given: any[]) => unknown>} */
const answers = {
  /** @param {string} channel @param {unknown[]} given @param {string} as */
  async invoke(channel, given, as = 'own') {
    const handler = handlers.get(channel)
    if (!handler) throw new Error(`No handler registered for '${channel}'`)
    seen.called.add(channel)
    const sender = as === 'destroyed' ? { isDestroyed: () => true } : contents()
    const event = { sender, senderFrame: as === 'gone' ? null : (callers[as] ?? callers.own) }
    return structuredClone(await handler(event, ...structuredClone(given)))
  },
  /** @param {string} url @param {string} method */
  async request(url, method) {
    const handler = protocols.get(new URL(url).protocol.slice(0, -1))
    if (!handler) throw new Error(`Nobody serves ${url}`)
    const answer = await handler(new Request(url, { method }))
    const body = Buffer.from(await answer.arrayBuffer()).toString('base64')
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body }
  },
  /** What a person does in the window, before the page hears of it. */
  input(/** @type {import('electron').InputEvent['type']} */ type) {
    contents().emit('input-event', {}, { type, modifiers: [] })
  },
  windowOpen: (/** @type {string} */ url) => contents().openHandler({ url }).action,
  navigation,
  /** As Electron tells it when a page navigates by itself: every event in turn, until one prevents it. */
  navigate: (/** @type {string} */ url) =>
    navigation('will-frame-navigate', url, true) || navigation('will-navigate', url, true),
  attachWebview() {
    let prevented = false
    contents().emit('will-attach-webview', { preventDefault: () => (prevented = true) }, {}, {})
    return prevented
  },
  /** Whether the window closes all the same when a page with unsaved work wants to stay. @param {number} button */
  closeUnsaved(button) {
    answer = button
    let prevented = false
    contents().emit('will-prevent-unload', { preventDefault: () => (prevented = true) })
    return prevented
  },
  /** @param {string} url */
  download(url) {
    let prevented = false
    const event = { preventDefault: () => (prevented = true) }
    defaultSession.emit('will-download', event, { getURL: () => url }, contents())
    return !prevented
  },
  /** @param {string} permission */
  permission(permission) {
    let granted = true
    requestHandlers.request?.(
      /** @type {any} */ (contents()),
      /** @type {any} */ (permission),
      (answer) => (granted = answer),
      /** @type {any} */ ({})
    )
    const checked = requestHandlers.check?.(
      null,
      /** @type {any} */ (permission),
      'app://loupe',
      /** @type {any} */ ({})
    )
    return { granted, checked, device: requestHandlers.device?.(/** @type {any} */ ({})) }
  },
  moveWindow(/** @type {import('electron').Rectangle} */ bounds) {
    const [window] = windows
    if (!window) return
    window.bounds = bounds
    window.emit('move')
    window.emit('resize')
  },
  /** The window has shown so many addresses and stands at one of them. @param {number} index @param {number} length */
  stand(index, length) {
    contents().place = { index, length }
  },
  /** Chooses an item of the menu. @param {string} label */
  chooseMenu(label) {
    const items = applicationMenu.flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []))
    const item = items.find((one) => one.label === label)
    if (!item) throw new Error(`The menu has no '${label}'`)
    item.click?.(/** @type {any} */ (item), /** @type {any} */ (windows[0]), /** @type {any} */ ({}))
  },
  /** @param {string[]} argv */
  secondInstance: (argv = []) => app.emit('second-instance', {}, argv, ''),
  /** Whether main takes the link, which it says by preventing what else would come of it. @param {string} url */
  openUrl(url) {
    let prevented = false
    app.emit('open-url', { preventDefault: () => (prevented = true) }, url)
    return prevented
  },
  closeWindow: () => windows[0]?.close(),
  /** Somebody looks at the window, or at another. @param {boolean} focused */
  look(focused) {
    if (windows[0]) windows[0].focused = focused
  },
  /** Presses the notification that is shown; false: there is none. */
  pressNotification: () => notification?.emit('click') ?? false,
  /** What was found in the page. @param {number} requestId @param {number} matches @param {number} activeMatchOrdinal */
  foundInPage(requestId, matches, activeMatchOrdinal) {
    // Chromium tells of a part of them before it has seen the whole page.
    for (const [count, finalUpdate] of /** @type {const} */ ([
      [Math.min(matches, 1), false],
      [matches, true]
    ]))
      contents().emit('found-in-page', {}, { requestId, matches: count, activeMatchOrdinal, finalUpdate })
  },
  /** The wheel of the mouse, with Ctrl. @param {'in' | 'out'} direction */
  wheel: (direction) => contents().emit('zoom-changed', {}, direction),
  /** @param {Partial<import('electron').ContextMenuParams>} pressed */
  contextMenu(pressed) {
    contextMenu = []
    seen.contextMenu = null
    contents().emit('context-menu', {}, pressed)
  },
  /** @param {string} label */
  chooseContextMenu: (label) =>
    contextMenu
      .find((one) => one.label === label)
      ?.click?.(/** @type {any} */ ({}), /** @type {any} */ (windows[0]), /** @type {any} */ ({})),
  /** The page's process has gone. @param {string} reason */
  pageGone(reason) {
    const details = { reason, exitCode: 5 }
    contents().emit('render-process-gone', {}, details)
    app.emit('render-process-gone', {}, contents(), details)
  },
  /** Something in main fails that nobody has seen to. @param {string} message */
  fail: (message) => void Promise.reject(new TypeError(message)),
  /** @param {boolean} full */
  disk(full) {
    disk.full = full
  },
  /** The waits of half a minute that were begun (register.mjs). */
  longWaits: () => Reflect.get(globalThis, 'loupeLongWaits'),
  theme: () => nativeTheme.themeSource,
  environment: (/** @type {string} */ name) => process.env[name] ?? null,
  seen: () => ({ ...seen, called: [...seen.called], windows: windows.length, ipcListeners: ipcMain.eventNames() }),
  quit: () => setImmediate(() => app.quit())
}

process.on('message', async (message) => {
  const { id, ask, given } = /** @type {{ id: number, ask: string, given: unknown[] }} */ (message)
  try {
    process.send?.({ id, result: await answers[ask]?.(...given) })
  } catch (error) {
    process.send?.({ id, error: error instanceof Error ? error.message : String(error) })
  }
})
// The test that started this process is gone.
process.on('disconnect', () => process.exit(1))
