import { app, BrowserWindow, Notification, nativeImage, type Session } from 'electron'
import { broadcasts } from '#shared/bridge.ts'
import type { FindWish, Waiting } from '#shared/window.ts'
import type { PendingRoute } from '../deep-links/pending-route.ts'
import { describeApp } from '../menu/about.ts'
import { followContextMenu } from '../menu/context-menu.ts'
import { removeMenu, setMenu } from '../menu/menu.ts'
import { createZoom, type Zoom } from '../menu/zoom.ts'
import { messages, say } from '../messages.ts'
import type { SettingsFile } from '../settings-file.ts'
import { drawDot } from './badge-dot.ts'
import { createFindInPage, type FindInPage, noFindInPage } from './find-in-page.ts'
import type { ShellParts } from './parts.ts'
import type { PreferencesFile } from './preferences.ts'
import { limitSpelling } from './spelling.ts'
import { createWaitingSign, noWaitingSign, type WaitingSign } from './waiting-sign.ts'

export interface ShellOptions {
  readonly parts: ShellParts
  readonly preferences: SettingsFile<PreferencesFile>
  /** All that pages may run in. */
  readonly sessions: readonly Session[]
  readonly route: PendingRoute
  readonly developing: boolean
  /** Brings the window forward, and opens it where there is none. */
  showWindow(): void
  broadcast(channel: string, message: unknown): void
}

export interface Shell {
  readonly find: FindInPage
  readonly waiting: WaitingSign
  readonly zoom: Pick<Zoom, 'read'>
  /** Gives a new window what belongs to it. */
  follow(window: BrowserWindow): void
}

/** Starts what stands around the page, as far as `parts` lets it. */
export function startShell({
  parts,
  preferences,
  sessions,
  route,
  developing,
  showWindow,
  broadcast
}: ShellOptions): Shell {
  const zoom = createZoom(preferences)
  const find = parts.find ? createFindInPage(() => findWindow()?.webContents) : noFindInPage
  const waiting = parts.waitingSign ? createSystemSign(route, showWindow) : noWaitingSign
  for (const session of sessions) limitSpelling(session, process.platform)
  if (process.platform === 'win32') app.setAppUserModelId(import.meta.env.LOUPE_APP_ID)
  if (parts.menu) {
    describeApp()
    const askForFind = (wish: FindWish) => parts.find && broadcast(broadcasts.findAsked, wish)
    setMenu({ platform: process.platform, developing, zoom, find: askForFind })
  } else removeMenu()
  return {
    find,
    waiting,
    // Where nobody could change it, what somebody else has chosen does not count.
    zoom: parts.menu ? zoom : { read: () => 1 },
    follow(window) {
      find.watch(window.webContents)
      if (parts.contextMenu) followContextMenu(window)
      // Ctrl and the wheel of the mouse; Chromium leaves to the app what is to come of it.
      if (parts.menu) window.webContents.on('zoom-changed', (_event, direction) => zoom.step(direction))
      // With the page goes whoever was signed in.
      window.on('closed', () => waiting.show(null))
      window.webContents.on('render-process-gone', () => waiting.show(null))
    }
  }
}

function findWindow(): BrowserWindow | undefined {
  return BrowserWindow.getAllWindows().find((window) => !window.isDestroyed())
}

function createSystemSign(route: PendingRoute, showWindow: () => void): WaitingSign {
  // Kept, or the press on it would be heard by nobody.
  let shown: Notification | undefined
  const dismiss = () => {
    shown?.close()
    shown = undefined
  }
  return createWaitingSign({
    setBadge,
    dismiss,
    notify(waiting, open) {
      dismiss()
      if (!Notification.isSupported()) return
      shown = new Notification({ title: messages.waitingTitle, body: sayWaiting(waiting), silent: true })
      shown.on('click', open)
      shown.show()
    },
    isWatched: () => findWindow()?.isFocused() === true,
    open(path) {
      route.request(path)
      showWindow()
    }
  })
}

/** How many, and of what: no name, no title, nothing that somebody beside the person may not read. */
function sayWaiting({ kind, count }: Waiting): string {
  const texts = {
    requests: [messages.requestWaits, messages.requestsWait],
    applicants: [messages.applicantIsNew, messages.applicantsAreNew]
  } as const
  const [one, many] = texts[kind]
  return count === 1 ? one : say(many, { count: String(count) })
}

/** The taskbar of Windows shows a picture, and no number. */
function setBadge(count: number): void {
  if (process.platform !== 'win32') {
    app.setBadgeCount(count)
    return
  }
  const { pixels, side } = drawDot()
  const dot = count > 0 ? nativeImage.createFromBitmap(Buffer.from(pixels), { width: side, height: side }) : null
  findWindow()?.setOverlayIcon(dot, count > 0 ? messages.waitingTitle : '')
}
