// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UnsentList } from '#renderer/features/outbox/unsent-list.tsx'
import * as hook from '#renderer/hooks/use-repositories.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import * as clipboard from '#renderer/stores/copy-text.ts'
import { useOutboxStore } from '#renderer/stores/outbox-store.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import type { Unsent } from '#shared/collections/unsent.ts'
import { emptyProfile } from '#shared/domain/candidate/user-profile.ts'
import { contentNamed } from '#tests/support/job-people.ts'
import { beginAs, userOf } from '#tests/support/over-board.tsx'

beforeEach(() => beginAs(userOf('u-1', 'Candidate')))
afterEach(cleanup)

const base = { uid: 'u-1', at: '2026-11-21T10:00:00.000Z' }
const applicationOf = (message: string, refusal?: Unsent['refusal']): Unsent => ({
  ...{
    ...base,
    kind: 'application',
    id: 'u-1_job_1',
    jobId: 'job_1',
    profile: { ...emptyProfile, id: 'u-1' },
    message
  },
  job: { title: 'Wax Carver', company: 'Kesar Gold', location: 'Jaipur RJ' },
  ...(refusal && { refusal })
})
const postingOf = (refusal?: Unsent['refusal']): Unsent => ({
  ...{ ...base, kind: 'posting', id: 'job_2', content: contentNamed('Caster') },
  ...(refusal && { refusal })
})

function show(unsent: Unsent[] | StoreError) {
  const outbox = {
    watch: vi.fn((onData: (found: Unsent[]) => void, onError: (error: StoreError) => void) => {
      if (Array.isArray(unsent)) onData(unsent)
      else onError(unsent)
      return () => {}
    }),
    retry: vi.fn().mockResolvedValue(undefined),
    remove: vi.fn().mockResolvedValue(undefined)
  }
  const wake = vi.fn()
  useOutboxStore.setState({ wake })
  vi.spyOn(hook, 'useRepositories').mockReturnValue({ outbox, draft: () => ({}) } as never)
  render(<UnsentList />, { wrapper: MemoryRouter })
  return { outbox, wake }
}
const item = (title: string) => within(screen.getByRole('listitem', { name: title }))
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
const told = () => useToast.getState().toast?.name

test('an application says for which job it is and what was written, and has no draft to become', () => {
  show([applicationOf('On Saturday.', 'ended')])
  const application = item('Wax Carver')
  expect(application.getByText('Application · Kesar Gold · Jaipur RJ')).toBeDefined()
  expect(application.getByText('On Saturday.')).toBeDefined()
  expect(application.queryByRole('button', { name: 'Open as draft' })).toBeNull()
})

test('a posting that waits is sent on demand as it is, and is no draft yet', async () => {
  const { outbox, wake } = show([postingOf()])
  const posting = item('Caster')
  expect(posting.getByText('New posting · Suvarna Jewels · Surat GJ')).toBeDefined()
  expect(posting.getByText('Waits to be sent')).toBeDefined()
  expect(posting.queryByRole('button', { name: 'Open as draft' })).toBeNull()
  expect(posting.getByText(/Check prongs/).closest('details')?.open).toBe(false)
  await press('Send now')
  expect([wake.mock.calls.length, outbox.retry.mock.calls]).toEqual([1, []])
})

test('what was not taken is sent again as soon as that is written down; where it cannot be, that is said', async () => {
  const refused = postingOf('full')
  const { outbox, wake } = show([refused])
  outbox.retry.mockRejectedValueOnce(new StoreError('full', 'no room'))
  await press('Try again')
  expect([wake.mock.calls, told()]).toEqual([[], 'notSaved'])
  await press('Try again')
  expect([outbox.retry.mock.lastCall, wake.mock.calls.length]).toEqual([[refused], 1])
})

test('what could not be removed is said to be still there', async () => {
  const { outbox } = show([postingOf('full')])
  outbox.remove.mockRejectedValue(new StoreError('full', 'no room'))
  await press('Remove')
  const question = within(screen.getByRole('dialog', { name: 'Remove it unsent?' }))
  expect(question.getByText('‘Caster’ is then neither on the board nor on this device.')).toBeDefined()
  await act(async () => question.getByRole('button', { name: 'Remove' }).click())
  expect([screen.queryByText(/^‘Caster’ is then/), told()]).toEqual([null, 'notSaved'])
})

test('a device that cannot be read says so, and is read again on demand', async () => {
  const { outbox } = show(new StoreError('damaged', 'unreadable'))
  expect(screen.getByRole('alert').textContent).toContain('What waits here cannot be read just now.')
  await press('Try again')
  expect(outbox.watch).toHaveBeenCalledTimes(2)
})

test('of a posting everything that was typed is copied, a blank line between its fields and none for an empty one', async () => {
  const copied = vi.spyOn(clipboard, 'copyText').mockResolvedValue(true)
  const content = { ...contentNamed('Caster'), benefits: [], keywords: [], salaryRange: '' }
  show([{ ...postingOf(), content } as Unsent])
  await press('Copy text')
  const text = copied.mock.lastCall?.[0] ?? ''
  expect(text).toMatch(/^Caster\n\n\S/)
  expect(text).not.toMatch(/\n\n\n|\s$/)
})
