// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ChoiceField, ProseField, TextField } from '#renderer/components/form/fields.tsx'
import { FilterChips } from '#renderer/components/form/filter-chips.tsx'
import { VisibilityField } from '#renderer/components/form/visibility-field.tsx'
import { Suggestions } from '#renderer/components/public/suggestions.tsx'

afterEach(cleanup)

const bound = { label: 'Notice', onWrite: () => {} }

test.each([
  ['', ['Choose', 'Now', 'Later'], 'Choose'],
  ['Later', ['Choose', 'Now', 'Later'], 'Later'],
  ['After Diwali', ['Choose', 'Now', 'Later', 'After Diwali'], 'After Diwali']
])('a choice that was made (%s) stays to be seen, also where it is no longer offered', (value, offered, shown) => {
  render(<ChoiceField {...bound} value={value} none="Choose" choices={['Now', 'Later']} />)
  const field = screen.getByLabelText<HTMLSelectElement>('Notice')
  expect([...field.options].map(({ textContent }) => textContent)).toEqual(offered)
  expect(field.selectedOptions[0]?.textContent).toBe(shown)
})

test('a choice is written by its word, and taken back by none', () => {
  const write = vi.fn()
  render(<ChoiceField {...bound} value="Now" onWrite={write} none="Choose" choices={['Now', 'Later']} />)
  for (const value of ['Later', '']) fireEvent.change(screen.getByLabelText('Notice'), { target: { value } })
  expect(write.mock.calls).toEqual([['Later'], ['']])
})

test('a line offers suggestions where it has some, and says what kind of text it takes', () => {
  render(
    <>
      <TextField {...bound} value="" suggestions={['Surat GJ']} />
      <TextField {...bound} label="Phone" value="" type="tel" autoComplete="tel" required />
    </>
  )
  const [place, phone] = [
    screen.getByLabelText<HTMLInputElement>('Notice'),
    screen.getByLabelText<HTMLInputElement>('Phone')
  ]
  expect([...(place.list?.options ?? [])].map(({ value }) => value)).toEqual(['Surat GJ'])
  expect([place.type, place.autocomplete, place.getAttribute('aria-required')]).toEqual(['text', 'off', null])
  expect([phone.list, phone.type, phone.autocomplete, phone.getAttribute('aria-required')]).toEqual([
    ...[null, 'tel', 'tel', 'true']
  ])
})

test('a text says beside itself what helps, and what is wrong with it', () => {
  render(<ProseField {...bound} value="Gold" optional="(optional)" help="In short." error="Too long." />)
  const field = screen.getByLabelText(/^Notice \(optional\)/)
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['In short.', 'Too long.'])
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('each filter that is set is taken out by itself, and one that is not has nothing to press', () => {
  const [first, second] = [vi.fn(), vi.fn()]
  render(
    <FilterChips
      chips={[
        ['Production', first],
        ['', vi.fn()],
        ['Surat GJ', second]
      ]}
    />
  )
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'ProductionRemove filter',
    'Surat GJRemove filter'
  ])
  fireEvent.click(screen.getByRole('button', { name: /^Surat/ }))
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
})

test.each([
  [undefined, []],
  [false, ['Whoever signs in']],
  [true, ['Only employers I apply to']]
])('who may find a person is chosen by nobody but them: %s', (hidden, checked) => {
  const choose = vi.fn()
  render(<VisibilityField hidden={hidden} onChoose={choose} />)
  const radios = screen.getAllByRole<HTMLInputElement>('radio')
  const nameOf = (radio: HTMLInputElement) =>
    document.getElementById(radio.getAttribute('aria-labelledby') ?? '')?.textContent
  expect(radios.filter((radio) => radio.checked).map(nameOf)).toEqual(checked)
  for (const radio of radios.filter((each) => !each.checked)) fireEvent.click(radio)
  expect(choose.mock.calls.flat()).toEqual([false, true].filter((answer) => answer !== hidden))
})

test('suggested words are taken one by one, and where there are none nothing stands', () => {
  const take = vi.fn()
  const { rerender } = render(<Suggestions words={['kundan', 'polki']} label="Skills" verb="Add" onTake={take} />)
  fireEvent.click(screen.getByRole('button', { name: 'Add polki' }))
  expect(take.mock.calls).toEqual([['polki']])
  rerender(<Suggestions words={[]} label="Skills" verb="Add" onTake={take} />)
  expect(screen.queryByRole('group')).toBeNull()
})
