import type { LocalStorageArea } from '#renderer/storage/web/local-storage.ts'

/**
 * A tab opened by a link of a signed-in tab shares its session. The pressed tab stores its name under the link's address; a new tab looks there, if
 * a page of the app led to it. The browser says so: a typed address has no referrer.
 */
const pressPrefix = 'press_'

/** Enough for a context menu and a page on a slow network. */
export const pressedForMs = 30_000

/** A busy tab, or service worker, is waited for. */
export const answerWithinMs = 10_000

/** One of them comes before every way to open a link. */
const gestures = ['pointerdown', 'keydown', 'click']

/** Stores each press of a link of the app. `readTab` null: not signed in, nor is the tab that the link opens. */
export function rememberPresses(storage: LocalStorageArea, readTab: () => string | null): void {
  const remember = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link?.origin !== location.origin) return
    try {
      const tab = readTab()
      storage.write(keyOf(link.href), tab && `${Date.now()} ${tab}`)
    } catch {
      // A full device: the next tab opens without a session.
    }
  }
  for (const name of gestures) window.addEventListener(name, remember, { capture: true, passive: true })
}

/** The name of the tab whose link opened this one; null: none did. */
export async function findOpener(storage: LocalStorageArea): Promise<string | null> {
  const tab = readPress(storage, keyOf(location.href))
  return tab !== null && (await isLinkedFromHere()) ? tab : null
}

export function removeOldPresses(storage: LocalStorageArea): void {
  for (const key of storage.keys()) {
    if (key.startsWith(pressPrefix) && readPress(storage, key) === null) storage.write(key, null)
  }
}

const tokenChannel = 'loupe.token'

/** Answers a new tab, which asks by the name of its opener. `readToken` null: the tab has another session, or none. */
export function shareToken(readToken: (tab: string) => string | null): void {
  const channel = new BroadcastChannel(tokenChannel)
  channel.onmessage = ({ data }) => {
    const token = typeof data === 'string' ? readToken(data) : null
    if (token !== null) channel.postMessage({ tab: data, token })
  }
}

/** null: the opener does not answer. */
export function requestToken(tab: string): Promise<string | null> {
  const channel = new BroadcastChannel(tokenChannel)
  return new Promise<string | null>((resolve) => {
    channel.onmessage = ({ data }) => data.tab === tab && resolve(data.token)
    setTimeout(resolve, answerWithinMs, null)
    channel.postMessage(tab)
  }).finally(() => channel.close())
}

async function isLinkedFromHere(): Promise<boolean> {
  return (document.referrer || (await askWorker())).startsWith(`${location.origin}/`)
}

/** Firefox drops the referrer of a page that the service worker answers; the worker knows it. */
function askWorker(): Promise<string> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(String(data))
    setTimeout(resolve, answerWithinMs, '')
    const worker = navigator.serviceWorker?.controller
    if (worker) worker.postMessage('referrer', [port2])
    else resolve('')
  })
}

const keyOf = (address: string) => pressPrefix + address.split('#', 1)[0]

/** The tab of a press such as '1795338083240 k2f9'; null: there is none, or it is too old. */
function readPress(storage: LocalStorageArea, key: string): string | null {
  const [at, tab] = (storage.read(key) ?? '').split(' ')
  return tab && Date.now() - Number(at) < pressedForMs ? tab : null
}
