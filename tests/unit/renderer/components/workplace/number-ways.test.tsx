// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { NumberWays } from '#renderer/components/workplace/number-ways.tsx'
import { type Services, ServicesContext } from '#renderer/hooks/services.ts'

afterEach(cleanup)

const show = (number: string, openExternal = vi.fn(async (_address: string) => 'opened' as const)) => {
  render(
    <ServicesContext value={{ platform: { openExternal } } as unknown as Services}>
      <NumberWays number={number} words="Hello" />
    </ServicesContext>
  )
  return openExternal
}

test('NumberWays shows what was typed, and buttons for each number in it', () => {
  show('98250 12345 after 6 pm, office 0261-2345678')
  expect(screen.getByText('98250 12345 after 6 pm, office 0261-2345678')).toBeTruthy()
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Call 98250 12345', 'tel:+919825012345'],
    ['Message on WhatsApp 98250 12345', 'https://wa.me/919825012345?text=Hello'],
    ['Call 0261-2345678', 'tel:+912612345678']
  ])
})

test('a number is called and written to by the way of the platform alone: its link leads away from no screen', async () => {
  const openExternal = show('+91 98250 12345')
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
