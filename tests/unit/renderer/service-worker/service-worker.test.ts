import { beforeEach, expect, test, vi } from 'vitest'

// Answers to page requests. Workbox's own work, in a browser's worker, is tested by tests/web/offline.e2e.ts.

type Route = [matches: (asked: object) => boolean, handler: (options: { url: URL }) => Promise<string>]

const { routes, fromNetwork, precached, waits } = vi.hoisted(() => ({
  routes: [] as unknown[][],
  fromNetwork: vi.fn<() => Promise<string>>(),
  precached: { current: [] as { url: string }[] },
  /** How many seconds the network has for a page. */
  waits: [] as unknown[]
}))
vi.mock('workbox-routing', () => ({ registerRoute: (...route: unknown[]) => routes.push(route) }))
vi.mock('#renderer/service-worker/valid-response.ts', () => ({
  isBoardResponse: async () => true,
  isValidResponse: async () => true,
  validResponses: {}
}))
vi.mock('workbox-precaching', () => ({
  addPlugins: () => {},
  cleanupOutdatedCaches: () => {},
  precacheAndRoute: (entries: { url: string }[]) => {
    precached.current = entries
  },
  matchPrecache: async (url: string) =>
    precached.current.some((entry) => entry.url === url) ? `precached ${url}` : undefined
}))
vi.mock('workbox-strategies', () => ({
  CacheFirst: class {},
  NetworkFirst: class {
    readonly options: object
    constructor(options: object) {
      this.options = options
    }
  },
  NetworkOnly: class {
    handle = fromNetwork
    constructor({ networkTimeoutSeconds }: { networkTimeoutSeconds?: number }) {
      waits.push(networkTimeoutSeconds)
    }
  }
}))

const built = {
  core: [{ url: '/login', revision: 'a' }],
  others: ['/', '/jobs', '/jobs/_', '/assets/charts.js'].map((url) => ({ url, revision: null })),
  pages: { '/': '/', '/jobs': '/jobs', '/jobs/:id': '/jobs/_' },
  shell: '/login',
  pageAddress: '^/(?:|login|jobs(?:/[^/]+)?|profile)$'
}

let listeners: Map<string, (event: object) => void>
let windows: number
const skipWaiting = vi.fn(async () => {})

async function open(of: { ownBoard: boolean; isPublished?: boolean }) {
  vi.stubGlobal('built', { ...built, ...of })
  vi.stubGlobal('self', {
    ...of,
    location: new URL('https://loupe.example'),
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    clients: { matchAll: async () => Array.from({ length: windows }) },
    skipWaiting
  })
  await import('#renderer/service-worker/service-worker.ts')
  const [matches, handler] = routes[0] as Route
  return async (path: string) => {
    const url = new URL(path, 'https://loupe.example')
    return matches({ request: { mode: 'navigate' }, url, sameOrigin: true }) ? handler({ url }) : 'not ours'
  }
}

beforeEach(() => {
  vi.resetModules()
  routes.length = 0
  waits.length = 0
  listeners = new Map()
  fromNetwork.mockReset().mockResolvedValue('from the network')
  skipWaiting.mockClear()
  return () => vi.unstubAllGlobals()
})

test('page requests to the service worker › are answered from one precached version', async () => {
  const ask = await open({ ownBoard: true })
  const paths = ['/', '/jobs?q=setter', '/jobs/job_1', '/profile', '/robots.txt', '/no/such/page']
  expect(await Promise.all(paths.map(ask))).toEqual([
    ...['precached /', 'precached /jobs', 'precached /jobs/_', 'precached /login', 'not ours', 'not ours']
  ])
  expect(fromNetwork).not.toHaveBeenCalled()
})

test.each([
  ['published', { ownBoard: true, isPublished: true }],
  ['shared', { ownBoard: false }]
])('page requests on a %s board › are answered by the network, else by the app shell', async (_, of) => {
  const ask = await open(of)
  expect([await ask('/jobs/job_1'), await ask('/')]).toEqual(['from the network', 'from the network'])
  fromNetwork.mockRejectedValue(new Error('offline'))
  expect([await ask('/jobs/job_1'), await ask('/')]).toEqual(['precached /login', 'precached /login'])
  expect(precached.current.map(({ url }) => url)).toEqual(['/login'])
})

test('service worker › treats a request without a response for five seconds as offline', async () => {
  const ask = await open({ ownBoard: true, isPublished: true })
  await ask('/jobs/job_1')
  expect(waits).toEqual([5])
  const asked = { request: { mode: 'cors' }, url: new URL('https://loupe.example/board.json'), sameOrigin: true }
  const [, answer] = (routes as unknown as Route[]).find(([matches]) => matches(asked)) ?? []
  expect(answer).toMatchObject({ options: { networkTimeoutSeconds: 5 } })
})

test('service worker › activates a new version only when no other tab is open', async () => {
  await open({ ownBoard: true })
  const press = async () => {
    const answer = vi.fn()
    let work: Promise<void> | undefined
    const waitUntil = (promise: Promise<void>) => {
      work = promise
    }
    listeners.get('message')?.({ data: 'take over', ports: [{ postMessage: answer }], waitUntil })
    await work
    return answer.mock.calls
  }
  windows = 2
  expect(await press()).toEqual([[false]])
  expect(skipWaiting).not.toHaveBeenCalled()
  windows = 1
  expect(await press()).toEqual([[true]])
  expect(skipWaiting).toHaveBeenCalledOnce()
})

test.each([
  ['was opened by a link of the app', 'https://loupe.example/jobs'],
  ['was typed', '']
])('service worker › for a page whose URL %s returns the referrer %j', async (_, referrer) => {
  await open({ ownBoard: true })
  listeners.get('fetch')?.({ request: { mode: 'navigate', referrer }, resultingClientId: 'new tab' })
  const answer = vi.fn<(text: string) => void>()
  const ask = (id: string) =>
    listeners.get('message')?.({ data: 'referrer', source: { id }, ports: [{ postMessage: answer }] })
  ask('new tab')
  ask('another tab')
  expect(answer.mock.calls).toEqual([[referrer], ['']])
})
