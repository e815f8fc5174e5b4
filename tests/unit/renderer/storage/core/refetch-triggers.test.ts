// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onRefetchTrigger } from '#renderer/storage/core/refetch-triggers.ts'

let received: string[]
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  received = []
  stop = onRefetchTrigger((trigger) => received.push(trigger))
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

function show(state: 'hidden' | 'visible') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('refetch triggers › fire on focus, on reconnect and once a minute', () => {
  show('visible')
  window.dispatchEvent(new Event('focus'))
  window.dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(120_000)
  expect(received).toEqual(['focus', 'online', 'minute', 'minute'])
  stop()
  window.dispatchEvent(new Event('focus'))
  vi.advanceTimersByTime(120_000)
  expect(received).toHaveLength(4)
})
