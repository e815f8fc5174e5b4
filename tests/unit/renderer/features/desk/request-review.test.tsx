// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RequestReview } from '#renderer/features/desk/houses/request-review.tsx'
import type { RequestBackground } from '#renderer/features/desk/houses/use-houses.ts'
import type { EmployerRequest } from '#shared/domain/house/request-record.ts'
import { details, entryOf, houseOf, requestOf } from '#tests/support/houses.ts'

afterEach(cleanup)
const ban = { at: '2026-11-02T09:00:00.000Z', reason: 'They asked for ₹500.', by: 'admin' }
const said = (did: 'ask' | 'reply' | 'decline' | 'approve', day: number, text = '', more = {}) => ({
  ...{ did, at: `2026-11-0${day}T09:00:00.000Z`, text },
  ...more
})

function review(request: EmployerRequest, background: Partial<RequestBackground> = {}, before?: EmployerRequest) {
  const whole = { alike: [], entry: undefined, house: undefined, ...background } as RequestBackground
  return render(<RequestReview request={request} before={before ?? null} background={whole} />).container
}
const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent

test('a request says what was given and what was not, and whose account asks', () => {
  review(requestOf('u-shah', { address: '', words: '' }))
  expect([fact('Contact'), fact('Phone'), fact('Website or shop'), fact('GSTIN'), fact('Account')]).toEqual([
    ...['Nirali Shah', '+91 98250 12345', 'Not given', '24AAACC1206D1ZM', 'shah@example.com']
  ])
  expect(screen.queryByText('In their words')).toBeNull()
  cleanup()
  review(requestOf('u-shah', { words: 'Four benches.' }))
  expect(fact('In their words')).toBe('Four benches.')
})

test('what was corrected while it was read is marked, also where something was taken out', () => {
  const before = requestOf('u-shah', { words: 'Four benches.', address: '' })
  const container = review(requestOf('u-shah', { words: '', address: 'shah.in' }), {}, before)
  expect([...container.querySelectorAll('del, ins')].map((mark) => mark.textContent)).toEqual([
    '[added: shah.in ]',
    '[removed: Four benches. ]'
  ])
})

test('who posts for a house already asks for a change of it', () => {
  const container = review(requestOf('u-shah'), { house: houseOf('amba', { name: 'Amba Gems', place: 'Jaipur' }) })
  expect(container.textContent).toMatch(/^Wants a change/)
  screen.getByText(/^Posts for Amba Gems, Jaipur already/)
  cleanup()
  expect(review(requestOf('u-shah')).textContent).toMatch(/^New/)
  expect(screen.queryByText(/already/)).toBeNull()
})

test.each([
  ['', 'GSTIN: not given'],
  ['24AAACC1206D1ZX', 'GSTIN: mistyped, its check character does not match'],
  ['24AAACC1206D1ZM', 'GSTIN: well formed, check character and state (24) match']
])('the GSTIN %j is looked at by the machine: %s', (gstin, word) => {
  review(requestOf('u-shah', { gstin }))
  screen.getByText(word)
  expect(screen.queryByText('GST register: not checked') === null).toBe(gstin === '')
})

test('what somebody has checked before is said with the day of the last time, and what they have not is not', () => {
  review(
    requestOf(
      'u-shah',
      {},
      {
        answers: [
          said('approve', 1, '', { details, verified: ['phone', 'shop'] }),
          said('approve', 3, '', { details, verified: ['phone'] }),
          said('decline', 4, 'Nobody answers.')
        ]
      }
    )
  )
  for (const word of ['Phone: called on 3 Nov 2026', 'Shop: seen on 1 Nov 2026', 'GST register: not checked'])
    screen.getByText(word)
})

test('a number or a GSTIN that was corrected since nobody has checked, nor what an older record does not name', () => {
  const corrected = { phone: '+91 98250 54321', gstin: '27AAPFU0939F1ZV' }
  const before = { ...details, ...corrected }
  const answers = [
    said('approve', 1, '', { verified: ['phone', 'gstin'] }),
    said('approve', 2, '', { details, verified: ['phone', 'gstin', 'shop'] })
  ]
  review(requestOf('u-shah', corrected, { answers }))
  for (const word of ['Phone: not called', 'GST register: not checked', 'Shop: seen on 2 Nov 2026'])
    screen.getByText(word)
  cleanup()
  const again = said('approve', 1, '', { details: before, verified: ['phone'] })
  review(requestOf('u-shah', corrected, { answers: [again, ...answers] }))
  screen.getByText('Phone: called on 1 Nov 2026')
})

test('what was said before stands with the newest first, and an answer beside its question above the facts', () => {
  const answers = [said('decline', 1, 'No phone.'), said('ask', 2, 'Which shop?'), said('reply', 3, 'The second.')]
  const container = review(requestOf('u-shah', {}, { answers }))
  const [above, below] = [...container.querySelectorAll('.asked-answers')].map((list) =>
    within(list as HTMLElement)
      .getAllByRole('listitem')
      .map((item) => item.textContent)
  )
  const exchange = ['They answered on 3 Nov 2026:The second.', 'Asked on 2 Nov 2026:Which shop?']
  expect([above, below]).toEqual([exchange, [...exchange, 'Declined on 1 Nov 2026:No phone.']])
  cleanup()
  expect(review(requestOf('u-shah')).textContent).not.toContain('Said before')
})

test('bans of before are said of whoever asks again', () => {
  const earlierBans = [{ ...ban, until: '2026-11-05T09:00:00.000Z' }]
  const container = review(requestOf('u-shah'), { entry: entryOf('u-shah', { earlierBans }) })
  expect(container.textContent).toContain('Banned from 2 Nov 2026 until 5 Nov 2026:They asked for ₹500.')
})
