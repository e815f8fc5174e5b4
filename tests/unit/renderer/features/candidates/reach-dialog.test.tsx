// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ReachDialog } from '#renderer/features/candidates/reach/reach-dialog.tsx'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import type { Invitation } from '#shared/domain/invitation/invitation.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { candidateOf } from '#tests/support/candidates.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { beginAs, overBoard, userOf } from '#tests/support/over-board.tsx'
import '#tests/support/quick-looks.ts'

afterEach(cleanup)

const suvarna = userOf('u-suvarna', 'Employer')
const meena = candidateOf('meena_patel', { hasNumber: true })
const number = { id: 'meena_patel', revision: 1, uid: 'u-meena_patel', number: '98250 12345' }
const setter = jobOf('approved')
const polisher = jobOf('approved', {
  id: 'job_2',
  title: 'Polisher',
  company: 'Suvarna Polish',
  postedDate: '2026-10-01'
})

function open(by: 'contact' | 'invite', elements: Record<string, readonly object[]>, reads?: 'unavailable') {
  beginAs(suvarna)
  const store = createMemoryStore({ elements: { jobs: [], candidateProfiles: [meena], ...elements } })
  store.faults.reads = reads
  const { wrapper } = overBoard(store, '/candidates')
  const onClose = vi.fn()
  render(<ReachDialog by={by} candidate={meena} onClose={onClose} />, { wrapper })
  return { store, onClose }
}

const words = () =>
  new URL(screen.getByRole('link', { name: /^Message on WhatsApp/ }).getAttribute('href') ?? '').searchParams.get(
    'text'
  )
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name })
const press = async (name: string | RegExp) => {
  const found = await button(name)
  await act(async () => fireEvent.click(found))
}

test('a house without an open posting writes of none; with several it writes of the one that it chooses', async () => {
  open('contact', { candidateNumbers: [number] })
  await screen.findByText('98250 12345')
  expect(words()).toBe('Hello Meena Patel, we found your card on Loupe.')
  cleanup()
  open('contact', { candidateNumbers: [number], jobs: [setter, polisher] })
  await screen.findByText('98250 12345')
  await waitFor(() => expect(words()).toContain('Stone setter'))
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'About which posting?' }))
  await act(async () => fireEvent.click(screen.getByTitle('Polisher · Surat GJ')))
  expect(words()).toBe(
    'Hello Meena Patel, this is Suvarna Polish. We found your card on Loupe and are looking for: Polisher · Surat GJ.'
  )
})

test('a number that is shown no more is said to be none, and one that cannot be read can be asked for again', async () => {
  open('contact', {})
  await screen.findByText('Meena Patel does not show a number any more.')
  cleanup()
  const { store } = open('contact', { candidateNumbers: [number] }, 'unavailable')
  await screen.findByText('The number could not be read')
  store.faults.reads = undefined
  await press('Try again')
  await screen.findByText('98250 12345')
})

test.each(['contact', 'invite'] as const)('as long as nothing is read a dialog to %s says so', async (by) => {
  open(by, { candidateNumbers: [number], jobs: [setter] })
  expect(screen.getByRole('status').textContent).toBe('Loading…')
  await screen.findByText(by === 'contact' ? '98250 12345' : 'Stone setter · Surat GJ')
  expect(screen.queryByText('Loading…')).toBeNull()
})

const sent = (job: Job, state: Invitation['state']): Invitation => ({
  ...{ id: `u-suvarna_${job.id}_u-meena_patel`, revision: 1, employerId: 'u-suvarna', jobId: job.id },
  ...{ uid: 'u-meena_patel', cardId: 'meena_patel', job, state, invitedAt: '2026-11-20T10:00:00.000Z' }
})

test('whoever was invited to a posting is not invited again, and how that went is said until it is closed', async () => {
  const invitations = [sent(setter, 'declined'), sent(polisher, 'seen')]
  const { onClose } = open('invite', { jobs: [setter, polisher], invitations })
  const [declined, seen] = [await button(/^Stone setter/), await button(/^Polisher/)]
  expect([declined, seen].map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
    ['Stone setter · Surat GJDeclined', true],
    ['Polisher · Surat GJInvited on 20 Nov 2026', true]
  ])
  await press('Close')
  expect(onClose).toHaveBeenCalledOnce()
})

const tells = (name: string) =>
  waitFor(() => expect(useToast.getState().toast).toMatchObject({ name, values: { name: 'Meena Patel' } }))

test('an invitation that could not be sent is told with the name, and can be sent again from where it was', async () => {
  const { store, onClose } = open('invite', { jobs: [setter] })
  await button('Stone setter · Surat GJ')
  store.faults.writes = 'refused'
  await press('Stone setter · Surat GJ')
  await tells('invitationRefused')
  expect([onClose.mock.calls.length, (await button('Stone setter · Surat GJ')).disabled]).toEqual([0, false])
  store.faults.writes = undefined
  await press('Stone setter · Surat GJ')
  await tells('candidateInvited')
  expect(onClose).toHaveBeenCalledOnce()
})

test('while an invitation is on its way no other is sent', async () => {
  const { onClose } = open('invite', { jobs: [setter, polisher] })
  const [invite, other] = [await button('Stone setter · Surat GJ'), await button('Polisher · Surat GJ')]
  fireEvent.click(invite)
  expect([invite.disabled, other.disabled]).toEqual([true, true])
  await tells('candidateInvited')
  expect(onClose).toHaveBeenCalledOnce()
})

test('postings that cannot be read can be asked for again', async () => {
  const { store } = open('invite', { jobs: [setter] }, 'unavailable')
  await screen.findByText('Your postings could not be read')
  store.faults.reads = undefined
  await press('Try again')
  await button('Stone setter · Surat GJ')
})
