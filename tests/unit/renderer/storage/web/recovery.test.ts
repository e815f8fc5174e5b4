import 'fake-indexeddb/auto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { note, notes } from '#tests/contract/notes.ts'
import { until } from '#tests/support/until.ts'
import { idsIn, sample, webBoard } from './web-device.ts'

let board = webBoard()
afterEach(() => board.close())

const sampleIds = sample.map(({ id }) => id)

describe('a killed browser', () => {
  test('loses nothing acknowledged, wherever its flush had come to', async () => {
    board = webBoard({ latency: () => Math.random() * 6 })
    const created: string[] = []
    for (let life = 0; life < 6; life += 1) {
      const tabs = [await board.tab(), await board.tab(), await board.tab()]
      const flushes = setInterval(() => Math.random() < 0.2 && board.browser().flush(), 3)
      await Promise.all(
        tabs.map(async ({ store }, tab) => {
          for (let change = 0; change < 6; change += 1) {
            const id = `${life}-${tab}-${change}`
            await store.change(notes, id, () => note(id))
            await store.change(notes, 'all', (stored) => ({
              ...note('all', { text: '' }),
              ...stored,
              text: `${stored?.text ?? ''}x`
            }))
            created.push(id)
          }
        })
      )
      clearInterval(flushes)
      await board.kill()
    }
    const { store } = await board.tab()
    expect((await idsIn(store)).toSorted()).toEqual([...sampleIds, ...created, 'all'].toSorted())
    expect((await store.get(notes, 'all'))?.text).toHaveLength(6 * 3 * 6)
    await until(async () => expect(JSON.parse((await board.raw()) ?? '')).toHaveLength(created.length + 3))
  })

  test('keeps the order of creation, whatever was changed last', async () => {
    board = webBoard()
    const { store } = await board.tab()
    await store.change(notes, 'x', () => note('x'))
    await store.change(notes, 'y', () => note('y'))
    await store.change(notes, 'x', () => note('x', { text: 'changed' }))
    await store.remove(notes, 'sample-1')
    await store.change(notes, 'sample-1', () => note('sample-1'))
    const before = await board.raw()
    await board.kill()
    await board.tab()
    await until(async () => expect(await board.raw()).toBe(before))
  })

  test('keeps a list written by hand below the changes made to it', async () => {
    board = webBoard()
    const first = await board.tab()
    await first.store.change(notes, 'void', () => note('void'))
    board.browser().flush()
    first.storage.write('notes', JSON.stringify([note('hand')]))
    await first.store.change(notes, 'on top', () => note('on top'))
    await board.kill()
    expect(await idsIn((await board.tab()).store)).toEqual(['hand', 'on top'])
  })
})

describe('no marker beside a journal', () => {
  const killedEarly = async () => {
    board = webBoard()
    const { store } = await board.tab()
    await store.change(notes, 'mine', () => note('mine'))
    await board.kill()
  }
  const another = { query: async () => ({ held: [{ name: 'loupe.board' }] }), request: async () => {} } as never

  test('another tab lives and all has been calm: localStorage was emptied by hand', async () => {
    await killedEarly()
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
    expect(await idsIn((await board.tab(another)).store)).toEqual(sampleIds)
  })

  test('another tab has just started: the marker is on its way, and nothing is lost', async () => {
    await killedEarly()
    expect(await idsIn((await board.tab(another)).store)).toEqual([...sampleIds, 'mine'])
  })

  test('nobody else is there: the browser was killed early, however long ago', async () => {
    await killedEarly()
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
    expect(await idsIn((await board.tab()).store)).toEqual([...sampleIds, 'mine'])
  })
})

describe('localStorage.clear()', () => {
  test('followed by leaving the page resurrects nothing', async () => {
    board = webBoard()
    const { store, storage } = await board.tab()
    await store.change(notes, 'mine', () => note('mine'))
    storage.clear()
    storage.leave()
    store.close()
    await board.browser().settle()
    expect(await idsIn((await board.tab()).store)).toEqual(sampleIds)
    board.browser().flush()
    await board.kill()
    expect(await idsIn((await board.tab()).store)).toEqual(sampleIds)
  })

  test('is seen by the other tabs, whose next change does not bring it back', async () => {
    board = webBoard({ latency: () => 3 })
    const [one, two] = [await board.tab(), await board.tab()]
    await one.store.change(notes, 'mine', () => note('mine'))
    await until(async () => expect(await idsIn(two.store)).toContain('mine'))
    one.storage.clear()
    await until(async () => expect(await idsIn(two.store)).toEqual([]))
    await two.store.change(notes, 'after', () => note('after'))
    expect(JSON.parse((await board.raw()) ?? '')).toMatchObject([{ id: 'after' }])
    board.browser().flush()
    await board.kill()
    expect(await idsIn((await board.tab()).store)).toEqual(['after'])
  })
})

describe('writes of two tabs that arrive interleaved', () => {
  test('leave a text without the newest change under its marker, which the tabs notice and repair', async () => {
    // The first tab's text and marker arrive long after the second tab's text, and before its marker.
    let slow = false
    board = webBoard({ latency: () => (slow ? 60 : 2) })
    const [one, two] = [await board.tab(), await board.tab()]
    await board.browser().settle()
    slow = true
    await one.store.change(notes, 'one', () => note('one'))
    slow = false
    await two.store.change(notes, 'two', () => note('two'))
    await board.browser().settle()
    await until(async () => {
      const stored = JSON.parse((await board.raw()) ?? '') as { id: string }[]
      expect(stored.map(({ id }) => id)).toEqual([...sampleIds, 'one', 'two'])
      for (const { store } of [one, two]) expect(await idsIn(store)).toEqual([...sampleIds, 'one', 'two'])
    })
  })
})

test('a late write that puts back an older text and marker together is noticed by the tab that is left', async () => {
  let slow = false
  board = webBoard({ latency: () => (slow ? 80 : 2) })
  const [one, two] = [await board.tab(), await board.tab()]
  await board.browser().settle()
  slow = true
  await one.store.change(notes, 'one', () => note('one'))
  slow = false
  await two.store.change(notes, 'two', () => note('two'))
  two.store.close()
  await board.browser().settle()
  expect(await board.raw()).not.toContain('"two"')
  await until(async () => expect(await board.raw()).toContain('"two"'))
  expect(await idsIn(one.store)).toEqual([...sampleIds, 'one', 'two'])
})

test('a list written by hand while tabs are open is taken by all of them', async () => {
  board = webBoard({ latency: () => 3 })
  const [one, two] = [await board.tab(), await board.tab()]
  await one.store.change(notes, 'mine', () => note('mine'))
  await board.browser().settle()
  one.storage.write('notes', JSON.stringify([note('hand')]))
  await until(async () => expect(await idsIn(two.store)).toEqual(['hand']))
  expect(await idsIn(one.store)).toEqual(['hand'])
  await two.store.change(notes, 'hand', (stored) => ({ ...note('hand'), ...stored, rank: 3 }))
  expect(JSON.parse((await board.raw()) ?? '')).toEqual([{ ...note('hand', { rank: 3 }), revision: 1 }])
})
