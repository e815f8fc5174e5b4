// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { PayFields } from '#renderer/features/posting-form/pay-fields.tsx'

afterEach(cleanup)

function Form() {
  const [text, setText] = useState('')
  return <PayFields field={{ label: 'Salary range', name: 'salaryRange', value: text, onWrite: setText }} />
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const values = () => ['Lowest pay', 'Highest pay', 'Salary range'].map((name) => field(name).value)

function choose(name: string, option: string) {
  fireEvent.mouseDown(field(name))
  const offered = [...document.querySelectorAll('.ant-select-item-option')]
  fireEvent.click(offered.find(({ textContent }) => textContent === option) as HTMLElement)
}

test('figures write the pay, in the groups in which it is read, and a unit changes its words', () => {
  render(<Form />)
  write('Lowest pay', '18000')
  expect(values()).toEqual(['18,000', '', 'From ₹18,000 a month'])
  write('Highest pay', '₹ 1,20,000')
  expect(values()).toEqual(['18,000', '1,20,000', '₹18,000–1,20,000 a month'])
  choose('Paid per', 'year')
  expect(values()).toEqual(['18,000', '1,20,000', '₹18,000–1,20,000 a year'])
})

test('a text is read back into figures, and emptied figures leave no pay', () => {
  render(<Form />)
  write('Salary range', 'Rs 800 to 900 per day')
  expect(values()).toEqual(['800', '900', 'Rs 800 to 900 per day'])
  write('Lowest pay', '')
  write('Highest pay', '')
  expect(values()).toEqual(['', '', ''])
})
