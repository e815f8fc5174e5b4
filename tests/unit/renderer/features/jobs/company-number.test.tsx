// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CompanyNumber } from '#renderer/features/jobs/detail/company-number-reveal.tsx'
import * as hook from '#renderer/hooks/use-repositories.ts'
import { AccountFull } from '#renderer/storage/core/account-full.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { renderWithStore, signInAs, userOf } from '#tests/support/render-with-store.tsx'

beforeEach(() => signInAs(userOf('u-1', 'Candidate')))
afterEach(cleanup)

function show() {
  const showNumber = vi.fn()
  vi.spyOn(hook, 'useRepositories').mockReturnValue({ companies: { open: async () => ({ showNumber }) } } as never)
  const { wrapper } = renderWithStore(createMemoryStore(), '/jobs/job_1')
  render(<CompanyNumber job={jobOf('approved')} companyId="suvarna-1" />, { wrapper })
  return {
    showNumber,
    press: () => act(async () => screen.getByRole('button', { name: 'Show number' }).click())
  }
}

test('company phone number › shows an error and can be requested again', async () => {
  const { showNumber, press } = show()
  showNumber.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('no answer'))
  await press()
  expect(showNumber).toHaveBeenCalledWith('suvarna-1', 'u-1')
  expect(screen.getByRole('alert').textContent).toBe('This company no longer shows a phone number.')
  await press()
  expect(screen.getByRole('alert').textContent).toMatch(/^The number could not be shown\./)
  showNumber.mockRejectedValueOnce(new AccountFull('reveals'))
  await press()
  expect(screen.getByRole('alert').textContent).toMatch(/^You have opened 30 phone numbers/)
  showNumber.mockResolvedValueOnce({ number: '0261 234 5678', hours: '' })
  await press()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('0261 234 5678Call'))
  expect(screen.queryByRole('button')).toBeNull()
})
