import { expect, test } from 'vitest'
import { buildNoticeText } from '#renderer/app/notices/notice-list.tsx'
import type { StoreNotice, StoreNoticeReason } from '#shared/storage/notices.ts'

const reset: StoreNotice = {
  id: '1',
  reason: 'reset',
  collection: 'jobs',
  at: '2026-11-12T10:00:00.000Z',
  count: 14,
  names: [],
  actions: []
}

function buildText(notice: Partial<StoreNotice>) {
  const { title, text } = buildNoticeText({ ...reset, ...notice })
  return `${title} ${text}`
}

test('a reset says how much is kept and from when', () => {
  expect(buildText({})).toBe('The job list was reset. What was there is kept: 14 records from 12 Nov 2026.')
})

test('records that cannot be read are named, the many are counted', () => {
  const names = ['Setter', ' ', 'Caster', 'Polisher']
  expect(buildText({ reason: 'unreadable', count: 1, names: ['Setter'] })).toContain(
    'It stays stored unchanged and is not shown: “Setter”.'
  )
  expect(buildText({ reason: 'unreadable', count: 6, names })).toContain(
    '“Setter”, “a record without a name”, “Caster” and 3 more.'
  )
})

const reasons: StoreNoticeReason[] = [
  'reset',
  'damaged',
  'damaged-kept',
  'damaged-recovered',
  'damaged-emptied',
  'damaged-record',
  'damaged-file',
  'damaged-log',
  'replaced',
  'overwritten',
  'unreadable',
  'blocked',
  'waiting',
  'read-only',
  'full'
]

test.each(reasons)('the reason %s has its own sentences, with and without a collection', (reason) => {
  const { collection: _, ...general } = reset
  for (const notice of [reset, general]) {
    const { title, text } = buildNoticeText({ ...notice, reason })
    expect(title).toMatch(/^[A-Z0-9].+\.$/)
    expect(text).toMatch(/^[A-Z].+\.$/)
    expect(title + text).not.toMatch(/[{}]|notice\./)
  }
})
