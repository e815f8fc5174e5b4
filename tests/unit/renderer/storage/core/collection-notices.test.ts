import { expect, test } from 'vitest'
import { createCollectionNotices } from '#renderer/storage/core/collection-notices.ts'
import type { StoreNotice } from '#shared/storage/storage-notice.ts'
import { notes } from '#tests/contract/notes.ts'
import { administrator } from '#tests/support/viewers.ts'

function open() {
  const notices = createCollectionNotices()
  const received: StoreNotice[][] = []
  notices.watch((shown) => received.push(shown))
  return { notices, shown: () => received.at(-1) ?? [] }
}

test('dismissed notice › reappears when another document becomes unreadable', async () => {
  const { notices, shown } = open()
  notices.setUnreadable(notes, [{ id: 'a' }])
  await notices.dismiss(shown()[0]?.id ?? '', administrator)
  notices.setUnreadable(notes, [{ id: 'a' }])
  expect(shown()).toEqual([])
  notices.setUnreadable(notes, [{ id: 'a' }, { id: 'b' }])
  expect(shown()).toMatchObject([{ reason: 'unreadable', count: 2, names: ['a', 'b'] }])
})
