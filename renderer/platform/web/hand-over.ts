import * as v from 'valibot'
import { createRandomName, holdLock, type TabLocks, tabNamePattern } from './tab.ts'

/**
 * A tab opened from a signed-in one takes its session over. A new tab knows only its referrer: it asks all, and the one
 * where such a link was pressed last answers. Every offer is taken once.
 */
const channelName = 'loupe.hand-over'

/** Held by each tab that has an offer: without a holder a new tab asks nobody, and does not wait. */
export const readyLock = channelName

/** Enough for a context menu and a page on a slow network. */
export const offerMs = 30_000

/** A busy tab is waited for. */
export const answerWithinMs = 10_000

/** They may open a link in another tab: by middle button, modifier, context menu, drag or long press. */
const gestures = ['click', 'auxclick', 'contextmenu', 'dragstart', 'touchstart']

const pressSchema = v.object({ pressed: v.string(), from: v.string() })
const requestSchema = v.object({ id: v.string(), address: v.string(), from: v.string() })
const answerSchema = v.object({ tab: v.string(), token: v.optional(v.string()) })
const tokenSchema = v.object({ uid: v.string(), stsTokenManager: v.object({ refreshToken: v.string() }) })

/** The name of the tab under which its session is stored. */
type HandedSession = v.InferOutput<typeof answerSchema>

interface Offer {
  address: string
  from: string
  end(): void
}

/** To tabs opened from this one. `tokenKey`: of a shared board's token in sessionStorage; `readTab` null: not signed in. */
export function offerSession(locks: TabLocks, tokenKey: string | null, readTab: () => string | null): void {
  if (!locks || typeof BroadcastChannel === 'undefined') return
  const offers = new Set<Offer>()
  const channel = new BroadcastChannel(channelName)
  const offer = (event: Event) => {
    const link = findOpenedLink(event)
    if (!link) return
    const [address, from] = [withoutHash(link.href), withoutHash(location.href)]
    // Also without a session: an earlier press of the same link elsewhere has not opened the tab that comes now.
    channel.postMessage({ pressed: address, from })
    if (readTab() === null) return
    const release = holdLock(locks, readyLock)
    const end = () => {
      offers.delete(made)
      clearTimeout(timer)
      release()
    }
    const made: Offer = { address, from, end }
    const timer = setTimeout(end, offerMs)
    offers.add(made)
  }
  for (const name of gestures) window.addEventListener(name, offer, { capture: true, passive: true })
  channel.onmessage = ({ data }) => {
    const press = v.safeParse(pressSchema, data)
    if (press.success) {
      const { pressed, from } = press.output
      for (const each of [...offers]) if (each.address === pressed && each.from === from) each.end()
      return
    }
    const request = v.safeParse(requestSchema, data)
    if (!request.success) return
    if (offers.size === 0) return
    const { id, address, from } = request.output
    const found = [...offers].find((each) => each.address === address && each.from === from)
    // A channel of its own: session and token reach this tab alone.
    const answers = new BroadcastChannel(`${channelName}.${id}`)
    answers.postMessage(found ? take(found) : null)
    answers.close()
  }
  const take = (offer: Offer): HandedSession | null => {
    offer.end()
    const tab = readTab()
    const token = tokenKey === null ? undefined : window.sessionStorage.getItem(tokenKey)
    return tab === null || token === null ? null : { tab, ...(token && { token }) }
  }
}

/** Of the tab that has opened this one; null: none came, or an invalid one. `offering`: tabs that hold the lock, and answer. */
export async function requestSession(isOnBoard: boolean, offering: number): Promise<HandedSession | null> {
  const id = createRandomName()
  const requests = new BroadcastChannel(channelName)
  const answers = new BroadcastChannel(`${channelName}.${id}`)
  const given = await new Promise<unknown>((resolve) => {
    let silent = offering
    answers.onmessage = ({ data }) => {
      silent -= 1
      if (data !== null || silent === 0) resolve(data)
    }
    setTimeout(resolve, answerWithinMs)
    requests.postMessage({ id, address: withoutHash(location.href), from: document.referrer })
  })
  requests.close()
  answers.close()
  const answer = v.safeParse(answerSchema, given)
  if (!answer.success || !tabNamePattern.test(answer.output.tab)) return null
  return !isOnBoard || isToken(answer.output.token) ? answer.output : null
}

/** The link of this app that the event may open in another tab. */
function findOpenedLink(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (link?.origin !== location.origin) return null
  if (event.type === 'auxclick') return (event as MouseEvent).button === 1 ? link : null
  if (event.type !== 'click') return link
  const { ctrlKey, metaKey, shiftKey } = event as MouseEvent
  return ctrlKey || metaKey || shiftKey || link.target === '_blank' ? link : null
}

function isToken(text: string | undefined): boolean {
  try {
    return v.safeParse(tokenSchema, JSON.parse(text ?? '')).success
  } catch {
    return false
  }
}

function withoutHash(address: string): string {
  return address.split('#', 1)[0] ?? ''
}
