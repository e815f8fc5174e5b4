// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  answerWithinMs,
  findOpener,
  pressedForMs,
  rememberPresses,
  removeOldPresses,
  requestToken,
  shareToken
} from '#renderer/platform/web/session-transfer.ts'
import { fakeLocalStorage } from '#tests/support/fake-local-storage.ts'

const storage = fakeLocalStorage().tab()
/** null: no user is signed in. */
let name: string | null = null
rememberPresses(storage, () => name)

let number = 0
/** No two tests have the same job. */
let job = ''

beforeEach(() => {
  number += 1
  job = `/jobs/job_${number}`
  name = 'tab-of-meena'
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

function press(to: string, event: Event = new PointerEvent('pointerdown', { bubbles: true })): void {
  const link = document.createElement('a')
  link.href = to
  link.append(document.createElement('b'))
  link.addEventListener('click', (clicked) => clicked.preventDefault())
  document.body.append(link)
  link.firstElementChild?.dispatchEvent(event)
}

/** Looks as a new tab that shows `address` does; without a referrer as one in which it was typed. */
function look(address: string, referrer = `${location.origin}/jobs`) {
  history.pushState(null, '', address)
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  return findOpener(storage)
}

/** A service worker that has answered the page, led to by a link of `referrer`. */
function stubWorker(referrer: string): void {
  const controller = { postMessage: (_: string, [port]: MessagePort[]) => port?.postMessage(referrer) }
  vi.stubGlobal('navigator', { serviceWorker: { controller } })
}

describe('session transfer to a new tab', () => {
  test.each([
    ['a mouse or finger', new PointerEvent('pointerdown', { bubbles: true, button: 1 })],
    ['a key', new KeyboardEvent('keydown', { bubbles: true, key: 'Enter', ctrlKey: true })],
    ['a screen reader', new MouseEvent('click', { bubbles: true, cancelable: true })]
  ])('finds the tab whose link was pressed with %s', async (_, event) => {
    press(job, event)
    expect(await look(`${job}#apply`)).toBe('tab-of-meena')
  })

  test('finds no tab after a press on another link', async () => {
    press('/jobs/another')
    press(`https://forms.example.com${job}`)
    expect(await look(job)).toBeNull()
  })

  test.each([
    ['the URL was typed', ''],
    ['another site opened the tab', 'https://example.com/'],
    ['a site with a similar name opened the tab', `${location.origin}.example.com/`]
  ])('finds no tab when %s', async (_, referrer) => {
    press(job)
    expect(await look(job, referrer)).toBeNull()
  })

  test.each([
    ['finds the pressed tab', `${location.origin}/jobs`, 'tab-of-meena'],
    ['finds no tab', '', null]
  ])('%s when its service worker has the referrer %j', async (_, referrer, expected) => {
    stubWorker(referrer)
    press(job)
    expect(await look(job, '')).toBe(expected)
  })

  test('finds no tab when a signed-out tab pressed the same link last', async () => {
    press(job)
    name = null
    press(job)
    expect(await look(job)).toBeNull()
  })

  test('finds no tab half a minute after the press, which is then removed', async () => {
    press(job)
    removeOldPresses(storage)
    expect(await look(job)).toBe('tab-of-meena')
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + pressedForMs)
    expect(await look(job)).toBeNull()
    removeOldPresses(storage)
    expect(storage.keys()).toEqual([])
  })
})

describe('token of a shared board', () => {
  test('comes from a tab that has the session', async () => {
    shareToken((tab) => (tab === name ? 'token of meena' : null))
    expect(await requestToken('tab-of-meena')).toBe('token of meena')
  })

  test('is not awaited from a tab that does not answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const asking = requestToken('tab-of-asha')
    await vi.advanceTimersByTimeAsync(answerWithinMs)
    expect(await asking).toBeNull()
    vi.useRealTimers()
  })
})
