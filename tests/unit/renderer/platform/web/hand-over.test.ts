// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWithinMs, offerMs, offerSession, readyLock, requestSession } from '#renderer/platform/web/hand-over.ts'
import { fakeLocks } from '#tests/support/fake-locks.ts'

const tokenKey = 'firebase:authUser:none:[DEFAULT]'
const token = JSON.stringify({ uid: 'u1', stsTokenManager: { refreshToken: 'r' } })
const locks = fakeLocks()
/** The names of two tabs: one of a board on this device, one of a shared board. Nobody is signed in in them but as a test says so. */
const names: { own: string | null; shared: string | null } = { own: null, shared: null }
offerSession(locks, null, () => names.own)
offerSession(locks, tokenKey, () => names.shared)

let number = 0
/** No two tests have the same job. */
let job = ''

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  number += 1
  job = `/jobs/job_${number}`
  Object.assign(names, { own: 'tab-of-meena', shared: null })
  window.sessionStorage.clear()
})
afterEach(() => {
  vi.advanceTimersByTime(offerMs)
  vi.useRealTimers()
  document.body.replaceChildren()
})

/** A person does this on the page at `from`, to its link to `to`, or to what stands in the link. */
function press(to: string, event: Event, from = '/jobs?q=setter'): void {
  history.pushState(null, '', from)
  const link = document.createElement('a')
  link.href = to
  link.append(document.createElement('b'))
  link.addEventListener('click', (clicked) => clicked.preventDefault())
  document.body.append(link)
  link.firstElementChild?.dispatchEvent(event)
}

const mouse = (name: string, more: MouseEventInit = {}) =>
  new MouseEvent(name, { bubbles: true, cancelable: true, ...more })
const withCtrl = () => mouse('click', { ctrlKey: true })

/** Asks as a tab does that shows `address` and was opened from `from`. */
function ask(address: string, from = '/jobs?q=setter', isOnBoard = false) {
  history.pushState(null, '', address)
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(from && location.origin + from)
  return requestSession(isOnBoard)
}

/** What is answered to somebody whom nobody answers. */
async function expectNone(asking: Promise<unknown>): Promise<void> {
  await vi.advanceTimersByTimeAsync(answerWithinMs)
  expect(await asking).toBeNull()
}

test.each([
  ['a click with Ctrl', withCtrl],
  ['a click with Cmd', () => mouse('click', { metaKey: true })],
  ['a click with Shift, for a window', () => mouse('click', { shiftKey: true })],
  ['the middle button', () => mouse('auxclick', { button: 1 })],
  ['the menu of a link', () => mouse('contextmenu', { button: 2 })],
  ['a link that is dragged to the tab bar', () => mouse('dragstart')],
  ['a long press on a phone', () => new Event('touchstart', { bubbles: true })]
])('%s: the tab that is opened takes the session over', async (_, gesture) => {
  press(job, gesture())
  expect(locks.names()).toContain(readyLock)
  expect(await ask(job)).toEqual({ tab: 'tab-of-meena' })
})

test('an offer is taken once', async () => {
  press(job, withCtrl())
  expect(await ask(job)).not.toBeNull()
  expect(locks.names()).not.toContain(readyLock)
  await expectNone(ask(job))
})

test('of two tabs that are opened from one link each takes the session over', async () => {
  press(job, withCtrl())
  press(job, withCtrl())
  expect(await ask(job)).not.toBeNull()
  expect(await ask(job)).not.toBeNull()
})

test.each([
  ['asks for another address', '/jobs/another', '/jobs?q=setter'],
  ['was opened from another page', undefined, '/candidates'],
  ['was not opened from any page', undefined, '']
])('a tab that %s gets no answer, and takes nothing from the one that was opened', async (_, address, from) => {
  press(job, withCtrl())
  const foreign = ask(address ?? job, from)
  expect(await ask(job)).toEqual({ tab: 'tab-of-meena' })
  await expectNone(foreign)
})

test.each([
  ['a plain click', () => mouse('click')],
  ['the right button by itself', () => mouse('auxclick', { button: 2 })]
])('%s opens no tab: nothing is offered', (_, gesture) => {
  press(job, gesture())
  expect(locks.names()).not.toContain(readyLock)
})

test('nothing is offered by a visitor, and for a link that leads elsewhere', () => {
  press('https://forms.example.com/', withCtrl())
  names.own = null
  press(job, withCtrl())
  expect(locks.names()).not.toContain(readyLock)
})

test('an offer that nobody takes ends', async () => {
  press(job, withCtrl())
  await vi.advanceTimersByTimeAsync(offerMs)
  expect(locks.names()).not.toContain(readyLock)
  await expectNone(ask(job))
})

test('who has signed out since hands nothing over', async () => {
  press(job, withCtrl())
  names.own = null
  const asking = ask(job)
  await vi.waitFor(() => expect(locks.names()).not.toContain(readyLock))
  await expectNone(asking)
})

test('the token of a shared board goes with the session, and to the tab that asks alone', async () => {
  Object.assign(names, { own: null, shared: 'tab-of-meena' })
  window.sessionStorage.setItem(tokenKey, token)
  const heard: unknown[] = []
  const listener = new BroadcastChannel('loupe.hand-over')
  listener.onmessage = ({ data }) => heard.push(data)
  press(job, withCtrl())
  expect(await ask(job, undefined, true)).toEqual({ tab: 'tab-of-meena', token })
  await vi.waitFor(() => expect(heard).toHaveLength(1))
  expect(JSON.stringify(heard)).not.toContain('tab-of-meena')
  listener.close()
})

test('a session of a shared board without its token is none', async () => {
  Object.assign(names, { own: null, shared: 'tab-of-meena' })
  press(job, withCtrl())
  const asking = ask(job, undefined, true)
  await vi.waitFor(() => expect(locks.names()).not.toContain(readyLock))
  await expectNone(asking)
})

test.each<[string, unknown, boolean]>([
  ['no object', 'tab-of-meena', false],
  ['no name', {}, false],
  ['a name that no tab has', { tab: 'a.mark' }, false],
  ['no token on a shared board', { tab: 'tab-of-meena' }, true],
  ['a token of another form', { tab: 'tab-of-meena', token: '{"uid":"u1"}' }, true],
  ['a token that is no JSON', { tab: 'tab-of-meena', token: 'r' }, true]
])('an answer that cannot be one is none: %s', async (_, answer, isOnBoard) => {
  names.own = null
  const other = new BroadcastChannel('loupe.hand-over')
  other.onmessage = ({ data }) => {
    const answers = new BroadcastChannel(`loupe.hand-over.${data.id}`)
    answers.postMessage(answer)
    answers.close()
  }
  expect(await ask(job, undefined, isOnBoard)).toBeNull()
  other.close()
})

test('a question that cannot be one is not answered', async () => {
  press(job, withCtrl())
  const other = new BroadcastChannel('loupe.hand-over')
  for (const question of [null, 'loupe', { id: 7, address: location.origin + job, from: '' }])
    other.postMessage(question)
  other.close()
  expect(await ask(job)).toEqual({ tab: 'tab-of-meena' })
})
