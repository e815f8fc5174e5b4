// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answerWithinMs, offerMs, requestSession, shareSession } from '#renderer/platform/web/session-transfer.ts'
import { fakeLocks } from '#tests/support/fake-locks.ts'

const locks = fakeLocks()
const token = JSON.stringify({ uid: 'u1', stsTokenManager: { refreshToken: 'r' } })
const meena = { tab: 'tab-of-meena', token }
/** null: nobody is signed in. */
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
  vi.advanceTimersByTime(offerMs)
  vi.useRealTimers()
  document.body.replaceChildren()
})

const mouse = (name: string, more: MouseEventInit = {}) =>
  new MouseEvent(name, { bubbles: true, cancelable: true, ...more })
const withCtrl = () => mouse('click', { ctrlKey: true })

function press(to: string, event: Event): void {
  const link = document.createElement('a')
  link.href = to
  link.append(document.createElement('b'))
  link.addEventListener('click', (clicked) => clicked.preventDefault())
  document.body.append(link)
  link.firstElementChild?.dispatchEvent(event)
}

/** Asks as a new tab does that shows `address`. */
function ask(address: string, { isOnBoard = true, referrer = '' } = {}) {
  history.pushState(null, '', address)
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  return requestSession(locks, isOnBoard)
}

/** The answer to a tab that no other tab answers. */
async function expectNone(asking: Promise<unknown>): Promise<void> {
  await vi.advanceTimersByTimeAsync(answerWithinMs)
  expect(await asking).toBeNull()
}

describe('shareSession', () => {
  test.each([
    ['a click with Ctrl', withCtrl],
    ['a click with Cmd', () => mouse('click', { metaKey: true })],
    ['a click with Shift', () => mouse('click', { shiftKey: true })],
    ['the middle button', () => mouse('auxclick', { button: 1 })],
    ['the context menu of a link', () => mouse('contextmenu', { button: 2 })],
    ['a link dragged to the tab bar', () => mouse('dragstart')],
    ['a long press on a phone', () => new Event('touchstart', { bubbles: true })]
  ])('hands the session to the tab opened by %s, without a referrer', async (_, gesture) => {
    press(job, gesture())
    expect(await ask(job)).toEqual(meena)
  })

  test.each([
    ['a plain click', () => press(job, mouse('click'))],
    ['the right button alone', () => press(job, mouse('auxclick', { button: 2 }))],
    ['a link that leads elsewhere', () => press('https://forms.example.com/', withCtrl())],
    ['another link', () => press('/jobs/another', withCtrl())]
  ])('offers nothing after %s', async (_, act) => {
    act()
    await expectNone(ask(job))
  })

  test('offers nothing where nobody is signed in', async () => {
    session = null
    press(job, withCtrl())
    await expectNone(ask(job))
  })

  test('hands nothing over after signing out', async () => {
    press(job, withCtrl())
    session = null
    expect(await ask(job)).toBeNull()
  })

  test('ends an offer that no tab takes', async () => {
    press(job, withCtrl())
    await vi.advanceTimersByTimeAsync(offerMs + 1)
    await expectNone(ask(job))
  })
})

describe('requestSession', () => {
  test('takes nothing for a page that another site has opened', async () => {
    press(job, withCtrl())
    await expectNone(ask(job, { referrer: 'https://example.com/' }))
  })

  test.each([
    ['a tab name of another form', { tab: 'a.mark', token }],
    ['no token', { tab: 'tab-of-meena' }],
    ['a token of another form', { tab: 'tab-of-meena', token: '{"uid":"u1"}' }],
    ['a token that is no JSON', { tab: 'tab-of-meena', token: 'r' }]
  ])('refuses an answer with %s', async (_, wrong) => {
    session = wrong as typeof meena
    press(job, withCtrl())
    await expectNone(ask(job))
  })
})
