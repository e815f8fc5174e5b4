// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { EndingDialogs } from '#renderer/features/dashboard/ending/ending-dialogs.tsx'
import type { Ending, EndingRun } from '#renderer/features/dashboard/ending/use-ending.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { jobOf } from '#tests/support/job-people.ts'

afterEach(cleanup)

function show(run: Partial<EndingRun>) {
  const whole = { action: 'close', total: 1, done: 1, failed: [], reportsLeft: [], isOver: true, ...run } as EndingRun
  const [stop, dismiss] = [vi.fn(), vi.fn()]
  render(<EndingDialogs ending={{ question: undefined, reason: '', run: whole, stop, dismiss } as unknown as Ending} />)
  return { stop, dismiss }
}
const offline = new StoreError('unavailable', 'no network', { isOffline: true })

test.each<[said: string, role: 'status' | 'alert', run: Partial<EndingRun>]>([
  ['2 postings are renewed.', 'status', { action: 'renew', total: 2, done: 2 }],
  ['That is not possible with any of them.', 'alert', { total: 0, done: 0 }],
  ['1 posting is closed. 2 were left as they are, because you stopped.', 'status', { total: 3, done: 1, failed: [] }],
  [
    '1 posting is closed.“Polisher” could not be saved: the board cannot be reached.',
    'alert',
    { total: 2, done: 2, failed: [{ item: jobOf('approved', { title: 'Polisher' }), error: offline }] }
  ]
])('what became of it is said: %s', (said, role, run) => {
  show(run)
  expect(screen.getByRole(role).textContent).toContain(said)
})

test('what was said of it goes after a press', () => {
  const { dismiss } = show({})
  fireEvent.click(screen.getByRole('button', { name: 'Close this message' }))
  expect(dismiss).toHaveBeenCalledOnce()
})

test('work on several can be stopped while it runs, and work on one is over before', () => {
  const { stop } = show({ total: 3, done: 1, isOver: false })
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(stop).toHaveBeenCalledOnce()
  cleanup()
  show({ total: 1, done: 0, isOver: false })
  expect(screen.queryByRole('button')).toBeNull()
})
