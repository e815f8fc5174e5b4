import { describe, expect, test } from 'vitest'
import type { Checkpoint } from '#renderer/storage/web/log/checkpoint.ts'
import type { WriteRecord } from '#renderer/storage/web/log/log-transaction.ts'
import { resolveTextVersion } from '#renderer/storage/web/log/resolve-text-version.ts'

const record = (seq: number, tab: string, more: Partial<WriteRecord> = {}): WriteRecord => ({
  collection: 'jobs',
  seq,
  before: `v${seq - 1}`,
  print: `v${seq}`,
  tab,
  born: 0,
  at: 1000 * seq,
  ...more
})
const buildCheckpoint = (seq: number, print = `v${seq}`): Checkpoint => ({
  journal: 'j',
  seq,
  texts: [['jobs', seq, print]]
})
const oneTab = [record(5, 'A'), record(6, 'A'), record(7, 'A')]
const twoTabs = [record(5, 'A'), record(6, 'B'), record(7, 'A')]
const resolve = (print: string, checkpoint: Checkpoint | null, traces: WriteRecord[], everywhere = traces) =>
  resolveTextVersion({
    textHash: print,
    collection: 'jobs',
    checkpoint,
    history: traces,
    fullHistory: everywhere
  })

describe('what a text in localStorage reflects', () => {
  test('the marker and the text agree: what the marker says', () => {
    expect(resolve('v7', buildCheckpoint(7), oneTab)).toBe(7)
    expect(resolve('v5', buildCheckpoint(5), oneTab)).toBe(5)
  })
  test('killed between the text and its marker: what the text is', () => {
    expect(resolve('v6', buildCheckpoint(5), oneTab)).toBe(6)
    expect(resolve('v7', buildCheckpoint(5), oneTab)).toBe(7)
  })
  test('killed before the first flush: nothing', () => {
    expect(resolve('-', null, oneTab)).toBe(0)
    expect(resolve('-', null, [record(1, 'A', { before: '-' })])).toBe(0)
  })
  test('killed when only the text written by hand before the first change was flushed: all of the journal', () => {
    expect(resolve('hand', null, [record(4, 'A', { before: 'hand' })])).toBe(0)
  })
  test('an older text under a newer marker was put back by hand, when one tab was at work', () => {
    expect(resolve('v5', buildCheckpoint(7), oneTab)).toBe('by hand')
  })
  test('an older text under a newer marker is a late write, when two tabs were at work', () => {
    expect(resolve('v5', buildCheckpoint(7), twoTabs)).toBe(5)
    expect(resolve('v6', buildCheckpoint(7), twoTabs)).toBe(6)
    expect(resolve('v5', buildCheckpoint(7), oneTab, [...oneTab, record(6, 'B', { collection: 'pages' })])).toBe(5)
  })
  test('a tab reloaded between its writes is not two tabs at work', () => {
    expect(
      resolve('v5', buildCheckpoint(7), [
        record(5, 'A'),
        record(6, 'B', { born: 5500 }),
        record(7, 'B', { born: 5500 })
      ])
    ).toBe('by hand')
  })
  test('tabs that wrote long after each other do not write late', () => {
    expect(
      resolve('v5', buildCheckpoint(7), [
        record(5, 'A'),
        record(6, 'B', { at: 60_000 }),
        record(7, 'B', { at: 61_000 })
      ])
    ).toBe('by hand')
  })
  test('a text nobody wrote through the store was written by hand', () => {
    expect(resolve('hand', buildCheckpoint(7), twoTabs)).toBe('by hand')
    expect(resolve('hand', null, twoTabs)).toBe('by hand')
    expect(resolve('-', buildCheckpoint(7), twoTabs)).toBe('by hand')
  })
  test('after localStorage was cleared, whatever stands there is all there is', () => {
    expect(resolve('v5', { journal: 'j', seq: 7, texts: [], cleared: true }, twoTabs)).toBe(7)
  })
})
