// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answerWithinMs, pressedForMs, requestSession, shareSession } from '#renderer/platform/web/session-transfer.ts'
import { fakeLocks } from '#tests/support/fake-locks.ts'

const locks = fakeLocks()
const token = JSON.stringify({ uid: 'u1', stsTokenManager: { refreshToken: 'r' } })
const meena = { tab: 'tab-of-meena', token }
/** null: no user is signed in. */
let session: typeof meena | null = null
shareSession(locks, () => session)

let number = 0
/** No two tests have the same job. */
let job = ''

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  number += 1
  job = `/jobs/job_${number}`
  session = meena
})
afterEach(() => {
  vi.advanceTimersByTime(pressedForMs)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const mouse = (name: string, more: MouseEventInit = {}) =>
  new MouseEvent(name, { bubbles: true, cancelable: true, ...more })
const withCtrl = () => mouse('click', { ctrlKey: true })

function press(to: string, event: Event, target = ''): void {
  const link = document.createElement('a')
  Object.assign(link, { href: to, target })
  link.append(document.createElement('b'))
  link.addEventListener('click', (clicked) => clicked.preventDefault())
  document.body.append(link)
  link.firstElementChild?.dispatchEvent(event)
}

/** Asks as a new tab that shows `address` does; without a referrer as one in which it was typed. */
function ask(address: string, referrer = `${location.origin}/jobs`) {
  history.pushState(null, '', address)
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  return requestSession(locks, true)
}

/** The answer to a tab that no other tab answers. */
async function expectNone(asking: Promise<unknown>): Promise<void> {
  await vi.advanceTimersByTimeAsync(answerWithinMs)
  expect(await asking).toBeNull()
}

/** A service worker that has answered the page, led to by a link of `referrer`. */
function stubWorker(referrer: string): void {
  const controller = { postMessage: (_: string, [port]: MessagePort[]) => port?.postMessage(referrer) }
  vi.stubGlobal('navigator', { serviceWorker: { controller } })
}

describe('session transfer to a new tab', () => {
  test.each([
    ['Ctrl and a click', () => press(job, withCtrl())],
    ['Cmd and a click', () => press(job, mouse('click', { metaKey: true }))],
    ['Shift and a click', () => press(job, mouse('click', { shiftKey: true }))],
    ['a click on a link for a new tab', () => press(job, mouse('click'), '_blank')],
    ['the middle button', () => press(job, mouse('auxclick', { button: 1 }))],
    ['the context menu', () => press(job, mouse('contextmenu', { button: 2 }))],
    ['a long press on a phone', () => press(job, new Event('touchstart', { bubbles: true }))]
  ])('receives the session once after %s', async (_, act) => {
    act()
    expect(await ask(`${job}#apply`)).toEqual(meena)
    await expectNone(ask(job))
  })

  test.each([
    ['a plain click', () => press(job, mouse('click'))],
    ['only the right button', () => press(job, mouse('auxclick', { button: 2 }))],
    ['a press on a link to another site', () => press('https://forms.example.com/', withCtrl())],
    ['a press on another link', () => press('/jobs/another', withCtrl())]
  ])('receives no session after %s', async (_, act) => {
    act()
    await expectNone(ask(job))
  })

  test.each([
    ['the URL was typed', () => ask(job, '')],
    ['another site opened the tab', () => ask(job, 'https://example.com/')],
    ['a site with a similar name opened the tab', () => ask(job, `${location.origin}.example.com/`)]
  ])('receives no session when %s', async (_, asking) => {
    press(job, withCtrl())
    await expectNone(asking())
    expect(await ask(job)).toEqual(meena)
  })

  test.each([
    ['receives the session', `${location.origin}/jobs`, meena],
    ['receives no session', '', null]
  ])('%s when its service worker has the referrer %j', async (_, referrer, expected) => {
    stubWorker(referrer)
    press(job, withCtrl())
    expect(await ask(job, '')).toEqual(expected)
  })

  test('receives no session from a tab that has signed out', async () => {
    press(job, withCtrl())
    session = null
    expect(await ask(job)).toBeNull()
  })

  test('receives no session half a minute after the click', async () => {
    press(job, withCtrl())
    await vi.advanceTimersByTimeAsync(pressedForMs)
    await expectNone(ask(job))
  })

  test('receives no session when a signed-out tab clicked the same link last', async () => {
    press(job, withCtrl())
    const other = new BroadcastChannel('loupe.session')
    other.postMessage({ type: 'press', address: new URL(job, location.origin).href })
    await vi.waitFor(() => expect(locks.names()).toEqual([]))
    other.close()
    await expectNone(ask(job))
  })

  test.each([
    ['an invalid tab name', { tab: 'a.mark', token }],
    ['no token', { tab: 'tab-of-meena' }],
    ['an invalid token', { tab: 'tab-of-meena', token: '{"uid":"u1"}' }],
    ['a token that is not JSON', { tab: 'tab-of-meena', token: 'r' }]
  ])('rejects a response with %s', async (_, wrong) => {
    session = wrong as typeof meena
    press(job, withCtrl())
    await expectNone(ask(job))
  })
})

test('session transfer › keeps the href of a pressed link', () => {
  press(job, mouse('contextmenu', { button: 2 }))
  expect(document.querySelector('a')?.getAttribute('href')).toBe(job)
})
