// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Bars, LineCharts } from '#renderer/features/dashboard/numbers/charts.tsx'

afterEach(cleanup)

test('of the days under a line the first and the last are named', async () => {
  // Nothing is laid out here, and what has no size is not drawn.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 112))
  const days = ['Monday', 'Tuesday', 'Wednesday']
  render(<LineCharts lines={[{ name: 'Production', values: [1, 2, 4] }]} moments={days} />)
  const labels = () => screen.queryAllByText(/day$/, { selector: 'tspan' }).map(({ textContent }) => textContent)
  await waitFor(() => expect(labels()).toEqual(['Monday', 'Wednesday']))
  expect(screen.getByText('Production').parentElement?.textContent).toBe('Production 4')
})

test('a bar has its number, and a long name shortened', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 44))
  render(<Bars bars={[{ name: 'Setter-of-stones-in-gold-and-silver', value: 7 }]} />)
  const texts = () => [...document.querySelectorAll('text')].map(({ textContent }) => textContent)
  await waitFor(() => expect(texts()).toEqual(['Setter-of-stones-in-gold-…', '7']))
})
