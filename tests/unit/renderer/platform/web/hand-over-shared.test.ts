// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWithinMs, offerMs, offerSession, readyLock } from '#renderer/platform/web/hand-over.ts'
import { fakeLocks } from '#tests/support/fake-locks.ts'
import { ask, press, withCtrl } from '#tests/support/hand-over.ts'
import { until } from '#tests/support/until.ts'

const tokenKey = 'firebase:authUser:none:[DEFAULT]'
const token = JSON.stringify({ uid: 'u1', stsTokenManager: { refreshToken: 'r' } })
const job = '/jobs/job_1'
const locks = fakeLocks()
offerSession(locks, tokenKey, () => 'tab-of-meena')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  window.sessionStorage.clear()
})
afterEach(() => {
  vi.advanceTimersByTime(offerMs)
  vi.useRealTimers()
  document.body.replaceChildren()
})

test('the token of a shared board goes with the session, and to the tab that asks alone', async () => {
  window.sessionStorage.setItem(tokenKey, token)
  const heard: unknown[] = []
  const listener = new BroadcastChannel('loupe.hand-over')
  listener.onmessage = ({ data }) => heard.push(data)
  press(job, withCtrl())
  expect(await ask(job, undefined, true)).toEqual({ tab: 'tab-of-meena', token })
  await until(() => expect(heard).toHaveLength(2))
  expect(JSON.stringify(heard)).not.toContain('tab-of-meena')
  listener.close()
})

test('a session of a shared board without its token is none', async () => {
  press(job, withCtrl())
  const asking = ask(job, undefined, true)
  await until(() => expect(locks.names()).not.toContain(readyLock))
  await vi.advanceTimersByTimeAsync(answerWithinMs)
  expect(await asking).toBeNull()
})
