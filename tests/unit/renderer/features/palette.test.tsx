// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { open, shown } from '#tests/support/desk.tsx'

afterEach(cleanup)

test('a job that was found for earlier words is not offered for other ones, not for a moment', async () => {
  await import('#renderer/features/palette/palette.tsx')
  const app = await open()
  await shown('Diamond Setter')
  await app.user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: 'Find and go' })
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
