// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SelectionBar } from '#renderer/features/dashboard/selection/selection-bar.tsx'
import type { Platform } from '#renderer/platform/platform.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import * as copying from '#renderer/stores/copy-text.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { device } from '#tests/support/device.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { beginAs, overBoard, userOf } from '#tests/support/over-board.tsx'

afterEach(cleanup)

const live = jobOf('approved', { id: 'live', title: 'Setter', expiresOn: '2999-12-31' })
const others = [jobOf('pending', { id: 'waits', title: 'Polisher' }), { ...live, id: 'over', expiresOn: '2020-01-31' }]

function open(selected: readonly Job[], platform: Partial<Platform> = {}, user = userOf('u-suvarna', 'Employer')) {
  beginAs(user)
  const store = createMemoryStore({ elements: { jobs: selected } })
  const more = { publicAddress: 'https://loupe.example', ...platform }
  const { wrapper } = overBoard(store, '/employer/dashboard', { documents: Object.assign(store, { device }), ...more })
  const [onEnding, onSelectAll, onClear] = [vi.fn(), vi.fn(), vi.fn()]
  const draw = (jobs: readonly Job[]) => (
    <SelectionBar {...{ user, selected: jobs, total: 3, onEnding, onSelectAll, onClear }} countApplicants={() => 0} />
  )
  const { rerender } = render(draw(selected), { wrapper })
  return { onEnding, onSelectAll, onClear, select: (jobs: readonly Job[]) => rerender(draw(jobs)) }
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const says = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text))

test('of the selected ones the links of those are copied that are live, and that is said until others are selected', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { select } = open([live, ...others])
  await press('Copy links')
  await says('3 selected · 1 link copied')
  expect(copied.mock.calls).toEqual([['https://loupe.example/jobs/live']])
  select(others)
  await says('2 selected')
  await press('Copy links')
  await says('2 selected · None of them is live, so there is no link')
  expect(copied).toHaveBeenCalledOnce()
})

test('links that could not be copied are said not to be', async () => {
  vi.spyOn(copying, 'copyText').mockResolvedValue(false)
  open([live])
  await press('Copy links')
  await says('1 selected · The links could not be copied')
})

test('a board that lies on this device alone has no links to copy', () => {
  open([live], { publicAddress: null })
  expect(screen.queryByRole('button', { name: 'Copy links' })).toBeNull()
})

test('a file that cannot be saved is said, and can be tried again', async () => {
  const saveFile = vi.fn(async () => {})
  saveFile.mockRejectedValueOnce(new Error('no room'))
  open([live], { saveFile })
  await press('Export as CSV')
  await says('1 selected · The file could not be saved')
  await press('Export as CSV')
  await says('1 selected · 1 job exported')
})

test('what can be done with the selected ones is offered, a takedown to the administrator alone', async () => {
  const offered = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
  const { onEnding, onSelectAll, onClear, select } = open([live])
  expect(offered().slice(-5)).toEqual(['Renew', 'Reopen', 'Close', 'Select all 3', 'Select none'])
  await press('Renew')
  expect(onEnding).toHaveBeenCalledWith('renew', [live])
  await press('Select all 3')
  expect([onSelectAll.mock.calls.length, onClear.mock.calls.length]).toEqual([1, 0])
  await press('Select none')
  expect([onSelectAll.mock.calls.length, onClear.mock.calls.length]).toEqual([1, 1])
  select([live, ...others])
  expect(offered().slice(-2)).toEqual(['Close', 'Select none'])
  select([])
  expect([screen.queryByRole('button'), screen.getByRole('status').textContent]).toEqual([null, ''])
  cleanup()
  open([live], {}, userOf('admin', 'Admin'))
  expect(offered()).toContain('Take down')
})
