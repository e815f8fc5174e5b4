import type { Session } from 'electron'

/** Only what the app made itself may be kept as a file; Electron asks the person where. */
export function guardDownloads(session: Session, origin: string): void {
  session.on('will-download', (event, item) => {
    const own = item.getURL().startsWith(`blob:${origin}/`)
    if (!own) event.preventDefault()
  })
}
