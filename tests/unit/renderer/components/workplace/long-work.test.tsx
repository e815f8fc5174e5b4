// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LongWork } from '#renderer/components/workplace/long-work.tsx'

afterEach(cleanup)

test('work on many things says how far it is, and can be stopped where there is a way back', async () => {
  await import('#renderer/components/workplace/progress-bar.tsx')
  const cancel = vi.fn()
  const { rerender } = render(<LongWork label="Approving" done={300} total={1200} onCancel={cancel} />)
  await act(async () => {})
  expect(screen.getByText('Approving: 300 of 1,200')).toBeDefined()
  const percent = () => screen.getByRole('progressbar', { name: /^Approving/ }).getAttribute('aria-valuenow')
  expect(percent()).toBe('25')
  act(() => screen.getByRole('button', { name: 'Cancel' }).click())
  expect(cancel).toHaveBeenCalledOnce()
  rerender(<LongWork label="Approving" done={0} total={0} />)
  expect([percent(), screen.queryByRole('button')]).toEqual(['100', null])
})
