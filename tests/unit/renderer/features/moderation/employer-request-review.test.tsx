// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { EmployerRequestReview } from '#renderer/features/moderation/companies/employer-request-review.tsx'
import type { RequestBackground } from '#renderer/features/moderation/companies/use-employer-requests.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import type { EmployerRequest } from '#shared/domain/company/employer-request-record.ts'
import { renderWithStore } from '#tests/support/render-with-store.tsx'
import { details, requestOf } from '#tests/support/sample-companies.ts'

afterEach(cleanup)
const step = (type: 'ask' | 'reply' | 'decline' | 'approve', day: number, text = '', more = {}) => ({
  ...{ type, at: `2026-11-0${day}T09:00:00.000Z`, text },
  ...more
})

function review(request: EmployerRequest, background: Partial<RequestBackground> = {}, before?: EmployerRequest) {
  const whole = { alike: [], entry: undefined, company: undefined, ...background } as RequestBackground
  const { wrapper } = renderWithStore(createMemoryStore(), '/admin/requests')
  return render(<EmployerRequestReview request={request} before={before ?? null} background={whole} />, { wrapper })
    .container
}

test('review of an employer request › shows previous checks with their dates', () => {
  review(
    requestOf(
      'u-shah',
      {},
      {
        answers: [
          step('approve', 1, '', { details, verified: ['phone', 'shop'] }),
          step('approve', 3, '', { details, verified: ['phone'] }),
          step('decline', 4, 'Nobody answers.')
        ]
      }
    )
  )
  for (const word of ['Phone: called on 3 Nov 2026', 'Shop: visited on 1 Nov 2026', 'GST register: not checked'])
    screen.getByText(word)
})

test('review of an employer request › ignores previous checks of a corrected number or GSTIN', () => {
  const corrected = { phone: '+91 98250 54321', gstin: '27AAPFU0939F1ZV' }
  const before = { ...details, ...corrected }
  const answers = [
    step('approve', 1, '', { verified: ['phone', 'gstin'] }),
    step('approve', 2, '', { details, verified: ['phone', 'gstin', 'shop'] })
  ]
  review(requestOf('u-shah', corrected, { answers }))
  for (const word of ['Phone: not called', 'GST register: not checked', 'Shop: visited on 2 Nov 2026'])
    screen.getByText(word)
  cleanup()
  const again = step('approve', 1, '', { details: before, verified: ['phone'] })
  review(requestOf('u-shah', corrected, { answers: [again, ...answers] }))
  screen.getByText('Phone: called on 1 Nov 2026')
})

test.each([
  ['shahjewels.in', true],
  ['3, Ring Road', false]
])('review of an employer request › links register, phone, map and a website: %s', (address, isWebsite) => {
  review(requestOf('u-shah', { address, phone: '98250 12345' }))
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  expect(links).toContain('tel:+919825012345')
  expect(links.some((link) => link.startsWith('https://services.gst.gov.in/'))).toBe(true)
  expect(links.find((link) => link.includes('google.com/maps'))).toContain('Shah+Jewels')
  expect(links.includes('https://shahjewels.in/')).toBe(isWebsite)
})

test.each([
  ['', 'Phone: not given'],
  ['12345', 'Phone number is not valid: it cannot be called']
])('review of an employer request › offers no call where the phone number is %j', (phone, word) => {
  review(requestOf('u-shah', { phone }))
  expect(screen.getByText(word)).toBeDefined()
  expect(screen.queryAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('tel:'))).toEqual([])
})
