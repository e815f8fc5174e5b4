// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { OwnInvitations } from '#renderer/features/invitations/own-invitations.tsx'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { beginAs, overBoard, userOf } from '#tests/support/over-board.tsx'

afterEach(cleanup)

const meena = userOf('u-meena', 'Candidate')
const invitation = {
  ...{ id: 'u-suvarna_job_1_u-meena', revision: 1, employerId: 'u-suvarna', jobId: 'job_1', uid: meena.uid },
  ...{ cardId: 'meena', job: { title: 'Stone setter', company: 'Suvarna Jewels', location: 'Surat GJ' } },
  ...{ state: 'sent', invitedAt: '2026-11-20T10:00:00.000Z' }
}

function open() {
  beginAs(meena)
  const store = createMemoryStore({ elements: { jobs: [jobOf('approved')], invitations: [invitation] } })
  const { wrapper } = overBoard(store, '/profile')
  return { store, show: () => render(<OwnInvitations uid={meena.uid} />, { wrapper }) }
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

test('my invitations › report that they cannot be read, and are read again', async () => {
  const { store, show } = open()
  store.faults.reads = 'unavailable'
  show()
  expect((await screen.findByRole('alert')).textContent).toContain('Your invitations could not be read.')
  store.faults.reads = undefined
  await press('Look again')
  await screen.findByRole('heading', { level: 3, name: /^Stone setter/ })
})

test('my invitations › stay open when declining fails, and say so', async () => {
  const { store, show } = open()
  show()
  await screen.findByText(/^Suvarna Jewels invites you/)
  store.faults.writes = 'full'
  await press('Decline')
  expect(useToast.getState().toast?.name).toBe('notSaved')
  screen.getByText(/^Suvarna Jewels invites you/)
  store.faults.writes = undefined
})
