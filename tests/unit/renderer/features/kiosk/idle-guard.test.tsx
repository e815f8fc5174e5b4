// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { IdleGuard } from '#renderer/features/kiosk/idle-guard.tsx'
import { type Services, ServicesContext } from '#renderer/hooks/services.ts'

const signOut = vi.fn<() => Promise<void>>()

beforeEach(() => {
  vi.useFakeTimers()
  signOut.mockReset().mockRejectedValueOnce(new Error('no network')).mockResolvedValue()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const open = () =>
  render(
    <ServicesContext value={{ accounts: { signOut } } as unknown as Services}>
      <IdleGuard uid="u-meena" minutes={2} />
    </ServicesContext>
  )
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('whoever has gone is signed out, and again until it works', async () => {
  open()
  await wait(120_000)
  expect(signOut).toHaveBeenCalledTimes(1)
  await wait(1_000)
  expect(signOut).toHaveBeenCalledTimes(2)
  await wait(60_000)
  expect(signOut).toHaveBeenCalledTimes(2)
})

test('who is watched no more is signed out by nobody', async () => {
  const { unmount } = open()
  unmount()
  await wait(300_000)
  expect(signOut).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})
