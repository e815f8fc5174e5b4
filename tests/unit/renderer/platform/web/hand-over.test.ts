// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWithinMs, offerMs, offerSession, readyLock } from '#renderer/platform/web/hand-over.ts'
import { fakeLocks } from '#tests/support/fake-locks.ts'
import { ask, mouse, press, withCtrl } from '#tests/support/hand-over.ts'
import { until } from '#tests/support/until.ts'

const locks = fakeLocks()
/** The name of the tab; null: nobody is signed in. */
let tab: string | null = null
offerSession(locks, null, () => tab)

let number = 0
/** No two tests have the same job. */
let job = ''

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  number += 1
  job = `/jobs/job_${number}`
  tab = 'tab-of-meena'
  window.sessionStorage.clear()
})
afterEach(() => {
  vi.advanceTimersByTime(offerMs)
  vi.useRealTimers()
  document.body.replaceChildren()
})

/** The answer to a tab whom no other answers. */
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
  tab = null
  press(job, withCtrl())
  expect(locks.names()).not.toContain(readyLock)
})

test('an offer that nobody takes ends', async () => {
  press(job, withCtrl())
  // Reading the link's context menu takes a while.
  await vi.advanceTimersByTimeAsync(20_000)
  expect(locks.names()).toContain(readyLock)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(locks.names()).not.toContain(readyLock)
  await expectNone(ask(job))
})

test('a tab with other offers says at once that it has none for this one', async () => {
  press(job, withCtrl())
  expect(await ask('/jobs/another')).toBeNull()
  expect(await ask(job)).toEqual({ tab: 'tab-of-meena' })
})

test('a busy tab is waited for, also when another has said that it has no offer', async () => {
  press('/jobs/another', withCtrl())
  const busy = new BroadcastChannel('loupe.hand-over')
  const asked = new Promise<string>((resolve) => {
    busy.onmessage = ({ data }) => resolve(data.id)
  })
  const asking = ask(job, undefined, false, 2)
  const answers = new BroadcastChannel(`loupe.hand-over.${await asked}`)
  await vi.advanceTimersByTimeAsync(5_000)
  answers.postMessage({ tab: 'tab-of-asha' })
  expect(await asking).toEqual({ tab: 'tab-of-asha' })
  for (const each of [busy, answers]) each.close()
})

test('who has signed out since hands nothing over', async () => {
  press(job, withCtrl())
  tab = null
  const asking = ask(job)
  await until(() => expect(locks.names()).not.toContain(readyLock))
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
  tab = null
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

test.each([
  ['a visitor', 'Ctrl on the very link that somebody signed in had touched before', false],
  ['another person who is signed in', 'the same', true]
])('the tab that %s opens takes no session of who pressed before: %s', async (_who, _what, answersToo) => {
  press(job, withCtrl())
  const there = new BroadcastChannel('loupe.hand-over')
  there.postMessage({ pressed: location.origin + job, from: `${location.origin}/jobs?q=setter` })
  await until(() => expect(locks.names()).not.toContain(readyLock))
  if (answersToo)
    there.onmessage = ({ data }) => {
      const answers = new BroadcastChannel(`loupe.hand-over.${data.id}`)
      answers.postMessage({ tab: 'tab-of-asha' })
      answers.close()
    }
  const asking = ask(job)
  if (answersToo) expect(await asking).toEqual({ tab: 'tab-of-asha' })
  else await expectNone(asking)
  there.close()
})
