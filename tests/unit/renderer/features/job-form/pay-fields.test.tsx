// @vitest-environment happy-dom
import '#renderer/messages/employer-messages.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { PayFields } from '#renderer/features/job-form/pay-fields.tsx'
import { formatPayTexts, type PayTexts } from '#shared/domain/job/pay-input.ts'

afterEach(cleanup)

function Form({ stored = '' }: { stored?: string }) {
  const [texts, setTexts] = useState<PayTexts>(formatPayTexts(stored))
  return (
    <PayFields
      texts={texts}
      describe={(field) => ({
        ...{ label: field, value: texts[field] },
        onChange: (text) => setTexts((before) => ({ ...before, [field]: text }))
      })}
      onChange={(part) => setTexts((before) => ({ ...before, ...part }))}
    />
  )
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: false })
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const shown = () => screen.getByRole('status').textContent
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

function choose(name: string, option: string) {
  fireEvent.mouseDown(field(name))
  const offered = [...document.querySelectorAll('.ant-select-item-option')]
  fireEvent.click(offered.find(({ textContent }) => textContent === option) as HTMLElement)
}

test('pay fields › shows the pay as text, with a monthly estimate for piece work', () => {
  render(<Form />)
  write('payFrom', 'ask us')
  expect(shown()).toMatch(/^Enter a figure/)
  write('payFrom', '₹20 per stone')
  write('Stones per day', '130')
  expect(shown()).toBe('Candidates see: ₹20 a stone, about 130 a day ≈ ₹62,000 a month')
  choose('payUnit', 'day')
  expect([shown(), field('payFrom').value]).toEqual(['Candidates see: ₹20 a day', '20'])
})

test('pay fields › replaces figures with text and restores either when switched', () => {
  render(<Form />)
  write('payFrom', '20-25k')
  press('Enter words instead')
  expect([field('salaryRange').value, screen.queryByLabelText('payFrom')]).toEqual(['₹20,000–25,000 a month', null])
  write('salaryRange', 'As per skill')
  press('Enter figures instead')
  expect([field('payFrom').value, shown()]).toEqual(['20-25k', 'Candidates see: ₹20,000–25,000 a month'])
  press('Enter words instead')
  expect(shown()).toBe('Candidates see: As per skill')
})
