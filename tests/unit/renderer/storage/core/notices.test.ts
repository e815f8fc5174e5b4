import { expect, test } from 'vitest'
import { createNotices } from '#renderer/storage/core/notices.ts'
import type { StoreNotice } from '#shared/storage/notices.ts'
import { notes } from '#tests/contract/notes.ts'
import { administrator } from '#tests/support/viewers.ts'

function open() {
  const notices = createNotices()
  const told: StoreNotice[][] = []
  notices.watch((shown) => told.push(shown))
  return { notices, shown: () => told.at(-1) ?? [] }
}

test('records that cannot be read and were dismissed are told again when others come to them, and not before', async () => {
  const { notices, shown } = open()
  notices.setUnreadable(notes, [{ id: 'a' }])
  await notices.dismiss(shown()[0]?.id ?? '', administrator)
  notices.setUnreadable(notes, [{ id: 'a' }])
  expect(shown()).toEqual([])
  notices.setUnreadable(notes, [{ id: 'a' }, { id: 'b' }])
  expect(shown()).toMatchObject([{ reason: 'unreadable', count: 2, names: ['a', 'b'] }])
})

test('records of two lists have a notice each, which goes as soon as all of that list can be read', () => {
  const { notices, shown } = open()
  notices.setUnreadable(notes, [{ id: 'a' }])
  notices.setUnreadable({ ...notes, name: 'pages' }, [{ id: 'b' }])
  expect(shown().map(({ collection }) => collection)).toEqual(['notes', 'pages'])
  notices.setUnreadable(notes, [])
  expect(shown().map(({ collection }) => collection)).toEqual(['pages'])
})
