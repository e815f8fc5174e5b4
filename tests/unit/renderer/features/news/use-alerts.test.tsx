// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { type PropsWithChildren, useMemo } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useAlertOnGrowth } from '#renderer/features/news/use-alerts.ts'
import { type Services, ServicesContext } from '#renderer/hooks/services.ts'
import type { Alerts } from '#renderer/platform/platform.ts'

afterEach(cleanup)

function over(alerts: Partial<Alerts>) {
  const services = { platform: { openAlerts: async () => alerts } } as unknown as Services
  return ({ children }: PropsWithChildren) => <ServicesContext value={services}>{children}</ServicesContext>
}

test('useAlertOnGrowth › alerts for new items only, not for those at the start', async () => {
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
