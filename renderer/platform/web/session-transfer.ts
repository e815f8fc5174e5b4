import * as v from 'valibot'
import { createRandomName, holdLock, type TabLocks, tabNamePattern } from './browser-tab-name.ts'

/**
 * A tab opened by a link of a signed-in tab takes its session over, once. The pressing tab remembers the link's address, and holds a lock of
 * that name; a new tab asks for its own address, if a page of the app led to it. The browser says so: a typed address has no referrer.
 */
const lockPrefix = 'loupe.press '
const channelName = 'loupe.session'

/** Enough for a context menu and a page on a slow network. */
export const pressedForMs = 30_000

/** A busy tab is waited for. */
export const answerWithinMs = 10_000

/** They may open a link in another tab: by middle button, modifier, context menu or long press. */
const gestures = ['click', 'auxclick', 'contextmenu', 'touchstart']

const tokenSchema = v.object({ uid: v.string(), stsTokenManager: v.object({ refreshToken: v.string() }) })
const sessionSchema = v.object({
  tab: v.pipe(v.string(), v.regex(tabNamePattern)),
  token: v.optional(v.pipe(v.string(), v.check(isToken)))
})
/** A press in one tab, the request of a new tab, or the answer to it. */
const messageSchema = v.variant('type', [
  v.object({ type: v.literal('press'), address: v.string() }),
  v.object({ type: v.literal('request'), address: v.string(), id: v.string() }),
  v.object({ type: v.literal('answer'), id: v.string(), session: v.nullable(sessionSchema) })
])

/** The name of the tab under which its session is stored, and a shared board's token. */
type SharedSession = v.InferOutput<typeof sessionSchema>
type Message = v.InferInput<typeof messageSchema>

interface Press {
  address: string
  release(): void
}

/** Gives the session to tabs opened from this one. `read` null: not signed in. */
export function shareSession(locks: TabLocks, read: () => SharedSession | null): void {
  if (!locks) return
  let presses: readonly Press[] = []
  const end = (ended: readonly Press[]) => {
    for (const { release } of ended) release()
    presses = presses.filter((press) => !ended.includes(press))
  }
  const { post } = openChannel((message) => {
    if (message.type === 'answer') return
    const pressed = presses.filter(({ address }) => address === message.address)
    // Of the same link in another tab, later: the next tab comes from there, also if it is signed out.
    if (message.type === 'press') return end(pressed)
    if (pressed.length === 0) return
    end(pressed.slice(0, 1))
    post({ type: 'answer', id: message.id, session: read() })
  })
  const remember = (event: Event) => {
    const link = findOpenedLink(event)
    if (!link) return
    const address = dropHash(link.href)
    const press = { address, release: holdLock(locks, lockPrefix + address) }
    presses = [...presses, press]
    setTimeout(end, pressedForMs, [press])
    post({ type: 'press', address })
  }
  for (const name of gestures) window.addEventListener(name, remember, { capture: true, passive: true })
}

/** The session of the tab that has opened this one; null: there is none. `isOnBoard`: it has a token. */
export async function requestSession(locks: TabLocks, isOnBoard: boolean): Promise<SharedSession | null> {
  const address = dropHash(location.href)
  const { held = [] } = (await locks?.query().catch(() => undefined)) ?? {}
  if (!held.some(({ name }) => name === lockPrefix + address) || !(await isLinkedFromHere())) return null
  const id = createRandomName()
  const session = await new Promise<SharedSession | null>((resolve) => {
    const { post, close } = openChannel((message) => {
      if (message.type === 'answer' && message.id === id) end(message.session)
    })
    const end = (answer: SharedSession | null) => {
      close()
      resolve(answer)
    }
    setTimeout(end, answerWithinMs, null)
    post({ type: 'request', address, id })
  })
  return isOnBoard && !session?.token ? null : session
}

function openChannel(onMessage: (message: Message) => void) {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }) => {
    const message = v.safeParse(messageSchema, data)
    if (message.success) onMessage(message.output)
  }
  return { post: (message: Message) => channel.postMessage(message), close: () => channel.close() }
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

const dropHash = (address: string) => address.split('#', 1)[0] ?? ''

/** The link of this app that the event may open in another tab. */
function findOpenedLink(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (link?.origin !== location.origin) return null
  const { type, button, ctrlKey, metaKey, shiftKey } = event as MouseEvent
  if (type === 'contextmenu' || type === 'touchstart') return link
  return button === 1 || ctrlKey || metaKey || shiftKey || link.target === '_blank' ? link : null
}

function isToken(text: string): boolean {
  return v.safeParse(v.pipe(v.string(), v.parseJson(), tokenSchema), text).success
}
