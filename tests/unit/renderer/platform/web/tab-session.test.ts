// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SessionStorage } from '#renderer/platform/platform.ts'
import { manageTabSession } from '#renderer/platform/web/sessions.ts'
import { holdLock } from '#renderer/platform/web/tab.ts'
import { openTabSession } from '#renderer/platform/web/tab-session.ts'
import { fakeLocalStorage } from '#tests/support/fake-local-storage.ts'
import { fakeLocks } from '#tests/support/fake-locks.ts'
import { until } from '#tests/support/until.ts'

/** All tabs of this file stand in one window. */
const tabs: SessionStorage[] = []

/** Listeners of the tabs. Those of earlier tests hear no more of what is pressed in the window that all share. */
const heard: Parameters<typeof window.addEventListener>[] = []
const listen = window.addEventListener.bind(window)
beforeEach(() => {
  vi.spyOn(window, 'addEventListener').mockImplementation((...given: Parameters<typeof listen>) => {
    heard.push(given)
    listen(...given)
  })
})

afterEach(() => {
  for (const given of heard.splice(0)) window.removeEventListener(...given)
  // A tab in which nobody is signed in offers nothing.
  for (const tab of tabs.splice(0)) tab.clear()
  window.sessionStorage.clear()
})

let number = 0

/** Somebody is signed in in a tab, and has just opened one of its links in another one. */
async function openLink() {
  number += 1
  const [device, locks] = [fakeLocalStorage(), fakeLocks()]
  const address = `/jobs/job_${number}`
  const opener = openTabSession(device.tab(), locks)
  tabs.push(opener)
  opener.write('meena')
  await until(() => expect(locks.names().some((name) => name.startsWith('session_'))).toBe(true))
  history.pushState(null, '', '/jobs')
  const link = document.createElement('a')
  link.href = address
  link.addEventListener('click', (event) => event.preventDefault())
  document.body.append(link)
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
  link.remove()
  await device.settle()
  history.pushState(null, '', address)
  return {
    device,
    opener,
    /** A tab of the same browser that shows the address of the link. `name`: it has shown a page of the app before. */
    async open({ from = '/jobs', name }: { from?: string | null; name?: string } = {}) {
      window.sessionStorage.clear()
      if (name) window.sessionStorage.setItem('loupe.tab', name)
      vi.spyOn(document, 'referrer', 'get').mockReturnValue(from === null ? '' : location.origin + from)
      const session = openTabSession(device.tab(), locks)
      tabs.push(session)
      await session.opened
      return session
    }
  }
}

test('a tab opened from a signed-in tab shares its one stored session', async () => {
  const { device, open } = await openLink()
  const opened = await open()
  expect(opened.read()).toBe('meena')
  await device.settle()
  const stored = device.tab().keys()
  expect(stored.filter((key) => !key.endsWith('.mark'))).toHaveLength(1)
  expect(window.sessionStorage.length).toBe(1)
})

test.each([['that has shown a page before, which a reload does too', { name: 'a-tab-of-its-own' }]])(
  'a tab %s takes over no session',
  async (_, how) => {
    const { open } = await openLink()
    expect((await open(how)).read()).toBeNull()
    expect((await open()).read()).toBe('meena')
  }
)

test('a sign-out in one tab ends the shared session in the other', async () => {
  const { device, opener, open } = await openLink()
  const opened = await open()
  const told = vi.fn<() => void>()
  opener.watch(told)
  opened.clear()
  await device.settle()
  expect(told).toHaveBeenCalled()
  expect(opener.read()).toBeNull()
  opened.write('asha')
  await device.settle()
  expect([opener.read(), opened.read()]).toEqual([null, 'asha'])
  opener.write('meena again')
  opened.clear()
  await device.settle()
  expect([opener.read(), opened.read()]).toEqual(['meena again', null])
})

test('a session whose tab closed long ago is removed, an open one is not', async () => {
  const [device, locks] = [fakeLocalStorage(), fakeLocks()]
  const storage = device.tab()
  // Of a version that kept no mark: its tab may be open.
  storage.write('session_older', 'meena')
  for (const name of ['session_own', 'session_open', 'session_closed']) {
    storage.write(name, 'meena')
    storage.write(`${name}.mark`, `left ${Date.now() - 120_000}`)
  }
  const release = holdLock(locks, 'session_open')
  const { isRefused } = await manageTabSession(storage, locks, { key: 'session_own', isFound: true })
  expect(isRefused).toBe(true)
  await until(() => expect(storage.read('session_closed')).toBeNull())
  expect([storage.read('session_own'), storage.read('session_open')]).toEqual([null, 'meena'])
  expect([storage.read('session_older'), storage.read('session_older.mark')]).toEqual([
    ...['meena', expect.stringMatching(/^left \d+$/)]
  ])
  release()
})

test('a page restored after a long time is signed out alone', async () => {
  const { device, open } = await openLink()
  await open()
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  const name = window.sessionStorage.getItem('loupe.tab')
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000)
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(reload).toHaveBeenCalled()
  expect(window.sessionStorage.getItem('loupe.tab')).not.toBe(name)
  await device.settle()
  expect(device.tab().read(`session_${name}`)).toBe('meena')
})
