// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { markDecided } from '#renderer/features/postings/desk/decide/held-decisions.ts'
import { useDesk } from '#renderer/features/postings/desk/use-desk.ts'
import { sampleJob } from '#tests/support/sample-job.ts'

const { go } = vi.hoisted(() => ({ go: vi.fn() }))
const [setter, carver] = [sampleJob('setter', { status: 'pending' }), sampleJob('carver', { status: 'pending' })]

// The router shows a new address when React has time for it: here it has none.
vi.mock('#renderer/features/postings/desk/use-desk-address.ts', async () => {
  const { wholeQueue } = await import('#renderer/features/postings/desk/queue/queue-filter.ts')
  return { useDeskAddress: () => ({ tab: 'pending', job: null, filter: wholeQueue, go }) }
})
vi.mock('#renderer/features/postings/queries.ts', () => ({
  useQueue: () => ({ data: queued }),
  usePosting: () => ({ data: undefined })
}))
const queued = { jobs: [setter, carver], total: 2 }

test('what is decided about before it stands in the address does not come back with it', () => {
  const { result } = renderHook(() => useDesk())
  expect([result.current.chosen, ...(go.mock.lastCall ?? [])]).toEqual(['setter', 'pending', 'setter', 'by itself'])
  act(() => markDecided([setter]))
  expect(result.current.leave(setter)).toBe('carver')
  expect(go.mock.lastCall).toEqual(['pending', 'carver', 'by itself'])
})
