// @vitest-environment happy-dom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { type PropsWithChildren, useMemo } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { AskForAlerts } from '#renderer/features/news/ask-for-alerts.tsx'
import { useAlertOnGrowth } from '#renderer/features/news/use-alerts.ts'
import { type Services, ServicesContext } from '#renderer/hooks/services.ts'
import type { Alerts } from '#renderer/platform/platform.ts'

afterEach(cleanup)

function over(alerts: Partial<Alerts>) {
  const services = { platform: { openAlerts: async () => alerts } } as unknown as Services
  return ({ children }: PropsWithChildren) => <ServicesContext value={services}>{children}</ServicesContext>
}

test('alerts tell each time that more is new, and never what was there when the tab was loaded', async () => {
  const show = vi.fn()
  const open = () => {}
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const { rerender } = renderHook(
    (count: number | undefined) =>
      useAlertOnGrowth(
        useMemo(() => [3, count], [count]),
        'Something is new.',
        open
      ),
    {
      wrapper: over({ readState: () => 'on', show }),
      initialProps: undefined as number | undefined
    }
  )
  await act(async () => {})
  const told = [0, 2, 1, undefined, 3, 4].map((count) => {
    rerender(count)
    return show.mock.calls.length
  })
  expect(told).toEqual([0, 1, 1, 1, 1, 2])
  expect(show).toHaveBeenLastCalledWith('Something is new.', open)
})

test.each(['on', 'off'] as const)('whoever has answered (%s) is not asked about notifications again', async (state) => {
  render(<AskForAlerts />, { wrapper: over({ readState: () => state }) })
  await act(async () => {})
  expect(screen.queryByRole('button')).toBeNull()
})

test('a browser that cannot ask is not asked twice', async () => {
  const ask = vi.fn().mockRejectedValue(new Error('not here'))
  render(<AskForAlerts />, { wrapper: over({ readState: () => 'unasked', ask }) })
  await act(async () => {})
  await act(async () => screen.getByRole('button', { name: 'Switch notifications on' }).click())
  expect([screen.queryByRole('button'), ask.mock.calls.length]).toEqual([null, 1])
})
