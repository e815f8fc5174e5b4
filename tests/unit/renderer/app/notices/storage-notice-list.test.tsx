// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StorageNoticeList } from '#renderer/app/notices/storage-notice-list.tsx'
import { type Services, ServicesContext } from '#renderer/hooks/services-context.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import type { StoreNotice } from '#shared/storage/storage-notice.ts'
import { signInAs, userOf } from '#tests/support/render-with-store.tsx'
import { administrator } from '#tests/support/sample-companies.ts'

const notice: StoreNotice = {
  ...{ id: 'n-1', reason: 'damaged-kept', collection: 'jobs', at: '2026-11-12T10:00:00.000Z', count: 1, names: [] },
  ...{ savedAt: '2026-11-12T09:30:00.000Z', actions: ['recover', 'undo', 'download', 'discard', 'dismiss'] }
}

const notices = {
  ...{ recover: vi.fn(async () => {}), undo: vi.fn(async () => {}), discard: vi.fn(async () => {}) },
  ...{ readContent: vi.fn(async () => '[7]'), dismiss: vi.fn(async () => {}) }
}
const saveFile = vi.fn(async () => {})

function open(changes: Partial<StoreNotice> = {}) {
  const platform = { documents: { notices }, saveFile }
  render(
    <ServicesContext value={{ platform } as unknown as Services}>
      <StorageNoticeList notices={[{ ...notice, ...changes }]} />
    </ServicesContext>
  )
}

beforeEach(() => {
  signInAs(administrator)
  for (const mock of [...Object.values(notices), saveFile]) mock.mockClear()
  saveFile.mockResolvedValue()
})
afterEach(() => {
  cleanup()
  useToast.setState({ toast: null })
})

const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

test.each([
  ['recover', /^Restore the copy saved at 12 Nov 2026, /],
  ['undo', 'Undo'],
  ['discard', 'Delete permanently'],
  ['readContent', 'Download'],
  ['dismiss', 'Dismiss']
] as const)('notice list › runs the action %s when its button is clicked', async (does, name) => {
  open()
  await press(name)
  const viewer = { uid: administrator.uid, isAdmin: true }
  for (const [each, { mock }] of Object.entries(notices))
    expect([each, mock.calls]).toEqual([each, each === does ? [['n-1', viewer]] : []])
  expect(saveFile.mock.calls).toEqual(does === 'readContent' ? [['loupe-jobs-2026-11-12.json', '[7]']] : [])
})

test('notice list › offers recovery to the owner only, with the deletion date', () => {
  open()
  expect(screen.getByText(/It will be deleted permanently on 10 Feb 2027\./)).toBeDefined()
  cleanup()
  signInAs(userOf('asha', 'Employer'))
  open()
  expect(screen.queryByText(/deleted permanently/)).toBeNull()
  expect(screen.queryAllByRole('button')).toEqual([])
})
