// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { isClockWrong, LazyClockBanner } from '#renderer/app/lazy-overlays.tsx'
import { useSession } from '#renderer/stores/session-store.ts'
import { resetStores } from '#tests/support/fresh-stores.ts'

const builtAt = Date.UTC(2026, 10, 28)

afterEach(() => {
  cleanup()
  resetStores()
})

describe('clock banner', () => {
  test.each([
    ['2015-01-01', true],
    ['2025-10-01', true],
    ['2026-01-01', false],
    ['2031-10-01', false],
    ['2036-01-01', true]
  ])('warns for the clock date %s in an app built in November 2026: %s', (now, isWrong) => {
    expect(isClockWrong(Date.parse(now), builtAt)).toBe(isWrong)
  })

  test('asks the user to set the clock of the device', async () => {
    vi.stubEnv('LOUPE_BUILT_AT', String(Date.now() + 10 * 365 * 86_400_000))
    useSession.setState({ restored: true })
    render(<LazyClockBanner />)
    await screen.findByText(/^Your device shows .* Please correct the date and time/)
  })
})
