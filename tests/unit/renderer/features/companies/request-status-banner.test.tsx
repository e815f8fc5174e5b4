// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { RequestStatusBanner } from '#renderer/features/companies/ask/request-status-banner.tsx'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { EmployerRequest } from '#shared/domain/company/request-record.ts'
import { candidateNamed, requestOf } from '#tests/support/sample-companies.ts'

afterEach(cleanup)

const ban = { at: '2026-11-02T09:00:00.000Z', reason: 'A fee.' }
const banned = 'Your employer account was banned: A fee.'
const addressBanned = 'An account with this email was banned: A fee.'
const [waits, asks, declined] = ['waits', 'asks', 'declined'].map((word) =>
  word === 'asks'
    ? 'The administrator has a question about your employer account'
    : `Your request for an employer account ${word === 'waits' ? 'is being checked' : 'was declined'}`
) as [string, string, string]

test.each<[state: EmployerRequest['state'] | undefined, person: Partial<SessionUser>, expected: string]>([
  [undefined, {}, 'Ask for an employer account'],
  ['waiting', {}, `${waits}See your request`],
  ['asked', {}, `${asks}See your request`],
  ['declined', {}, `${declined}See your request`],
  ['withdrawn', {}, 'Ask for an employer account'],
  ['waiting', { ban }, `${banned}See details`],
  [undefined, { addressBan: ban }, `${addressBanned}Ask for an employer account`],
  ['waiting', { addressBan: ban }, `${waits}See your request`],
  ['declined', { addressBan: ban }, `${declined}${addressBanned}See your request`]
])('RequestStatusBanner › for request state %s and user %j shows the next step', (state, person, expected) => {
  const user = { ...candidateNamed('u-shah'), ...person }
  const request = state ? requestOf(user.uid, {}, { state }) : null
  const { container } = render(<RequestStatusBanner {...{ user, request }} />, { wrapper: MemoryRouter })
  expect(container.textContent).toBe(expected)
})
