// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { PayFields } from '#renderer/features/job-form/pay-fields.tsx'

afterEach(cleanup)

function Form() {
  const [text, setText] = useState('')
  return <PayFields field={{ label: 'Salary range', name: 'salaryRange', value: text, onChange: setText }} />
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const values = () => ['Minimum pay', 'Maximum pay', 'Salary range'].map((name) => field(name).value)

function choose(name: string, option: string) {
  fireEvent.mouseDown(field(name))
  const offered = [...document.querySelectorAll('.ant-select-item-option')]
  fireEvent.click(offered.find(({ textContent }) => textContent === option) as HTMLElement)
}

test('PayFields › write figures as grouped pay per unit', () => {
  render(<Form />)
  write('Minimum pay', '18000')
  expect(values()).toEqual(['18,000', '', 'From ₹18,000 a month'])
  write('Maximum pay', '₹ 1,20,000')
  expect(values()).toEqual(['18,000', '1,20,000', '₹18,000–1,20,000 a month'])
  choose('Paid per', 'year')
  expect(values()).toEqual(['18,000', '1,20,000', '₹18,000–1,20,000 a year'])
})

test('PayFields › read a text back into figures', () => {
  render(<Form />)
  write('Salary range', 'Rs 800 to 900 per day')
  expect(values()).toEqual(['800', '900', 'Rs 800 to 900 per day'])
  write('Minimum pay', '')
  write('Maximum pay', '')
  expect(values()).toEqual(['', '', ''])
})

test('PayFields › keep other words until asked, and report reversed limits', () => {
  render(<Form />)
  const reversed = () => screen.queryByText('Enter a maximum that is higher than the minimum.')
  write('Salary range', 'By the stone, ask us')
  write('Minimum pay', '1200')
  expect(values()).toEqual(['1,200', '', 'By the stone, ask us'])
  fireEvent.click(screen.getByRole('button', { name: 'Write “From ₹1,200 a month” instead' }))
  expect(values()).toEqual(['1,200', '', 'From ₹1,200 a month'])
  write('Maximum pay', '1500')
  expect([values()[2], reversed()]).toEqual(['₹1,200–1,500 a month', null])
  write('Maximum pay', '150')
  expect(values()).toEqual(['1,200', '150', '₹1,200–1,500 a month'])
  expect(reversed()).not.toBeNull()
})
