import 'fake-indexeddb/auto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { note, notes, strangers } from '#tests/contract/notes.ts'
import { until } from '#tests/support/until.ts'
import { idsIn, noticesOf, sample, webBoard } from './web-device.ts'

let board = webBoard()
afterEach(() => board.close())

const sampleIds = sample.map(({ id }) => id)

describe('opening', () => {
  test.each([null, '[]'])('plants the sample where there is nothing (%j), without a word', async (text) => {
    board = webBoard()
    if (text !== null) await board.write(text)
    const { store } = await board.tab()
    expect(await idsIn(store)).toEqual(sampleIds)
    expect(JSON.parse((await board.raw()) ?? '')).toEqual(sample)
    expect(noticesOf(store)).toEqual([])
  })

  test('writes nothing where there is nothing to do', async () => {
    board = webBoard()
    const text = ` ${JSON.stringify([note('a'), ...strangers], null, 2)}`
    await board.write(text)
    const { storage } = await board.tab()
    expect(await board.raw()).toBe(text)
    expect(storage.read('loupe.journal')).toBeNull()
  })

  test('brings old documents into shape once, and leaves all else alone', async () => {
    board = webBoard()
    await board.write(JSON.stringify([note('a', { rank: -1 }), ...strangers]))
    const { store } = await board.tab()
    const once = await board.raw()
    expect(once).toBe(JSON.stringify([note('a', { rank: 1 }), ...strangers]))
    const marker = await board.raw('loupe.journal')
    await board.tab()
    expect([await board.raw(), await board.raw('loupe.journal')]).toEqual([once, marker])
    expect(noticesOf(store).map(({ reason }) => reason)).toEqual(['unreadable'])
  })

  test('a list that arrives while the sample is fetched is not covered by it', async () => {
    board = webBoard()
    const text = JSON.stringify([note('just in time')])
    board.sample = async () => {
      await board.write(text)
      return sample
    }
    const { store } = await board.tab()
    expect(await idsIn(store)).toEqual(['just in time'])
    expect(await board.raw()).toBe(text)
  })

  test('a sample that cannot be fetched leaves everything as it is, to be tried again', async () => {
    board = webBoard()
    await board.write('[{')
    board.sample = () => Promise.reject(new Error('offline'))
    const { store } = await board.tab()
    expect(noticesOf(store).map(({ reason }) => reason)).toEqual(['damaged-kept'])
    expect(await board.raw()).toBe('[{')
    board.sample = async () => sample
    expect(await idsIn((await board.tab()).store)).toEqual(sampleIds)
  })

  test('tabs that open an empty board at once plant one sample', async () => {
    board = webBoard({ latency: () => Math.random() * 20 })
    const tabs = await Promise.all([1, 2, 3].map(() => board.tab()))
    await until(async () => {
      for (const { store } of tabs) expect(await idsIn(store)).toEqual(sampleIds)
    })
    expect(JSON.parse((await board.raw()) ?? '')).toEqual(sample)
  })
})

describe('a list that cannot be used', () => {
  const unusable: [string, string, string, number][] = [
    ['an unknown first record', JSON.stringify([note('x', { place: 'nowhere' }), 7, note('y')], null, 1), 'reset', 3],
    ['half a list', '[{"id":"x"', 'damaged', 0],
    ['no list', '{"id":"x"}', 'damaged', 0]
  ]
  test.each(unusable)(
    '%s makes way for the sample, kept to the letter and said until dismissed',
    async (_name, text, reason, number) => {
      board = webBoard()
      await board.write(text)
      const first = await board.tab()
      expect(await idsIn(first.store)).toEqual(sampleIds)
      const { store } = await board.tab()
      const [notice, ...more] = noticesOf(store)
      expect(more).toEqual([])
      expect(notice).toMatchObject({
        reason,
        count: number,
        collection: 'notes',
        actions: ['undo', 'download', 'dismiss']
      })
      expect(await store.notices.content(notice?.id ?? '')).toBe(text)
      await store.notices.dismiss(notice?.id ?? '')
      expect(noticesOf((await board.tab()).store)).toEqual([])
      expect(await store.notices.content(notice?.id ?? '')).toBe(text)
    }
  )

  test('an undo puts back the exact text, which is not reset a second time', async () => {
    board = webBoard()
    const text = unusable[0]?.[1] ?? ''
    await board.write(text)
    const { store } = await board.tab()
    await store.notices.undo(noticesOf(store)[0]?.id ?? '')
    expect(await board.raw()).toBe(text)
    const again = await board.tab()
    expect(await board.raw()).toBe(text)
    expect(await idsIn(again.store)).toEqual(['x', 'y'])
    expect(noticesOf(again.store).map(({ reason }) => reason)).toEqual(['unreadable'])
  })

  test('an undo sets aside what was saved meanwhile, and that can be put back too', async () => {
    board = webBoard()
    await board.write(unusable[0]?.[1] ?? '')
    const { store } = await board.tab()
    await store.change(notes, 'mine', () => note('mine'))
    const mine = await board.raw()
    await store.notices.undo(noticesOf(store)[0]?.id ?? '')
    const replaced = noticesOf(store).find(({ reason }) => reason === 'replaced')
    expect(await store.notices.content(replaced?.id ?? '')).toBe(mine)
    await store.notices.undo(replaced?.id ?? '')
    expect(await board.raw()).toBe(mine)
  })

  test('a damaged text that was put back is kept: read and written by nobody', async () => {
    board = webBoard()
    await board.write('[{"id":"x"')
    await (async () => {
      const { store } = await board.tab()
      await store.notices.undo(noticesOf(store)[0]?.id ?? '')
    })()
    const { store } = await board.tab()
    expect(noticesOf(store).map(({ reason }) => reason)).toEqual(['damaged-kept'])
    await expect(store.query(notes, { order: 'stored', limit: 1 })).rejects.toMatchObject({ failure: 'damaged' })
    await expect(store.change(notes, 'a', () => note('a'))).rejects.toMatchObject({ failure: 'damaged' })
    expect(await board.raw()).toBe('[{"id":"x"')
  })

  test('an undo that does not fit is refused as full, and nothing has changed', async () => {
    board = webBoard({ quota: 3000 })
    const text = `[{"id":"x","place":"nowhere","text":"${'x'.repeat(1500)}"}]`
    await board.write(text)
    const { store, storage } = await board.tab()
    storage.write('other', 'x'.repeat(1500))
    const before = [await board.raw(), await board.raw('loupe.journal'), noticesOf(store)]
    await expect(store.notices.undo(noticesOf(store)[0]?.id ?? '')).rejects.toMatchObject({ failure: 'full' })
    expect([await board.raw(), await board.raw('loupe.journal'), noticesOf(store)]).toEqual(before)
    storage.write('other', null)
    await store.notices.undo(noticesOf(store)[0]?.id ?? '')
    expect(await board.raw()).toBe(text)
  })
})

describe('trouble', () => {
  test('a change that does not fit is refused as full, and nothing has changed', async () => {
    board = webBoard({ quota: 2000 })
    const { store } = await board.tab()
    const before = [await board.raw(), await board.raw('loupe.journal')]
    const change = store.change(notes, 'big', () => note('big', { text: 'x'.repeat(2000) }))
    await expect(change).rejects.toMatchObject({ failure: 'full' })
    expect([await board.raw(), await board.raw('loupe.journal')]).toEqual(before)
    await board.kill()
    board.browser().flush()
    expect(await idsIn((await board.tab()).store)).not.toContain('big')
  })

  test('a full storage at the beginning shows the sample unsaved, and takes it in once there is room', async () => {
    board = webBoard({ quota: 400 })
    await board.write('x'.repeat(380), 'other')
    const { store } = await board.tab()
    expect(noticesOf(store).map(({ reason }) => reason)).toEqual(['full'])
    expect(await idsIn(store)).toEqual(sampleIds)
    await expect(store.change(notes, 'a', () => note('a'))).rejects.toMatchObject({ failure: 'full' })
    expect(await board.raw()).toBeNull()
  })

  test('a storage that refuses every write is told apart: the store does not open', async () => {
    board = webBoard()
    board.browser().faults.write = Object.assign(new Error('denied'), { name: 'SecurityError' })
    await expect(board.tab()).rejects.toMatchObject({ failure: 'unavailable' })
  })

  test('a write refused later is unavailable, and the board stays readable', async () => {
    board = webBoard()
    const { store } = await board.tab()
    board.browser().faults.write = Object.assign(new Error('denied'), { name: 'SecurityError' })
    await expect(store.change(notes, 'a', () => note('a'))).rejects.toMatchObject({ failure: 'unavailable' })
    expect(await idsIn(store)).toEqual(sampleIds)
  })

  test('a journal that does not open leaves a board that can be read and not changed', async () => {
    board = webBoard()
    await board.write(JSON.stringify([note('a')]))
    const opening = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new Error('no disk')
    })
    const { store } = await board.tab()
    opening.mockRestore()
    expect(noticesOf(store).map(({ reason }) => reason)).toEqual(['read-only'])
    expect(await idsIn(store)).toEqual(['a'])
    await expect(store.change(notes, 'a', () => note('a'))).rejects.toMatchObject({ failure: 'unavailable' })
    expect(await board.raw()).toBe(JSON.stringify([note('a')]))
  })
})
