import type { Session, WebContents } from 'electron'
import { isAppAddress } from './app-address.ts'
import type { ExternalLinks } from './external-links.ts'
import { logFailure } from './log.ts'

/**
 * Keeps a window where it is: it shows the app and nothing else. Wherever a page, a link or a redirect wants to lead
 * elsewhere, the window stays, and the guard of links decides whether the system's browser gets the address.
 */
export function guardNavigation(
  contents: WebContents,
  links: Pick<ExternalLinks, 'open'>,
  developmentOrigin: string | undefined
): void {
  // Several events tell of one press: it lets the link out with the first of them.
  const openOutside = (address: string) => {
    links.open(address).catch((error: unknown) => logFailure('A link could not be opened:', error))
  }
  const preventLeaving = (event: Navigation) => {
    if (isAppAddress(event.url, developmentOrigin)) return
    event.preventDefault()
    openOutside(event.url)
  }
  contents.setWindowOpenHandler(({ url }) => {
    openOutside(url)
    return { action: 'deny' }
  })
  contents.on('will-navigate', preventLeaving)
  contents.on('will-redirect', preventLeaving)
  contents.on('will-frame-navigate', (event) => {
    // The app has no frames: whatever navigates in one is nobody's wish, and nothing opens.
    if (event.isMainFrame) preventLeaving(event)
    else event.preventDefault()
  })
  contents.on('will-attach-webview', (event) => event.preventDefault())
}

interface Navigation {
  preventDefault(): void
  readonly url: string
}

/** Only what the app made itself may be kept as a file; Electron asks the person where. */
export function guardDownloads(session: Session, origin: string): void {
  session.on('will-download', (event, item) => {
    const own = item.getURL().startsWith(`blob:${origin}/`)
    if (!own) event.preventDefault()
  })
}

/**
 * Loupe asks for no camera, place, device or notification: whatever asks is not Loupe. The screen is nobody's either: without
 * a handler of its own Electron refuses to share it.
 */
export function denyPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
}
