import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createServiceWorkerPlugin } from '../../../build/vite/service-worker.ts'

type Hook = (...given: unknown[]) => unknown

test('a kiosk registers no worker, is not installed, and removes what an earlier build has left there', async () => {
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
