import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createServiceWorkerPlugin } from '../../../build/vite/service-worker-plugin.ts'

vi.mock('#renderer/service-worker/valid-response.ts', () => ({
  isBoardResponse: async () => true,
  isValidResponse: async () => true,
  validResponses: {}
}))
vi.mock('workbox-precaching', () => ({
  addPlugins: () => {},
  cleanupOutdatedCaches: () => {},
  matchPrecache: async () => undefined,
  precacheAndRoute: () => {}
}))
vi.mock('workbox-routing', () => ({ registerRoute: () => {} }))
vi.mock('workbox-strategies', () => ({ CacheFirst: class {}, NetworkFirst: class {}, NetworkOnly: class {} }))

type Hook = (...given: unknown[]) => unknown

test('kiosk service worker › is not registered and removes an earlier worker', async () => {
  const plugin = createServiceWorkerPlugin({ root: '', ownBoard: true, kiosk: true })
  expect((plugin.config as Hook)()).toEqual({ define: { 'import.meta.env.LOUPE_OFFLINE': 'false' } })
  expect((plugin.transformIndexHtml as Hook)()).toEqual([])
  const dir = mkdtempSync(join(tmpdir(), 'loupe-worker-'))
  await (plugin.writeBundle as unknown as { handler: Hook }).handler({ dir }, {})
  const code = readFileSync(join(dir, 'sw.js'), 'utf8')
  rmSync(dir, { recursive: true })

  const listeners = new Map<string, Hook>()
  const unregister = vi.fn(async () => true)
  const skipWaiting = vi.fn()
  const kept = new Set(['workbox-precache', 'answers'])
  const self = {
    addEventListener: (type: string, on: Hook) => listeners.set(type, on),
    skipWaiting,
    registration: { unregister }
  }
  const caches = { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) }
  new Function('self', 'caches', code)(self, caches)
  listeners.get('install')?.()
  expect(skipWaiting).toHaveBeenCalledOnce()
  await new Promise((done) => listeners.get('activate')?.({ waitUntil: (work: Promise<void>) => work.then(done) }))
  expect([...kept]).toEqual([])
  expect(unregister).toHaveBeenCalledOnce()
})

/** The worker of a shared board with its globals. By an address: its types are a worker's. */
async function startWorker(globals: Record<string, unknown>) {
  const listeners = new Map<string, Hook>()
  const file = (name: string) => ({ url: `/assets/${name}.js`, revision: null })
  vi.stubGlobal('built', { core: [file('home')], others: [file('dashboard')], ownBoard: false, pageAddress: '^/$' })
  vi.stubGlobal('caches', globals.caches)
  vi.stubGlobal('self', { ...globals, addEventListener: (type: string, on: Hook) => listeners.set(type, on) })
  vi.resetModules()
  const worker = '../../../renderer/service-worker/service-worker.ts'
  await import(worker)
  return (type: string, event: object = {}) =>
    new Promise((done) => listeners.get(type)?.({ ...event, waitUntil: (work: Promise<void>) => work.then(done) }))
}

test('service worker › removes cached files that are not in the new version', async () => {
  const used = new Set(['home', 'dashboard', 'old'].map((name) => `https://jobs.example.com/assets/${name}.js`))
  const cache = {
    keys: async () => [...used].map((url) => ({ url })),
    delete: async ({ url }: { url: string }) => used.delete(url)
  }
  const send = await startWorker({ caches: { open: async () => cache } })
  await send('activate')
  expect([...used].map((url) => new URL(url).pathname)).toEqual(['/assets/home.js', '/assets/dashboard.js'])
})

test.each([
  ['one tab', 1],
  ['two tabs', 2]
])('service worker › takes over only when a single tab is open: %s', async (_tabs, count) => {
  const [skipWaiting, postMessage] = [vi.fn(async () => {}), vi.fn()]
  const matchAll = async ({ includeUncontrolled = false }) => Array(includeUncontrolled ? count : 1).fill({})
  const send = await startWorker({ skipWaiting, clients: { matchAll } })
  await send('message', { data: 'take over', ports: [{ postMessage }] })
  expect(skipWaiting).toHaveBeenCalledTimes(count === 1 ? 1 : 0)
  expect(postMessage).toHaveBeenCalledExactlyOnceWith(count === 1)
})
