// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ChoiceField } from '#renderer/components/form/fields.tsx'
import { VisibilityField } from '#renderer/components/form/visibility-field.tsx'

afterEach(cleanup)

const bound = { label: 'Notice', onChange: () => {} }

test.each([
  ['', ['Choose', 'Now', 'Later'], 'Choose'],
  ['Later', ['Choose', 'Now', 'Later'], 'Later'],
  ['After Diwali', ['Choose', 'Now', 'Later', 'After Diwali'], 'After Diwali']
])('ChoiceField › lists the stored option (%s) even when no longer offered', (value, offered, shown) => {
  render(<ChoiceField {...bound} value={value} none="Choose" choices={['Now', 'Later']} />)
  const field = screen.getByLabelText<HTMLSelectElement>('Notice')
  expect([...field.options].map(({ textContent }) => textContent)).toEqual(offered)
  expect(field.selectedOptions[0]?.textContent).toBe(shown)
})

test.each([
  [undefined, []],
  [false, ['Anyone logged in']],
  [true, ['Only employers I apply to']]
])('VisibilityField › has no preselected option: %s', (hidden, checked) => {
  const choose = vi.fn()
  render(<VisibilityField hidden={hidden} onChoose={choose} />)
  const radios = screen.getAllByRole<HTMLInputElement>('radio')
  const nameOf = (radio: HTMLInputElement) =>
    document.getElementById(radio.getAttribute('aria-labelledby') ?? '')?.textContent
  expect(radios.filter((radio) => radio.checked).map(nameOf)).toEqual(checked)
  for (const radio of radios.filter((each) => !each.checked)) fireEvent.click(radio)
  expect(choose.mock.calls.flat()).toEqual([false, true].filter((answer) => answer !== hidden))
})
