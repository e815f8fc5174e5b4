// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UnsentList } from '#renderer/features/outbox/unsent-list.tsx'
import * as hook from '#renderer/hooks/use-repositories.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import * as clipboard from '#renderer/stores/copy-text.ts'
import { useOutboxStore } from '#renderer/stores/outbox-store.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import type { Unsent } from '#shared/collections/unsent.ts'
import { contentNamed } from '#tests/support/job-people.ts'
import { beginAs, userOf } from '#tests/support/over-board.tsx'

beforeEach(() => beginAs(userOf('u-1', 'Candidate')))
afterEach(cleanup)

const base = { uid: 'u-1', at: '2026-11-21T10:00:00.000Z' }
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
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
const told = () => useToast.getState().toast?.name

test('UnsentList › retries a refused item once that is stored', async () => {
  const refused = postingOf('full')
  const { outbox, wake } = show([refused])
  outbox.retry.mockRejectedValueOnce(new StoreError('full', 'no room'))
  await press('Try again')
  expect([wake.mock.calls, told()]).toEqual([[], 'notSaved'])
  await press('Try again')
  expect([outbox.retry.mock.lastCall, wake.mock.calls.length]).toEqual([[refused], 1])
})

test('UnsentList › reports that the device cannot be read, and reads it again', async () => {
  const { outbox } = show(new StoreError('damaged', 'unreadable'))
  expect(screen.getByRole('alert').textContent).toContain('What waits here cannot be read just now.')
  await press('Try again')
  expect(outbox.watch).toHaveBeenCalledTimes(2)
})

test('UnsentList › copies all text of a job', async () => {
  const copied = vi.spyOn(clipboard, 'copyText').mockResolvedValue(true)
  const content = { ...contentNamed('Caster'), benefits: [], keywords: [], salaryRange: '' }
  show([{ ...postingOf(), content } as Unsent])
  await press('Copy text')
  const text = copied.mock.lastCall?.[0] ?? ''
  expect(text).toMatch(/^Caster\n\n\S/)
  expect(text).not.toMatch(/\n\n\n|\s$/)
})
