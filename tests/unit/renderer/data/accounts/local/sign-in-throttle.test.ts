import { afterEach, expect, test, vi } from 'vitest'
import { createSignInThrottle } from '#renderer/data/accounts/local/sign-in-throttle.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
// Loaded with the first change otherwise, which fake timers do not wait for.
import '#renderer/storage/core/document-edits.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { maxWaitMs } from '#shared/domain/account/sign-in-wait.ts'

afterEach(() => void vi.useRealTimers())

/** The throttle of a page that has just been loaded over what is stored. */
async function load(store: DocumentStore, readElapsedMs: () => number) {
  const throttle = createSignInThrottle(store, readElapsedMs)
  await vi.advanceTimersByTimeAsync(0)
  return throttle
}
const waiting = (remaining: number) => ({ id: 'meena@example.com', revision: 8, failures: 8, remaining })
const waitOf = ({ begin }: Awaited<ReturnType<typeof load>>) =>
  begin('meena@example.com').then(
    () => 0,
    ({ waitMs }: { waitMs: number }) => waitMs
  )

test('sign-in throttle › counts the time that passed before a reload', async () => {
  vi.useFakeTimers()
  const store = createMemoryStore({ elements: { signInWaits: [waiting(60_000)] } })
  let now = 0
  const before = await load(store, () => now)
  for (let second = 0; second < 42; second += 1) {
    now += 1000
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(await waitOf(before)).toBe(18_000)
  // Another page, whose clock begins anew.
  expect(await waitOf(await load(store, () => now - 42_000))).toBe(20_000)
  now += 60_000
  await vi.advanceTimersByTimeAsync(15_000)
  expect([store.readElements('signInWaits'), vi.getTimerCount()]).toMatchObject([[{ remaining: 0 }], 0])
  expect(await waitOf(before)).toBe(0)
})

test('sign-in throttle › never exceeds the maximum wait', async () => {
  vi.useFakeTimers()
  const store = createMemoryStore({ elements: { signInWaits: [waiting(maxWaitMs * 100)] } })
  let now = 0
  const throttle = await load(store, () => now)
  expect(await waitOf(throttle)).toBe(maxWaitMs)
  now += maxWaitMs - 1000
  expect(await waitOf(throttle)).toBe(1000)
})
