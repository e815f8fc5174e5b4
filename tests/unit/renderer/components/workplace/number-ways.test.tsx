// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { NumberWays } from '#renderer/components/workplace/number-ways.tsx'
import { type Services, ServicesContext } from '#renderer/hooks/services.ts'

afterEach(cleanup)

test('a number is called and written to by the way of the platform alone: its link leads away from no screen', async () => {
  const openExternal = vi.fn(async (_address: string) => 'opened' as const)
  render(
    <ServicesContext value={{ platform: { openExternal } } as unknown as Services}>
      <NumberWays number="+91 98250 12345" words="Hello" />
    </ServicesContext>
  )
  const isHeld: boolean[] = []
  const note = (event: Event) => {
    isHeld.push(event.defaultPrevented)
    event.preventDefault()
  }
  document.addEventListener('click', note)
  for (const word of ['Call', 'Message on WhatsApp'])
    fireEvent.click(screen.getByRole('link', { name: `${word}: +91 98250 12345` }))
  document.removeEventListener('click', note)
  expect(isHeld).toEqual([true, true])
  await vi.waitFor(() =>
    expect(openExternal.mock.calls.flat()).toEqual([
      'tel:+919825012345',
      expect.stringMatching(/^https:\/\/wa\.me\/919825012345\?text=Hello$/)
    ])
  )
})
