// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ChoiceField } from '#renderer/components/form/text-fields.tsx'

afterEach(cleanup)

const bound = { label: 'Notice', onChange: () => {} }

test.each([
  ['', ['Choose', 'Now', 'Later'], 'Choose'],
  ['Later', ['Choose', 'Now', 'Later'], 'Later'],
  ['After Diwali', ['Choose', 'Now', 'Later', 'After Diwali'], 'After Diwali']
])('select field › lists the stored option (%s) even when no longer offered', (value, offered, shown) => {
  render(<ChoiceField {...bound} value={value} none="Choose" choices={['Now', 'Later']} />)
  const field = screen.getByLabelText<HTMLSelectElement>('Notice')
  expect([...field.options].map(({ textContent }) => textContent)).toEqual(offered)
  expect(field.selectedOptions[0]?.textContent).toBe(shown)
})
