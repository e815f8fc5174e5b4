import * as v from 'valibot'
import { createRandomName, type TabLocks, tabNamePattern } from './tab.ts'

/**
 * A tab opened from a signed-in tab takes its session over, once. A pressed link offers it under the link's address, with a lock of that
 * name, and a new tab asks for its own address. Referrers tell less: Firefox drops them where a service worker answers.
 */
const offerPrefix = 'loupe.offer '

/** Enough for a context menu and a page on a slow network. */
export const offerMs = 30_000

/** A busy tab is waited for. */
export const answerWithinMs = 10_000

/** They may open a link in another tab: by middle button, modifier, context menu, drag or long press. */
const gestures = ['click', 'auxclick', 'contextmenu', 'dragstart', 'touchstart']

const requestSchema = v.object({ request: v.string() })
const sessionSchema = v.object({ tab: v.pipe(v.string(), v.regex(tabNamePattern)), token: v.optional(v.string()) })
const answerSchema = v.object({ answer: v.string(), session: v.nullable(sessionSchema) })
const tokenSchema = v.object({ uid: v.string(), stsTokenManager: v.object({ refreshToken: v.string() }) })

/** The name of the tab under which its session is stored, and a shared board's token. */
type SharedSession = v.InferOutput<typeof sessionSchema>

interface Offer {
  tabs: number
  readonly ended: Promise<void>
  end(): void
}

/** Offers the session to tabs opened from this one. `read` null: not signed in. */
export function shareSession(locks: TabLocks, read: () => SharedSession | null): void {
  if (!locks || typeof BroadcastChannel === 'undefined') return
  const offers = new Map<string, Offer>()
  const offer = (event: Event) => {
    const link = findOpenedLink(event)
    if (!link) return
    const name = nameOffer(link.href)
    const own = offers.get(name)
    if (own && read() !== null) {
      own.tabs += 1
      return
    }
    const made = createOffer(name, read, () => offers.delete(name))
    offers.set(name, made)
    // Steals the offer of an earlier press in another tab, also without a session: that press has not opened the tab that comes now.
    locks
      .request(name, { steal: true }, () => {
        if (read() === null) made.end()
        return made.ended
      })
      .catch(made.end)
  }
  for (const name of gestures) window.addEventListener(name, offer, { capture: true, passive: true })
}

function createOffer(name: string, read: () => SharedSession | null, onEnd: () => void): Offer {
  const channel = new BroadcastChannel(name)
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const timer = setTimeout(end, offerMs)
  const offer: Offer = { tabs: 1, ended, end: () => end() }
  ended.then(() => {
    clearTimeout(timer)
    channel.close()
    onEnd()
  })
  channel.onmessage = ({ data }) => {
    const request = v.safeParse(requestSchema, data)
    if (!request.success) return
    channel.postMessage({ answer: request.output.request, session: read() })
    offer.tabs -= 1
    if (offer.tabs === 0) end()
  }
  return offer
}

/** The session of the tab that has opened this one; null: none is offered, or it is invalid. */
export async function requestSession(locks: TabLocks, isOnBoard: boolean): Promise<SharedSession | null> {
  const name = nameOffer(location.href)
  const isFromElsewhere = document.referrer !== '' && !document.referrer.startsWith(`${location.origin}/`)
  const { held = [] } = (await locks?.query().catch(() => undefined)) ?? {}
  if (isFromElsewhere || !held.some((lock) => lock.name === name)) return null
  const channel = new BroadcastChannel(name)
  const id = createRandomName()
  const session = await new Promise<SharedSession | null>((resolve) => {
    channel.onmessage = ({ data }) => {
      const parsed = v.safeParse(answerSchema, data)
      if (parsed.success && parsed.output.answer === id) resolve(parsed.output.session)
    }
    setTimeout(resolve, answerWithinMs, null)
    channel.postMessage({ request: id })
  })
  channel.close()
  return isOnBoard && !isToken(session?.token) ? null : session
}

const nameOffer = (address: string) => offerPrefix + address.split('#', 1)[0]

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
