// @ts-check
// Stands for the module `electron` in a plain Node process: the built main process runs on it unchanged, with real files. Calls
// come from the test over the process's own channel (main-process.ts). What every member is called and takes is Electron's own type.
import { EventEmitter as NodeEmitter } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {typeof import('electron')} Electron
 * @typedef {(event: object, ...given: unknown[]) => unknown} Handler
 * @typedef {{ url: string, isMainFrame: boolean, defaultPrevented: boolean, preventDefault(): void }} Navigation
 */

const EventEmitter = /** @type {new () => import('node:events').EventEmitter} */ (NodeEmitter)

const userData = process.env.LOUPE_TEST_USER_DATA ?? ''
mkdirSync(userData, { recursive: true })

/** By how much the two clocks of main run ahead of the machine's, in milliseconds. */
const ahead = { wallMs: 0, elapsedMs: 0 }
const [readWall, readElapsed] = [Date.now, performance.now.bind(performance)]
Date.now = () => readWall() + ahead.wallMs
performance.now = () => readElapsed() + ahead.elapsedMs

// Beside the program of a package lies what is not in its archive.
Object.assign(process, { resourcesPath: process.env.LOUPE_TEST_RESOURCES ?? process.env.LOUPE_TEST_USER_DATA })

// Conventions of other systems.
const { LOUPE_TEST_PLATFORM: platform } = process.env
if (platform) Object.defineProperty(process, 'platform', { value: platform })

/** A log of main's calls, for the test to look at. */
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
  /** @type {unknown} What the menu says, without what it does. */ menu: 'the menu that Electron has by itself',
  /** @type {unknown} What the last menu under the pointer says. */ contextMenu: null,
  /** The count on the app's icon. */ badge: 0,
  /** @type {object[]} The notifications that were shown. */ notifications: [],
  /** How large the page is shown, if main said so. */ zoom: 1,
  /** @type {unknown[]} What the checker of spelling was told. */ spelling: [],
  /** How often a search was ended. */ findsEnded: 0,
  relaunched: 0,
  /** @type {{ message: string, buttons: string[] }[]} What the person was asked. */ questions: [],
  reloads: 0,
  /** How often the process of a page was ended by main. */ pagesEnded: 0,
  /** How often quitting was refused before any window was asked. */
  quitsRefused: 0,
  /** @type {string[]} The sessions that were emptied. */ emptied: []
}

/** Requests to the browser around the page: the harness does them (desktop.ts). @param {object} message */
const tellHarness = (message) => process.send?.(message)

/** @type {Map<string, Handler>} */
const handlers = new Map()
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
  getPath(name) {
    if (name === 'exe') return join(userData, 'program', 'loupe')
    return name === 'logs' ? join(userData, 'logs') : userData
  }
  /** @param {import('electron').RelaunchOptions} [options] */
  relaunch(options) {
    seen.relaunched += 1
    tellHarness({ relaunch: options?.args ?? [] })
  }
  setLoginItemSettings() {}
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
  /** Each listener, and each window, may prevent it. */
  quit() {
    const event = createEvent()
    this.emit('before-quit', event)
    if (event.defaultPrevented) {
      seen.quitsRefused += 1
      return
    }
    for (const window of [...windows]) window.close()
    if (windows.length > 0) return
    this.emit('will-quit')
    this.exit(0)
  }
}

/** An event that can be prevented, as Electron's are. */
function createEvent() {
  return {
    defaultPrevented: false,
    preventDefault() {
      this.defaultPrevented = true
    }
  }
}

let lastWindow = 0

class WebContents extends EventEmitter {
  destroyed = false
  hasDevTools = false
  ignoresMenu = false
  id = ++lastWindow
  /** @param {FakeSession} own */
  constructor(own) {
    super()
    this.session = own
  }
  /** @param {boolean} ignores */
  setIgnoreMenuShortcuts(ignores) {
    this.ignoresMenu = ignores
  }
  forcefullyCrashRenderer() {
    seen.pagesEnded += 1
    queueMicrotask(() => this.emit('render-process-gone', {}, { reason: 'killed', exitCode: 9 }))
  }
  closeDevTools() {
    this.hasDevTools = false
  }
  /** Where the window is in its history, and how long that is. */
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
  replaceMisspelling() {}
  finds = 0
  /** Chromium searches in the page, which answers by `foundInPage`. @param {string} text @param {object} options */
  findInPage(text, options) {
    this.finds += 1
    tellHarness({ broadcast: findChannel, given: [this.finds, text, options], window: this.id })
    return this.finds
  }
  stopFindInPage() {
    seen.findsEnded += 1
    tellHarness({ broadcast: findChannel, given: [0, '', {}], window: this.id })
  }
  /** @param {WebContents['openHandler']} handler */
  setWindowOpenHandler(handler) {
    this.openHandler = handler
  }
  /** @param {string} channel @param {unknown[]} given */
  send(channel, ...given) {
    process.send?.({ broadcast: channel, given: structuredClone(given), window: this.id })
  }
}

/** Not a channel of the bridge: what Electron itself asks of a page. */
const findChannel = '(find)'

export class BrowserWindow extends EventEmitter {
  static getAllWindows = () => windows.filter((window) => !window.isDestroyed())
  webContents
  url = ''
  maximized = false
  minimized = false
  bounds

  /** @param {import('electron').BrowserWindowConstructorOptions} options */
  constructor(options) {
    super()
    this.options = options
    this.webContents = new WebContents(session.fromPartition(options.webPreferences?.partition ?? ''))
    this.kiosk = options.kiosk === true
    this.onTop = false
    this.hasMenu = true
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
      window: this.webContents.id,
      preload: this.options.webPreferences?.preload,
      webPreferences: this.options.webPreferences,
      bounds: { x, y, width, height, given: this.options.x !== undefined, maximized: this.maximized }
    })
    this.emit('ready-to-show')
  }
  isDestroyed = () => this.webContents.destroyed
  isMinimized = () => this.minimized
  isMaximized = () => this.maximized
  isFullScreen = () => this.kiosk || this.options.fullscreen === true
  isKiosk = () => this.kiosk
  /** @param {boolean} kiosk */
  setKiosk(kiosk) {
    this.kiosk = kiosk
  }
  /** @param {boolean} onTop @param {string} [_level] */
  setAlwaysOnTop(onTop, _level) {
    this.onTop = onTop
  }
  removeMenu() {
    this.hasMenu = false
  }
  focused = true
  isFocused = () => this.focused
  setOverlayIcon() {}
  getNormalBounds = () => this.bounds
  maximize() {
    this.maximized = true
    this.emit('maximize')
  }
  restore() {
    this.minimized = false
  }
  show() {}
  reload() {
    seen.reloads += 1
  }
  focus() {
    seen.focused.push(this.url)
  }
  /** As on Windows and macOS, a window that is not closable stays, whoever asks (electron#5891). */
  close() {
    if (this.options.closable === false) return
    const event = createEvent()
    this.emit('close', event)
    if (!event.defaultPrevented) this.destroy()
  }
  /** Closes without asking, and the page goes with the window. */
  destroy() {
    if (this.webContents.destroyed) return
    this.webContents.destroyed = true
    windows.splice(windows.indexOf(this), 1)
    this.emit('closed')
    tellHarness({ gone: this.webContents.id })
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

/** @typedef {import('electron').Session} Session */

/** Pages of one partition, with what was set for them and what serves them. Without 'persist:' in its name nothing of it is on the disk. */
class FakeSession extends EventEmitter {
  /** @type {Parameters<Session['setPermissionRequestHandler']>[0]} */ request = null
  /** @type {Parameters<Session['setPermissionCheckHandler']>[0]} */ check = null
  /** @type {Parameters<Session['setDevicePermissionHandler']>[0]} */ device = null
  /** @type {Map<string, (request: Request) => Response | Promise<Response>>} */
  served = new Map()
  /** @satisfies {Pick<Electron['protocol'], 'handle'>} */
  protocol = {
    /** @type {Electron['protocol']['handle']} */
    handle: (scheme, handler) => void this.served.set(scheme, /** @type {any} */ (handler))
  }
  /** @param {string} partition */
  constructor(partition) {
    super()
    this.partition = partition
  }
  /** @type {Session['setPermissionRequestHandler']} */
  setPermissionRequestHandler = (handler) => {
    this.request = handler
  }
  /** @type {Session['setPermissionCheckHandler']} */
  setPermissionCheckHandler = (handler) => {
    this.check = handler
  }
  /** @type {Session['setDevicePermissionHandler']} */
  setDevicePermissionHandler = (handler) => {
    this.device = handler
  }
  /** @type {Session['setSpellCheckerEnabled']} */
  setSpellCheckerEnabled = (enabled) => void seen.spelling.push(enabled)
  /** @type {Session['setSpellCheckerLanguages']} */
  setSpellCheckerLanguages = (languages) => void seen.spelling.push(languages)
  /** @type {Session['clearData']} */
  clearData = async () => {
    seen.emptied.push(this.partition)
    tellHarness({ effect: 'clearData' })
  }
  /** @type {Session['clearAuthCache']} */
  clearAuthCache = async () => {}
}

/** @type {Map<string, FakeSession>} */
const sessions = new Map()
/** @param {string} partition */
function fromPartition(partition) {
  const found = sessions.get(partition) ?? new FakeSession(partition)
  sessions.set(partition, found)
  return found
}
const defaultSession = fromPartition('')
export const session = { defaultSession, fromPartition }

/** @satisfies {Pick<Electron['protocol'], 'registerSchemesAsPrivileged' | 'handle'>} */
export const protocol = {
  registerSchemesAsPrivileged: (schemes) => {
    seen.schemes.push(...schemes)
  },
  handle: defaultSession.protocol.handle
}

let inputAt = performance.now()

export const powerMonitor = Object.assign(new EventEmitter(), {
  /** @type {Electron['powerMonitor']['getSystemIdleTime']} */
  getSystemIdleTime: () => Math.floor((performance.now() - inputAt) / 1000)
})

/** @satisfies {Pick<Electron['clipboard'], 'clear'>} */
export const clipboard = {
  clear: () => {
    tellHarness({ effect: 'clearClipboard' })
  }
}

/** Main's own network requests are logged, and never answered: a test is not online. */
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

/** @param {MenuItem[]} items */
function showContextMenu(items) {
  seen.contextMenu = JSON.parse(JSON.stringify(items))
}

/** The index of the button that answers a question. */
const answer = 0

/** Whether questions wait until the test answers them. */
let asksPerson = false
/** @type {(button: number) => void} */
let answerQuestion = () => {}

/** @satisfies {Pick<Electron['dialog'], 'showErrorBox' | 'showMessageBoxSync' | 'showMessageBox'>} */
export const dialog = {
  showMessageBox: async (/** @type {any[]} */ ...given) => {
    const { message, buttons = [], signal } = given.at(-1)
    seen.questions.push({ message, buttons })
    if (!asksPerson) return { response: answer, checkboxChecked: false }
    const response = await new Promise((done) => {
      answerQuestion = done
      signal?.addEventListener('abort', () => done(-1))
    })
    return { response, checkboxChecked: false }
  },
  showMessageBoxSync: () => answer,
  showErrorBox: (title, content) => {
    process.stderr.write(`${title}: ${content}\n`)
  }
}

export default {
  app,
  BrowserWindow,
  clipboard,
  dialog,
  ipcMain,
  Menu,
  nativeImage,
  nativeTheme,
  net,
  Notification,
  powerMonitor,
  protocol,
  screen,
  session,
  shell
}

/** The window that was opened last is the one that people see. */
const contents = () => windows.at(-1)?.webContents ?? new WebContents(defaultSession)

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

/** @returns {{ ms: number, act(): void }[]} */
const heldWaits = () => Reflect.get(globalThis, 'loupeHeldWaits')

/** Calls of a test to this process. @type {Record<string, (...given: any[]) => unknown>} */
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
    const handler = contents().session.served.get(new URL(url).protocol.slice(0, -1))
    if (!handler) throw new Error(`Nobody serves ${url}`)
    const answer = await handler(new Request(url, { method }))
    const body = Buffer.from(await answer.arrayBuffer()).toString('base64')
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body }
  },
  /** A person's action in the window, before the page hears of it. */
  input(/** @type {import('electron').InputEvent['type']} */ type) {
    inputAt = performance.now()
    contents().emit('input-event', {}, { type, modifiers: [] })
  },
  /** Presses a key before the page hears of it. Returns whether it is kept from it. @param {Partial<import('electron').Input>} input */
  key(input) {
    const event = createEvent()
    const heldKeys = { control: false, alt: false, meta: false, shift: false, modifiers: [] }
    contents().emit('before-input-event', event, { type: 'keyDown', code: '', ...heldKeys, ...input })
    return event.defaultPrevented
  },
  /** An action of a person or the system on the window. @param {'close' | 'gone' | 'minimize' | 'leave-full-screen' | 'devtools-opened'} what */
  window(what) {
    const window = windows.at(-1)
    if (!window) return
    if (what === 'close') window.close()
    else if (what === 'gone') window.destroy()
    else if (what === 'devtools-opened') {
      window.webContents.hasDevTools = true
      window.webContents.emit(what)
    } else {
      if (what === 'minimize') window.minimized = true
      else window.kiosk = false
      window.emit(what)
    }
  },
  /** The visible state of the windows. */
  windows: () =>
    windows.map((window) => ({
      kiosk: window.isKiosk(),
      minimized: window.minimized,
      onTop: window.onTop,
      hasMenu: window.hasMenu,
      devTools: window.webContents.hasDevTools,
      partition: window.webContents.session.partition
    })),
  /** The page crashes. @param {string} reason */
  crash: (reason = 'crashed') => void contents().emit('render-process-gone', {}, { reason, exitCode: 1 }),
  /** The page answers no more. */
  hang: () => void contents().emit('unresponsive'),
  /** It answers again. */
  recover: () => void contents().emit('responsive'),
  /** From now on questions wait until a user answers them. */
  askPerson() {
    asksPerson = true
  },
  /** @param {number} button */
  answerQuestion: (button) => answerQuestion(button),
  /** Something in main fails, and nothing catches it. @param {string} message */
  failUncaught: (message) =>
    void setTimeout(() => {
      throw new TypeError(message)
    }),
  /** So much time passes by the two clocks of main. @param {number} wallMs @param {number} elapsedMs */
  pass(wallMs, elapsedMs = wallMs) {
    ahead.wallMs += wallMs
    ahead.elapsedMs += elapsedMs
  },
  /** @param {string} event */
  power: (event) => void powerMonitor.emit(event),
  /** A person, or another program, asks the app to quit. */
  tryToQuit: () => app.quit(),
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
  /** @param {string} url */
  download(url) {
    let prevented = false
    const event = { preventDefault: () => (prevented = true) }
    contents().session.emit('will-download', event, { getURL: () => url }, contents())
    return !prevented
  },
  /** @param {string} permission */
  permission(permission) {
    let granted = true
    const { request, check, device } = contents().session
    request?.(
      /** @type {any} */ (contents()),
      /** @type {any} */ (permission),
      (answer) => (granted = answer),
      /** @type {any} */ ({})
    )
    const checked = check?.(null, /** @type {any} */ (permission), 'app://loupe', /** @type {any} */ ({}))
    return { granted, checked, device: device?.(/** @type {any} */ ({})) }
  },
  moveWindow(/** @type {import('electron').Rectangle} */ bounds) {
    const [window] = windows
    if (!window) return
    window.bounds = bounds
    window.emit('move')
    window.emit('resize')
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
  /** A press on the app's icon in the Dock of a Mac. */
  activate: () => void app.emit('activate'),
  /** A user looks at the window, or at another. @param {boolean} focused */
  look(focused) {
    if (windows[0]) windows[0].focused = focused
  },
  /** Presses the notification that is shown; false: there is none. */
  pressNotification: () => notification?.emit('click') ?? false,
  /** Results in the page. @param {number} requestId @param {number} matches @param {number} activeMatchOrdinal */
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
    seen.contextMenu = null
    contents().emit('context-menu', {}, pressed)
  },
  /** The pauses that are held, in milliseconds (register.mjs). */
  waits: () => heldWaits().map(({ ms }) => ms),
  /** Ends them all. */
  endWaits() {
    for (const { act } of heldWaits().splice(0)) act()
  },
  theme: () => nativeTheme.themeSource,
  seen: () => ({ ...seen, called: [...seen.called], windows: windows.length, ipcListeners: ipcMain.eventNames() }),
  /** The computer is shut down: that ends any app. */
  quit: () =>
    setImmediate(() => {
      powerMonitor.emit('shutdown')
      app.quit()
    })
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
