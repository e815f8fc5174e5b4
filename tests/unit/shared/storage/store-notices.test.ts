import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { StoreError } from '#renderer/storage/document-store.ts'
import type { StoreNotice } from '#shared/storage/notices.ts'
import {
  buildQuarantineId,
  discardTexts,
  emptyQuarantine,
  isSuppressed,
  parseQuarantine,
  type Quarantine,
  setAside,
  takeBack
} from '#shared/storage/quarantine.ts'
import { createStoreNotices } from '#shared/storage/store-notices.ts'
import { administrator } from '#tests/support/viewers.ts'

const reset = { collection: 'jobs', reason: 'reset', raw: '[1]', count: 1, resetKey: 'trade' } as const
const id = buildQuarantineId(reset)

afterEach(() => {
  vi.useRealTimers()
})

let quarantine: Quarantine
let stored: Map<string, string>
let told: number
beforeEach(() => {
  quarantine = setAside(emptyQuarantine, reset)
  stored = new Map([[id, reset.raw]])
  told = 0
})

const open = async () => {
  const board = createStoreNotices((failure, message) => new StoreError(failure, message), {
    read: async () => quarantine,
    async update(change) {
      quarantine = change(quarantine)
    },
    readText: async (text) => stored.get(text),
    async restore(text) {
      const { quarantine: left, displaced } = takeBack(quarantine, text, { raw: '[2]', count: 1 })
      quarantine = displaced ? setAside(left, displaced) : left
    },
    recover: async () => {},
    tellOthers: () => {
      told += 1
    }
  })
  await board.reread()
  let shown: StoreNotice[] = []
  board.watch((notices) => {
    shown = notices
  })
  return { board, reasons: () => shown.map(({ reason }) => reason) }
}

describe('what is in quarantine', () => {
  test('is told, and its content read, by whoever may', async () => {
    const { board, reasons } = await open()
    expect(reasons()).toEqual(['reset'])
    expect(await board.readContent(id, administrator)).toBe('[1]')
    await expect(board.readContent(id, null)).rejects.toMatchObject({ failure: 'refused' })
    await expect(board.undo(id, null)).rejects.toMatchObject({ failure: 'refused' })
  })

  test('stays when its notice is dismissed, for every page that opens later', async () => {
    const { board, reasons } = await open()
    await board.dismiss(id, administrator)
    expect([reasons(), (await open()).reasons(), told]).toEqual([[], [], 1])
    expect(await board.readContent(id, administrator)).toBe('[1]')
  })

  test('is told again in the same page when it is set aside again after a dismissal', async () => {
    const { board, reasons } = await open()
    await board.dismiss(id, administrator)
    quarantine = setAside(quarantine, reset)
    await board.reread()
    expect(reasons()).toEqual(['reset'])
  })

  test('goes back with an undo, which sets aside what stood there and holds', async () => {
    const { board, reasons } = await open()
    await board.undo(id, administrator)
    expect(reasons()).toEqual(['replaced'])
    expect(isSuppressed(quarantine, 'jobs', 'trade')).toBe(true)
  })

  test('goes on request', async () => {
    const { board, reasons } = await open()
    await board.discard(id, administrator)
    expect([reasons(), quarantine.texts]).toEqual([[], []])
    await expect(board.undo(id, administrator)).rejects.toMatchObject({ failure: 'unavailable' })
  })

  test('of the store itself cannot be put back', async () => {
    const damaged = { ...reset, reason: 'damaged-record' } as const
    quarantine = setAside(emptyQuarantine, damaged)
    const { board } = await open()
    await expect(board.undo(buildQuarantineId(damaged), administrator)).rejects.toMatchObject({
      failure: 'unavailable'
    })
  })

  test.each([
    [89, 1],
    [91, 0]
  ])('is there after %i days: %i', async (days, count) => {
    quarantine = setAside(emptyQuarantine, reset, new Date(Date.now() - days * 86_400_000))
    expect((await open()).reasons()).toHaveLength(count)
    expect(quarantine.texts).toHaveLength(count)
  })

  test('of a collection that is removed goes with it, whatever it was set aside for', () => {
    const others = setAside(setAside(quarantine, { ...reset, reason: 'damaged', raw: '[' }), {
      ...reset,
      collection: 'pages'
    })
    const left = discardTexts(others, ({ collection }) => collection === 'jobs')
    expect(left.texts.map(({ collection }) => collection)).toEqual(['pages'])
  })
})

test('an undo misses nothing of an untouched sample', () => {
  const sampled = setAside(emptyQuarantine, {
    ...reset,
    sample: buildQuarantineId({ ...reset, raw: '[2]' }).split(' ')[2]
  })
  const [text] = sampled.texts
  if (!text) throw new Error('nothing was set aside')
  expect(takeBack(sampled, text, { raw: '[2]', count: 1 }).quarantine.texts).toEqual([])
  expect(takeBack(sampled, text, { raw: '[3]', count: 1 }).displaced).toMatchObject({ reason: 'replaced', raw: '[3]' })
})

test('the same text set aside again is one, and is told again', () => {
  const dismissed = { ...quarantine, dismissed: [id, 'other'] }
  expect(setAside(dismissed, reset)).toMatchObject({ texts: [{ id }], dismissed: ['other'] })
})

test('entries that do not parse are told apart from those that do', () => {
  expect(parseQuarantine({ ...quarantine, texts: [...quarantine.texts, { id: 7 }] })).toEqual({
    quarantine,
    malformed: [{ id: 7 }]
  })
  expect(parseQuarantine('nonsense')).toEqual({ quarantine: emptyQuarantine, malformed: ['nonsense'] })
  expect(parseQuarantine(undefined)).toEqual({ quarantine: emptyQuarantine, malformed: [] })
})

test('a notice about the device goes when it holds no more, and its dismissal is not stored', async () => {
  quarantine = emptyQuarantine
  const { board, reasons } = await open()
  board.setCondition('waiting')
  board.setCondition('full')
  await board.dismiss('full', null)
  expect(reasons()).toEqual(['waiting'])
  board.setCondition('waiting', false)
  expect([reasons(), quarantine.dismissed]).toEqual([[], []])
})

test('whoever watches no more is told nothing more, also where another watches with the same function', async () => {
  const { board } = await open()
  const told: number[] = []
  const note = (notices: StoreNotice[]) => void told.push(notices.length)
  const stop = board.watch(note)
  board.watch(note)
  stop()
  board.setCondition('full')
  expect(told).toEqual([1, 1, 2])
})

test('a condition that is told again keeps its time, and nothing new is told', async () => {
  const { board } = await open()
  const told: StoreNotice[][] = []
  board.watch((notices) => void told.push(notices))
  vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z'), toFake: ['Date'] })
  board.setCondition('full')
  vi.setSystemTime(Date.parse('2026-11-22T10:00:00Z'))
  board.setCondition('full')
  expect(told.at(-1)?.[0]).toMatchObject({ reason: 'full', at: '2026-11-21T10:00:00.000Z' })
  expect(told).toHaveLength(2)
})
