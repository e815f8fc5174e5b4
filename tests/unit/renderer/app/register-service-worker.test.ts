// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registerServiceWorker } from '#renderer/app/register-service-worker.ts'
import { useUpdateStore } from '#renderer/stores/app-update-store.ts'

class FakeWorker extends EventTarget {
  answer = true
  postMessage(_: string, [port]: readonly MessagePort[]) {
    port?.postMessage(this.answer)
    port?.close()
  }
}

let registration: EventTarget & { waiting?: FakeWorker; installing?: FakeWorker; update: () => Promise<void> }
let container: EventTarget & { controller: object | null; register: ReturnType<typeof vi.fn> }
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  vi.stubEnv('LOUPE_OWN_BOARD', '1')
  registration = Object.assign(new EventTarget(), { update: vi.fn(async () => {}) })
  container = Object.assign(new EventTarget(), { controller: {}, register: vi.fn(async () => registration) })
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: container }))
})
afterEach(() => {
  vi.useRealTimers()
  document.querySelector('meta[name=board]')?.remove()
  useUpdateStore.setState({}, true)
})

const takeOver = () => useUpdateStore.getState().takeOver

test('app update › offers a waiting update and reports a failed activation', async () => {
  registration.waiting = new FakeWorker()
  await registerServiceWorker()
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  registration.waiting.answer = false
  expect(await takeOver()?.()).toBe(false)
  registration.waiting.answer = true
  expect(await takeOver()?.()).toBe(true)
  expect(reload).not.toHaveBeenCalled()
  container.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalled()
})

test('app update › offers an update that arrives while the page is open', async () => {
  await registerServiceWorker()
  expect(takeOver()).toBeUndefined()
  const newer = new FakeWorker()
  registration.installing = newer
  registration.dispatchEvent(new Event('updatefound'))
  newer.dispatchEvent(new Event('statechange'))
  expect(takeOver()).toBeUndefined()
  registration.waiting = newer
  newer.dispatchEvent(new Event('statechange'))
  expect(takeOver()).toBeDefined()
})
