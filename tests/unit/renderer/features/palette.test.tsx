// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { open, shown } from '#tests/support/desk.tsx'

afterEach(cleanup)

async function openPalette(): Promise<HTMLElement> {
  await import('#renderer/features/palette/palette.tsx')
  const app = await open()
  await shown('Diamond Setter')
  await app.user.keyboard('{Control>}k{/Control}')
  return screen.findByRole('combobox', { name: 'Find and go' })
}

test('a job that was found for earlier words is not offered for other ones, not for a moment', async () => {
  const field = await openPalette()
  const write = (text: string) => fireEvent.change(field, { target: { value: text } })
  const found = () =>
    screen.queryAllByRole('option').flatMap(({ textContent }) => /Polisher|Engraver/.exec(textContent ?? '') ?? [])
  write('er')
  await screen.findByRole('option', { name: /Engraver/ })
  expect(found().sort()).toEqual(['Engraver', 'Polisher'])
  write('engr')
  expect(found()).toEqual(['Engraver'])
  write('edit')
  expect(found()).toEqual([])
  await act(async () => {})
})

test('the field names the selected option to screen readers, also where its attribute was left stale', async () => {
  const field = await openPalette()
  const name = 'aria-activedescendant'
  const option = await screen.findByRole('option', { selected: true })
  await waitFor(() => expect(field.getAttribute(name)).toBe(option.id))
  act(() => field.setAttribute(name, 'gone'))
  await waitFor(() => expect(field.getAttribute(name)).toBe(option.id))
})
