// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
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

test('NumberWays › shows the typed text and links each number', () => {
  show('98250 12345 after 6 pm, office 0261-2345678')
  expect(screen.getByText('98250 12345 after 6 pm, office 0261-2345678')).toBeTruthy()
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Call 98250 12345', 'tel:+919825012345'],
    ['Message on WhatsApp 98250 12345', 'https://wa.me/919825012345?text=Hello'],
    ['Call 0261-2345678', 'tel:+912612345678']
  ])
})
