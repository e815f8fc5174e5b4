import { addPlugins, cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { isBoardResponse, isValidResponse, validResponses } from './valid-response.ts'

/** Facts of the build, from build/vite/service-worker-plugin.ts. */
declare const built: {
  /** Needed by every screen of a visitor, as URL and revision. */
  readonly core: readonly Precached[]
  /** The other files of the app. */
  readonly others: readonly Precached[]
  /** The jobs lie on the device: the network has nothing to add but a newer version. */
  readonly ownBoard: boolean
  /** The precached page of an address: its own, one for all that differ in their last part, and one for all others. */
  readonly pages: Readonly<Record<string, string>>
  readonly shell: string
  /** Source of the pattern of all addresses of screens. */
  readonly pageAddress: string
}
interface Precached {
  readonly url: string
  readonly revision: string | null
}

declare const self: ServiceWorkerGlobalScope & {
  /** Set by build/publish/copy-built-web-app.ts: pages come from the network, so that what was taken down is gone. */
  readonly isPublished?: boolean
}

/** Read once: the build puts all of it wherever it is named. */
const app = built

/** Whole: all of this version is here, and its pages come from here until a newer one has taken over. */
const isWhole = app.ownBoard && self.isPublished !== true

/** A slower line counts as none. */
const networkTimeoutSeconds = 5

const usedCache = 'used'
const boardCache = 'board'
const boardAddress = '/board.json'
const pageAddress = new RegExp(app.pageAddress)

/** Firefox drops the referrer of a page that a worker answers: a new tab asks for it (platform/web/session-transfer.ts). */
const referrers = new Map<string, string>()
self.addEventListener('fetch', ({ request, resultingClientId }) => {
  if (request.mode === 'navigate') referrers.set(resultingClientId, request.referrer)
})

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && pageAddress.test(url.pathname),
  async (options) => {
    const { pathname } = options.url
    const page = app.pages[pathname] ?? app.pages[pathname.replace(/[^/]+$/, ':id')]
    const stored = (isWhole && page && (await findKept(page))) || (await findKept(app.shell))
    if (stored && isWhole) return stored
    const fromNetwork = new NetworkOnly({ networkTimeoutSeconds }).handle(options)
    return stored ? fromNetwork.catch(() => stored) : fromNetwork
  }
)
// An installation with a wrong answer fails, and the next visit tries again.
addPlugins([validResponses])
precacheAndRoute([...app.core, ...(isWhole ? app.others : [])], { cleanURLs: false, directoryIndex: '' })
cleanupOutdatedCaches()
// Files whose names carry a hash are right whenever they were fetched.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: usedCache, plugins: [validResponses] })
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === boardAddress,
  new NetworkFirst({
    cacheName: boardCache,
    networkTimeoutSeconds,
    plugins: [{ fetchDidSucceed: requireBoard, cachedResponseWillBeUsed: markCached }]
  })
)
// The first visit has read it before this worker was there.
if (app.ownBoard && self.isPublished) self.addEventListener('install', (event) => event.waitUntil(cacheBoard()))

async function cacheBoard(): Promise<void> {
  try {
    const answer = await fetch(boardAddress)
    if (await isBoardResponse(answer)) await (await caches.open(boardCache)).put(boardAddress, answer)
  } catch {
    // The next visit keeps it.
  }
}

/** A page of the app that is here and right. */
async function findKept(url: string): Promise<Response | undefined> {
  const kept = await matchPrecache(url)
  return kept && (await isValidResponse(new URL(url, self.location.origin).href, kept)) ? kept : undefined
}

/** An answer that is no board counts as none: the last good one is used, and stays. */
async function requireBoard({ response }: { response: Response }): Promise<Response> {
  if (!(await isBoardResponse(response))) throw new Error('The answer is no board')
  return response
}

/** The app says how old a board is that does not come from the network (renderer/data/read-published-board.ts). */
async function markCached({ cachedResponse }: { cachedResponse?: Response | undefined }): Promise<Response | null> {
  if (!cachedResponse || !(await isBoardResponse(cachedResponse))) return null
  const { status, body } = cachedResponse
  const headers = new Headers(cachedResponse.headers)
  headers.set('X-Cached', '1')
  return new Response(body, { status, headers })
}

self.addEventListener('activate', (event) => event.waitUntil(removeUnused()))

async function removeUnused(): Promise<void> {
  const current = new Set([...app.core, ...app.others].map(({ url }) => url))
  const cache = await caches.open(usedCache)
  for (const request of await cache.keys()) {
    if (!current.has(new URL(request.url).pathname)) await cache.delete(request)
  }
}

// Asked by renderer/app/register-service-worker.ts. Other tabs would go on with the old code beside the new one's data.
self.addEventListener('message', (event) => {
  const [port] = event.ports
  if (event.data === 'take over') event.waitUntil(takeOver(port))
  if (event.data === 'referrer' && event.source && 'id' in event.source) {
    port?.postMessage(referrers.get(event.source.id) ?? '')
  }
})

async function takeOver(answer: MessagePort | undefined): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const isAlone = windows.length === 1
  if (isAlone) await self.skipWaiting()
  answer?.postMessage(isAlone)
}
