// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UnsentList } from '#renderer/features/outbox/unsent-list.tsx'
import * as hook from '#renderer/hooks/use-repositories.ts'
import type { StoreError } from '#renderer/storage/document-store.ts'
import * as clipboard from '#renderer/stores/copy-text.ts'
import { useOutboxStore } from '#renderer/stores/outbox-store.ts'
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

test('UnsentList › copies all text of a job', async () => {
  const copied = vi.spyOn(clipboard, 'copyText').mockResolvedValue(true)
  const content = { ...contentNamed('Caster'), benefits: [], keywords: [], salaryRange: '' }
  show([{ ...postingOf(), content } as Unsent])
  await press('Copy text')
  const text = copied.mock.lastCall?.[0] ?? ''
  expect(text).toMatch(/^Caster\n\n\S/)
  expect(text).not.toMatch(/\n\n\n|\s$/)
})
