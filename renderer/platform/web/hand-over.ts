import * as v from 'valibot'
import { createRandomName, holdLock, type TabLocks, tabNamePattern } from './tab.ts'

/**
 * How a tab that was opened from a signed-in one takes its session over. A browser tells a new tab only from which address it was
 * opened (the referrer: none if somebody typed its address or took a bookmark), and the old one nothing of a new tab: it sees that
 * a person pressed one of its links in a way that may open one. So the new tab asks all, and the one answers on whose page such a
 * link led there last, a moment ago. Every offer is taken once.
 */
const channelName = 'loupe.hand-over'

/** Held by a tab as long as it has an offer: who finds no such lock asks nobody, and waits for nobody. Each holder answers. */
export const readyLock = channelName

/** A menu is read, and a page comes over a slow network, within this time. */
export const offerMs = 30_000

/** A tab that holds the lock answers at once, unless it is busy or has just been closed. One that is busy is waited for. */
export const answerWithinMs = 10_000

/**
 * What may open a link in another tab: the middle button, a key that is held, a menu, the tab bar to which a link is dragged. A
 * long press on an iPhone tells a page no more than that it began.
 */
const gestures = ['click', 'auxclick', 'contextmenu', 'dragstart', 'touchstart']

const pressSchema = v.object({ pressed: v.string(), from: v.string() })
const requestSchema = v.object({ id: v.string(), address: v.string(), from: v.string() })
const answerSchema = v.object({ tab: v.string(), token: v.optional(v.string()) })
const tokenSchema = v.object({ uid: v.string(), stsTokenManager: v.object({ refreshToken: v.string() }) })

/** What is handed over: the name of the tab, under which its session is stored. */
export type HandedSession = v.InferOutput<typeof answerSchema>

interface Offer {
  address: string
  from: string
  end(): void
}

/**
 * Hands the session of this tab over to tabs that are opened from it.
 * @param tokenKey where sessionStorage has the token of a shared board, which goes with the session; null: there is none
 * @param readTab the name of this tab; null as long as nobody is signed in
 */
export function offerSession(locks: TabLocks, tokenKey: string | null, readTab: () => string | null): void {
  // Who has no locks is told nothing of offers, and does not ask.
  if (!locks || typeof BroadcastChannel === 'undefined') return
  const offers = new Set<Offer>()
  const channel = new BroadcastChannel(channelName)
  const offer = (event: Event) => {
    const link = findOpenedLink(event)
    if (!link) return
    const [address, from] = [withoutHash(link.href), withoutHash(location.href)]
    // Also by whoever is not signed in: who pressed the same link elsewhere before has not opened the tab that comes now.
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
    // No other tab listens there: who is signed in, and with which token, is for this one alone.
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

/**
 * Asks the tab from which this one was opened for its session.
 * @param isOnBoard whether a session is none without a token of a shared board
 * @param offering how many tabs hold the lock, and so answer
 * @returns null when nobody hands one over in time, or one that cannot be used
 */
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

/** The link of this app that a person opens in another tab by this, if at all. */
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
