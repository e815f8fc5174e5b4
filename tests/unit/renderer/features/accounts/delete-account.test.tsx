// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Leftover, RemovalError } from '#renderer/data/account-removal/account-removal-steps.ts'
import { AccountError } from '#renderer/data/accounts/accounts-port.ts'
import { DeleteAccount } from '#renderer/features/accounts/delete-account.tsx'
import { type Services, ServicesContext } from '#renderer/hooks/services-context.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import type { Role } from '#shared/domain/account/session-user.ts'
import { userOf } from '#tests/support/render-with-store.tsx'
import { device } from '#tests/support/sample-device.ts'

beforeEach(() => useToast.setState({ toast: null }))
afterEach(() => {
  cleanup()
  useToast.setState({ toast: null })
})

interface Given {
  hasApplied?: boolean
  isShared?: boolean
  stays?: string
  deleteAccount?: (password: string) => Promise<void>
}

function open(role: Role, { hasApplied = false, isShared = false, stays, deleteAccount }: Given = {}) {
  const services = { accounts: { deleteAccount }, platform: { documents: isShared ? {} : { device } } }
  render(
    <MemoryRouter>
      <ServicesContext value={services as unknown as Services}>
        <DeleteAccount user={userOf('u-1', role)} removeData={async () => {}} hasApplied={hasApplied} stays={stays} />
      </ServicesContext>
    </MemoryRouter>
  )
  fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
  return within(screen.getByRole('dialog'))
}
const items = (area: ReturnType<typeof open>) => area.queryAllByRole('listitem').map(({ textContent }) => textContent)
const answer = () =>
  act(async () => void fireEvent.submit(screen.getByRole('dialog').querySelector('form') as HTMLFormElement))

test('account deletion form › shows the wait and the data that was not removed', async () => {
  const deleteAccount = vi.fn(async (_password: string) => {})
  const dialog = open('Employer', { deleteAccount })
  const failWith = (error: Error) => deleteAccount.mockRejectedValueOnce(error)
  failWith(new AccountError('wait', { waitMs: 120_000 }))
  await answer()
  dialog.getByText('Too many attempts. Try again in 2 minutes.')
  expect(useToast.getState().toast).toBeNull()
  // The field, which says why.
  expect(document.activeElement).toBe(dialog.getByLabelText('Your password'))
  const left = (reason: 'blocked' | 'stopped', ...parts: Leftover[]) =>
    failWith(new AccountError('unavailable', { cause: new RemovalError(reason, parts) }))
  const alert = () => within(dialog.getByRole('alert'))
  left('blocked', { part: 'jobs', count: 2 })
  await answer()
  expect(dialog.queryByText(/^Too many attempts/)).toBeNull()
  alert().getByText('Nothing was deleted. This cannot be deleted now:')
  expect([items(alert() as never), useToast.getState().toast?.name]).toEqual([
    ['2 jobs that are not closed'],
    'accountNotDeleted'
  ])
  failWith(new AccountError('wrong-password'))
  await answer()
  expect(items(alert() as never)).toEqual([])
  left('stopped', { part: 'lists', count: undefined }, { part: 'files', count: undefined })
  await answer()
  alert().getByText(/^Deletion stopped before the end/)
  expect(items(alert() as never)).toEqual([
    'your shortlist, notes and drafts',
    'your resume and photo, or copies of them',
    'your account'
  ])
  await answer()
  expect([deleteAccount.mock.calls.length, useToast.getState().toast?.name]).toEqual([5, 'accountDeleted'])
})

test('account deletion form › deletes the account once on repeated clicks', async () => {
  let finish = () => {}
  const deleteAccount = vi.fn((_password: string) => new Promise<void>((resolve) => (finish = resolve)))
  open('Candidate', { deleteAccount })
  await answer()
  await answer()
  expect(deleteAccount).toHaveBeenCalledOnce()
  await act(async () => finish())
  expect(useToast.getState().toast?.name).toBe('accountDeleted')
})
