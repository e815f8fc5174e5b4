import { describe, expect, test } from 'vitest'
import type { Checkpoint } from '#renderer/storage/web/checkpoint.ts'
import type { WriteRecord } from '#renderer/storage/web/log-transaction.ts'
import { resolveTextVersion } from '#renderer/storage/web/resolve-text-version.ts'

const trace = (seq: number, tab: string, more: Partial<WriteRecord> = {}): WriteRecord => ({
  collection: 'jobs',
  seq,
  before: `v${seq - 1}`,
  print: `v${seq}`,
  tab,
  born: 0,
  at: 1000 * seq,
  ...more
})
const marker = (seq: number, print = `v${seq}`): Checkpoint => ({ journal: 'j', seq, texts: [['jobs', seq, print]] })
const oneTab = [trace(5, 'A'), trace(6, 'A'), trace(7, 'A')]
const twoTabs = [trace(5, 'A'), trace(6, 'B'), trace(7, 'A')]
const of = (print: string, said: Checkpoint | null, traces: WriteRecord[], everywhere = traces) =>
  resolveTextVersion({
    textHash: print,
    collection: 'jobs',
    checkpoint: said,
    history: traces,
    fullHistory: everywhere
  })

describe('what a text in localStorage reflects', () => {
  test('the marker and the text agree: what the marker says', () => {
    expect(of('v7', marker(7), oneTab)).toBe(7)
    expect(of('v5', marker(5), oneTab)).toBe(5)
  })
  test('killed between the text and its marker: what the text is', () => {
    expect(of('v6', marker(5), oneTab)).toBe(6)
    expect(of('v7', marker(5), oneTab)).toBe(7)
  })
  test('killed before the first flush: nothing', () => {
    expect(of('-', null, oneTab)).toBe(0)
    expect(of('-', null, [trace(1, 'A', { before: '-' })])).toBe(0)
  })
  test('killed when only the text written by hand before the first change was flushed: all of the journal', () => {
    expect(of('hand', null, [trace(4, 'A', { before: 'hand' })])).toBe(0)
  })
  test('an older text under a newer marker was put back by hand, when one tab was at work', () => {
    expect(of('v5', marker(7), oneTab)).toBe('by hand')
  })
  test('an older text under a newer marker is a late write, when two tabs were at work', () => {
    expect(of('v5', marker(7), twoTabs)).toBe(5)
    expect(of('v6', marker(7), twoTabs)).toBe(6)
    expect(of('v5', marker(7), oneTab, [...oneTab, trace(6, 'B', { collection: 'pages' })])).toBe(5)
  })
  test('a tab reloaded between its writes is not two tabs at work', () => {
    expect(of('v5', marker(7), [trace(5, 'A'), trace(6, 'B', { born: 5500 }), trace(7, 'B', { born: 5500 })])).toBe(
      'by hand'
    )
  })
  test('tabs that wrote long after each other do not write late', () => {
    expect(of('v5', marker(7), [trace(5, 'A'), trace(6, 'B', { at: 60_000 }), trace(7, 'B', { at: 61_000 })])).toBe(
      'by hand'
    )
  })
  test('a text nobody wrote through the store was written by hand', () => {
    expect(of('hand', marker(7), twoTabs)).toBe('by hand')
    expect(of('hand', null, twoTabs)).toBe('by hand')
    expect(of('-', marker(7), twoTabs)).toBe('by hand')
  })
  test('after localStorage was cleared, whatever stands there is all there is', () => {
    expect(of('v5', { journal: 'j', seq: 7, texts: [], cleared: true }, twoTabs)).toBe(7)
  })
})
