import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { StoreError } from '#renderer/storage/document-store.ts'
import {
  addToQuarantine,
  buildQuarantineId,
  discardTexts,
  emptyQuarantine,
  isSuppressed,
  parseQuarantine,
  type Quarantine,
  undoReplacement
} from '#shared/storage/quarantine.ts'
import type { StoreNotice } from '#shared/storage/storage-notice.ts'
import { createStoreNotices } from '#shared/storage/storage-notice-board.ts'
import { administrator } from '#tests/support/viewers.ts'

const reset = { collection: 'jobs', reason: 'reset', raw: '[1]', count: 1, resetKey: 'trade' } as const
const id = buildQuarantineId(reset)

afterEach(() => {
  vi.useRealTimers()
})

let quarantine: Quarantine
let stored: Map<string, string>
let calls: number
beforeEach(() => {
  quarantine = addToQuarantine(emptyQuarantine, reset)
  stored = new Map([[id, reset.raw]])
  calls = 0
})

const open = async () => {
  const board = createStoreNotices((failure, message) => new StoreError(failure, message), {
    read: async () => quarantine,
    async update(change) {
      quarantine = change(quarantine)
    },
    readText: async (text) => stored.get(text),
    async restore(text) {
      const { quarantine: left, displaced } = undoReplacement(quarantine, text, { raw: '[2]', count: 1 })
      quarantine = displaced ? addToQuarantine(left, displaced) : left
    },
    recover: async () => {},
    notifyOtherTabs: () => {
      calls += 1
    }
  })
  await board.reread()
  let shown: StoreNotice[] = []
  board.watch((notices) => {
    shown = notices
  })
  return { board, reasons: () => shown.map(({ reason }) => reason) }
}

describe('quarantine of unreadable collections', () => {
  test('is shown to the administrator only', async () => {
    const { board, reasons } = await open()
    expect(reasons()).toEqual(['reset'])
    expect(await board.readContent(id, administrator)).toBe('[1]')
    await expect(board.readContent(id, null)).rejects.toMatchObject({ failure: 'refused' })
    await expect(board.undo(id, null)).rejects.toMatchObject({ failure: 'refused' })
  })

  test('keeps a collection whose notice is dismissed', async () => {
    const { board, reasons } = await open()
    await board.dismiss(id, administrator)
    expect([reasons(), (await open()).reasons(), calls]).toEqual([[], [], 1])
    expect(await board.readContent(id, administrator)).toBe('[1]')
  })

  test('reports a collection again that is quarantined again', async () => {
    const { board, reasons } = await open()
    await board.dismiss(id, administrator)
    quarantine = addToQuarantine(quarantine, reset)
    await board.reread()
    expect(reasons()).toEqual(['reset'])
  })

  test('restores a collection by Undo and quarantines what it replaces', async () => {
    const { board, reasons } = await open()
    await board.undo(id, administrator)
    expect(reasons()).toEqual(['replaced'])
    expect(isSuppressed(quarantine, 'jobs', 'trade')).toBe(true)
  })

  test('deletes a quarantined collection on request', async () => {
    const { board, reasons } = await open()
    await board.discard(id, administrator)
    expect([reasons(), quarantine.texts]).toEqual([[], []])
    await expect(board.undo(id, administrator)).rejects.toMatchObject({ failure: 'unavailable' })
  })

  test('cannot restore a damaged internal document of the store', async () => {
    const damaged = { ...reset, reason: 'damaged-record' } as const
    quarantine = addToQuarantine(emptyQuarantine, damaged)
    const { board } = await open()
    await expect(board.undo(buildQuarantineId(damaged), administrator)).rejects.toMatchObject({
      failure: 'unavailable'
    })
  })

  test.each([
    [89, 1],
    [91, 0]
  ])('contains after %i days %i quarantined collections', async (days, count) => {
    quarantine = addToQuarantine(emptyQuarantine, reset, new Date(Date.now() - days * 86_400_000))
    expect((await open()).reasons()).toHaveLength(count)
    expect(quarantine.texts).toHaveLength(count)
  })

  test('deletes every quarantined text of a deleted collection', () => {
    const others = addToQuarantine(addToQuarantine(quarantine, { ...reset, reason: 'damaged', raw: '[' }), {
      ...reset,
      collection: 'pages'
    })
    const left = discardTexts(others, ({ collection }) => collection === 'jobs')
    expect(left.texts.map(({ collection }) => collection)).toEqual(['pages'])
  })
})

test('undo of a reset to the sample › does not quarantine the unchanged sample', () => {
  const sampled = addToQuarantine(emptyQuarantine, {
    ...reset,
    sample: buildQuarantineId({ ...reset, raw: '[2]' }).split(' ')[2]
  })
  const [text] = sampled.texts
  if (!text) throw new Error('nothing was set aside')
  expect(undoReplacement(sampled, text, { raw: '[2]', count: 1 }).quarantine.texts).toEqual([])
  expect(undoReplacement(sampled, text, { raw: '[3]', count: 1 }).displaced).toMatchObject({
    reason: 'replaced',
    raw: '[3]'
  })
})

test('quarantine of unreadable collections › stores the same text once and reports it again', () => {
  const dismissed = { ...quarantine, dismissed: [id, 'other'] }
  expect(addToQuarantine(dismissed, reset)).toMatchObject({ texts: [{ id }], dismissed: ['other'] })
})

test('quarantine of unreadable collections › separates malformed contents', () => {
  expect(parseQuarantine({ ...quarantine, texts: [...quarantine.texts, { id: 7 }] })).toEqual({
    quarantine,
    malformed: [{ id: 7 }]
  })
  expect(parseQuarantine('nonsense')).toEqual({ quarantine: emptyQuarantine, malformed: ['nonsense'] })
  expect(parseQuarantine(undefined)).toEqual({ quarantine: emptyQuarantine, malformed: [] })
})

test('notice about the device’s storage › disappears with its cause', async () => {
  quarantine = emptyQuarantine
  const { board, reasons } = await open()
  board.setCondition('waiting')
  board.setCondition('full')
  await board.dismiss('full', null)
  expect(reasons()).toEqual(['waiting'])
  board.setCondition('waiting', false)
  expect([reasons(), quarantine.dismissed]).toEqual([[], []])
})
