// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SessionStorage } from '#renderer/platform/platform.ts'
import { holdLock } from '#renderer/platform/web/browser-tab-name.ts'
import { manageTabSession } from '#renderer/platform/web/manage-tab-session.ts'
import { openTabSession } from '#renderer/platform/web/tab-session.ts'
import { fakeLocalStorage } from '#tests/support/fake-local-storage.ts'
import { fakeLocks } from '#tests/support/fake-locks.ts'
import { until } from '#tests/support/until.ts'

/** All tabs of this file share one window. */
const tabs: SessionStorage[] = []

/** Listeners of the tabs. Those of earlier tests are removed from the window that all share. */
const listeners: Parameters<typeof window.addEventListener>[] = []
const listen = window.addEventListener.bind(window)
beforeEach(() => {
  vi.spyOn(window, 'addEventListener').mockImplementation((...given: Parameters<typeof listen>) => {
    listeners.push(given)
    listen(...given)
  })
})

afterEach(() => {
  for (const given of listeners.splice(0)) window.removeEventListener(...given)
  for (const tab of tabs.splice(0)) tab.clear()
  window.sessionStorage.clear()
})

let number = 0

/** A tab is signed in, and one of its links has just been opened in another one. */
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
    async open(name?: string) {
      window.sessionStorage.clear()
      if (name) window.sessionStorage.setItem('loupe.tab', name)
      vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/jobs`)
      const session = openTabSession(device.tab(), locks)
      tabs.push(session)
      await session.opened
      return session
    }
  }
}

describe('login session of a browser tab', () => {
  test('shares the session with a tab opened from a link', async () => {
    const { device, open } = await openLink()
    const opened = await open()
    expect(opened.read()).toBe('meena')
    await device.settle()
    expect(
      device
        .tab()
        .keys()
        .filter((key) => /^session_[^.]+$/.test(key))
    ).toHaveLength(1)
    expect(window.sessionStorage.length).toBe(1)
  })

  test('shares no session with a tab that has loaded a page before', async () => {
    const { open } = await openLink()
    expect((await open('a-tab-of-its-own')).read()).toBeNull()
    expect((await open()).read()).toBe('meena')
  })

  test('signs out all tabs of a shared session, but signs in only one', async () => {
    const { device, opener, open } = await openLink()
    const opened = await open()
    const listener = vi.fn<() => void>()
    opener.watch(listener)
    opened.clear()
    await device.settle()
    expect(listener).toHaveBeenCalled()
    expect(opener.read()).toBeNull()
    opened.write('asha')
    await device.settle()
    expect([opener.read(), opened.read()]).toEqual([null, 'asha'])
    opener.write('meena again')
    opened.clear()
    await device.settle()
    expect([opener.read(), opened.read()]).toEqual(['meena again', null])
  })

  test('reloads a bfcache page without updating the mark', async () => {
    const { device, open } = await openLink()
    await open()
    const name = window.sessionStorage.getItem('loupe.tab')
    await device.settle()
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    window.dispatchEvent(new Event('pagehide'))
    await device.settle()
    const mark = device.tab().read(`session_${name}.mark`)
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000)
    window.dispatchEvent(new Event('pagehide'))
    expect(reload).toHaveBeenCalled()
    await device.settle()
    expect(device.tab().read(`session_${name}.mark`)).toBe(mark)
  })
})

test('login session of a browser tab › removes the sessions of closed tabs only', async () => {
  const [device, locks] = [fakeLocalStorage(), fakeLocks()]
  const storage = device.tab()
  storage.write('session_unmarked', 'meena')
  for (const name of ['session_own', 'session_open', 'session_closed']) {
    storage.write(name, 'meena')
    storage.write(`${name}.mark`, `left ${Date.now() - 120_000}`)
  }
  const release = holdLock(locks, 'session_open')
  await manageTabSession(storage, locks, { key: 'session_own' }, { isNew: false, isFound: true })
  await until(() => expect(storage.keys()).toEqual(['session_open', 'session_open.mark']))
  release()
})
