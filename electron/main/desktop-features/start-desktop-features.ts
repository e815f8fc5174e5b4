import { app, BrowserWindow, Menu, Notification, nativeImage } from 'electron'
import { broadcasts, type FindWish, type Waiting } from '#shared/bridge.ts'
import type { PendingRoute } from '../deep-links.ts'
import type { SettingsFile } from '../json-store-file.ts'
import { createAppMenu, describeApp } from '../menu/app-menu.ts'
import { followContextMenu } from '../menu/context-menu.ts'
import { createZoom } from '../menu/zoom.ts'
import { messages, say } from '../native-ui-texts.ts'
import type { PreferencesFile } from '../preferences-file.ts'
import { type AppBadge, createAppBadge, drawDot } from './app-badge.ts'
import { createFindInPage } from './find-in-page.ts'

interface ShellOptions {
  /** A kiosk has no menu, keys, search, context menu, badge, notification or zoom. */
  readonly isKiosk: boolean
  readonly preferences: SettingsFile<PreferencesFile>
  readonly route: PendingRoute
  readonly developing: boolean
  showWindow(): void
  broadcast(channel: string, message: unknown): void
}

export type DesktopFeatures = ReturnType<typeof startDesktopFeatures>

export function startDesktopFeatures({ isKiosk, preferences, route, developing, showWindow, broadcast }: ShellOptions) {
  const zoom = createZoom(preferences)
  const find = createFindInPage(() => (isKiosk ? undefined : findWindow()?.webContents))
  const waiting: AppBadge = isKiosk ? { show: () => {} } : createSystemSign(route, showWindow)
  if (process.platform === 'win32') app.setAppUserModelId(import.meta.env.LOUPE_APP_ID)
  // Without a menu its keys are gone, too.
  if (isKiosk) Menu.setApplicationMenu(null)
  else {
    describeApp()
    const askForFind = (wish: FindWish) => broadcast(broadcasts.findAsked, wish)
    const menus = createAppMenu({ platform: process.platform, developing, zoom, find: askForFind })
    Menu.setApplicationMenu(Menu.buildFromTemplate(menus))
  }
  return {
    find,
    waiting,
    // A kiosk has no control to change the stored zoom.
    zoom: isKiosk ? { read: () => 1 } : zoom,
    follow(window: BrowserWindow): void {
      if (isKiosk) return
      find.watch(window.webContents)
      followContextMenu(window)
      // Ctrl and the mouse wheel, which Chromium leaves to the app.
      window.webContents.on('zoom-changed', (_event, direction) => zoom.step(direction))
      // The session ends with the page.
      window.on('closed', () => waiting.show(null))
      window.webContents.on('render-process-gone', () => waiting.show(null))
    }
  }
}

function findWindow(): BrowserWindow | undefined {
  return BrowserWindow.getAllWindows().find((window) => !window.isDestroyed())
}

function createSystemSign(route: PendingRoute, showWindow: () => void): AppBadge {
  // Referenced, or its click would be lost.
  let shown: Notification | undefined
  const dismiss = () => {
    shown?.close()
    shown = undefined
  }
  return createAppBadge({
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

function sayWaiting({ kind, count }: Waiting): string {
  const texts = {
    requests: [messages.requestWaits, messages.requestsWait],
    applicants: [messages.applicantIsNew, messages.applicantsAreNew],
    answers: [messages.somethingIsNew, messages.somethingIsNew]
  } as const
  const [one, many] = texts[kind]
  return count === 1 ? one : say(many, { count: String(count) })
}

/** Windows' taskbar shows an image, and no number. */
function setBadge(count: number): void {
  if (process.platform !== 'win32') {
    app.setBadgeCount(count)
    return
  }
  const { pixels, side } = drawDot()
  const dot = count > 0 ? nativeImage.createFromBitmap(Buffer.from(pixels), { width: side, height: side }) : null
  findWindow()?.setOverlayIcon(dot, count > 0 ? messages.waitingTitle : '')
}
