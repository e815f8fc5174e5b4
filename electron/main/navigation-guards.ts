import type { Session, WebContents } from 'electron'
import { isAppUrl } from './app-origin.ts'
import { logFailure } from './bridge-errors.ts'
import type { ExternalLinks } from './external-links.ts'

/** Keeps a window on the app: any other address of a navigation goes to the guard of external links. */
export function guardNavigation(
  contents: WebContents,
  links: Pick<ExternalLinks, 'open'>,
  developmentOrigin: string | undefined
): void {
  // Several events report one press: the first of them opens the link.
  const openOutside = (address: string) => {
    links.open(address).catch((error: unknown) => logFailure('A link could not be opened:', error))
  }
  const preventLeaving = (event: Navigation) => {
    if (isAppUrl(event.url, developmentOrigin)) return
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
    // The app has no frames: no person navigates in one.
    if (event.isMainFrame) preventLeaving(event)
    else event.preventDefault()
  })
  contents.on('will-attach-webview', (event) => event.preventDefault())
}

interface Navigation {
  preventDefault(): void
  readonly url: string
}

/** Downloads are limited to blobs of the app; Electron asks where to save them. */
export function guardDownloads(session: Session, origin: string): void {
  session.on('will-download', (event, item) => {
    const own = item.getURL().startsWith(`blob:${origin}/`)
    if (!own) event.preventDefault()
  })
}

/** Denies all permissions. Screen sharing is refused by Electron while no handler of it is set. */
export function denyPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
}
