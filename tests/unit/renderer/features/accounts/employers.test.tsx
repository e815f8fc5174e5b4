// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { EmployerAccount } from '#renderer/data/employers-repository.ts'
import { Employers } from '#renderer/features/accounts/employers.tsx'
import * as hook from '#renderer/hooks/use-repositories.ts'
import { StoreError } from '#renderer/storage/document-store.ts'

afterEach(cleanup)

const account = (name: string, more: Partial<EmployerAccount> = {}): EmployerAccount => ({
  ...{ uid: `u-${name}`, email: `${name}_employer@loupe.example` },
  ...{ createdAt: '2026-11-02T09:00:00.000Z', confirmedAt: undefined },
  ...more
})
const ban = { at: '2026-11-05T09:00:00.000Z', reason: 'Asked for a deposit.' }

test('of each employer the list says since when they wait or are confirmed, and what they were banned for', () => {
  vi.spyOn(hook, 'useRepositories').mockReturnValue({ employers: {} } as never)
  const data = [
    account('anand'),
    account('kesar', { confirmedAt: '2026-11-03T09:00:00.000Z' }),
    account('ratna', { ban: { of: 'account', ...ban } }),
    account('moti', { ban: { of: 'address', ...ban } })
  ]
  render(<Employers employers={{ data, error: undefined, retry: () => {}, setData: () => {} }} />)
  const rows = data.map(({ email }) => within(screen.getByRole('listitem', { name: email })))
  const said = [/^Signed up 2 Nov 2026/, /^Confirmed 3 Nov 2026/, /^Banned 5 Nov 2026/, /was banned 5 Nov 2026/]
  expect(rows.map((row, index) => row.getAllByText(said[index] as RegExp).length)).toEqual([1, 1, 1, 1])
  expect(rows.map((row) => row.queryByText(ban.reason) !== null)).toEqual([false, false, true, true])
  // A banned account is no employer until the ban is lifted, which is done elsewhere.
  const answers = rows.map((row) => row.queryByRole('button')?.textContent)
  expect(answers).toEqual(['Confirm', 'Withdraw', undefined, 'Confirm'])
})

test('a list that cannot be read says so, and is read again on a press', () => {
  const retry = vi.fn()
  const error = new StoreError('unavailable', 'no')
  render(<Employers employers={{ data: undefined, error, retry, setData: () => {} }} />)
  screen.getByText('The employers could not be read')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})
