import { trustScript } from '#renderer/config/trusted-types.ts'
import { useUpdateStore } from '#renderer/stores/app-update-store.ts'

/** A tab may stay open for days, and browsers look for a newer version only when a page is loaded. */
const lookEveryMs = 3_600_000

/** Registers the service worker. A board of this device serves one version to all tabs: a newer one waits for their end or a press. Rejects if refused. */
export async function registerServiceWorker(): Promise<void> {
  const container = navigator.serviceWorker
  if (!container) return
  const registration = await container.register(trustScript('offline', '/sw.js'))
  setInterval(() => registration.update().catch(() => {}), lookEveryMs)
  // Other pages come from the network, and are of its version.
  const isWhole = import.meta.env.LOUPE_OWN_BOARD && !document.querySelector('meta[name=board]')
  if (!isWhole) return
  const look = () => {
    const { waiting } = registration
    if (waiting && container.controller) useUpdateStore.setState({ takeOver: () => takeOver(waiting) })
  }
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
  look()
}

function takeOver(waiting: ServiceWorker): Promise<boolean> {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  const { port1, port2 } = new MessageChannel()
  return new Promise((answer) => {
    port1.onmessage = ({ data }) => answer(data === true)
    waiting.postMessage('take over', [port2])
  })
}
