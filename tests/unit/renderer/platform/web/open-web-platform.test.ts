// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as webDocuments from '#renderer/platform/web/open-web-document-store.ts'
import { openWebPlatform } from '#renderer/platform/web/open-web-platform.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'

/** Listeners of pages that a test opens hear no more of the window that all share. */
const listeners: Parameters<typeof window.addEventListener>[] = []
const listen = window.addEventListener.bind(window)
beforeEach(() => {
  vi.spyOn(webDocuments, 'openWebDocumentStore').mockResolvedValue(createMemoryStore())
  vi.spyOn(window, 'addEventListener').mockImplementation((...given: Parameters<typeof listen>) => {
    listeners.push(given)
    listen(...given)
  })
})
afterEach(() => {
  for (const given of listeners.splice(0)) window.removeEventListener(...given)
  window.sessionStorage.clear()
  window.localStorage.clear()
})

test('kiosk › persists no session, removes an old session and reloads on Back', async () => {
  vi.stubEnv('LOUPE_KIOSK', '1')
  window.localStorage.setItem('session_abcdefgh', 'asha')
  window.localStorage.setItem('theme', 'dark')
  window.sessionStorage.setItem('firebase:authUser:x', 'asha')
  window.sessionStorage.setItem('other', 'kept')
  const { session, openAlerts } = await openWebPlatform({})
  expect(openAlerts).toBeUndefined()
  expect(JSON.stringify({ ...window.localStorage, ...window.sessionStorage })).not.toContain('asha')
  expect([window.localStorage.getItem('theme'), window.sessionStorage.getItem('other')]).toEqual(['dark', 'kept'])
  session.write('meena')
  expect(JSON.stringify({ ...window.localStorage, ...window.sessionStorage })).not.toContain('meena')
  expect(session.read()).toBe('meena')
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(reload).not.toHaveBeenCalled()
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(reload).toHaveBeenCalledOnce()
})
