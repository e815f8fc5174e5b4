import type { Alerts } from '../platform.ts'

export function openWebNotifications(): Alerts | undefined {
  if (!('Notification' in globalThis)) return undefined
  return {
    readState: () => (({ default: 'unasked', granted: 'on', denied: 'off' }) as const)[Notification.permission],
    ask: async () => (await Notification.requestPermission()) === 'granted',
    show(text, open) {
      try {
        const shown = new Notification('Loupe', { body: text, tag: 'loupe-news' })
        shown.onclick = () => {
          window.focus()
          shown.close()
          open()
        }
      } catch {
        // Chrome on Android shows those of a service worker alone, which Loupe has not.
      }
    }
  }
}
