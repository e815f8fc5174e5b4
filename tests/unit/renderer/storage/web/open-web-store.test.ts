import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { note, notes, strangers } from '#tests/contract/notes.ts'
import { until } from '#tests/support/until.ts'
import { administrator } from '#tests/support/viewers.ts'
import { createWebDevice, listIds, listNotices, sample } from './web-device.ts'

let device = createWebDevice()
afterEach(() => device.close())

const sampleIds = sample.map(({ id }) => id)

describe('opening the web store', () => {
  test.each([null, '[]'])('writes the sample to empty storage (%j) without a notice', async (text) => {
    device = createWebDevice()
    if (text !== null) await device.write(text)
    const { store } = await device.tab()
    expect(await listIds(store)).toEqual(sampleIds)
    expect(JSON.parse((await device.raw()) ?? '')).toEqual(sample)
    expect(listNotices(store)).toEqual([])
  })

  test('writes nothing when the data needs no migration', async () => {
    device = createWebDevice()
    const text = ` ${JSON.stringify([note('a'), ...strangers], null, 2)}`
    await device.write(text)
    const { storage } = await device.tab()
    expect(await device.raw()).toBe(text)
    expect(storage.read('loupe.journal')).toBeNull()
  })

  test('migrates old documents once and keeps all others unchanged', async () => {
    device = createWebDevice()
    await device.write(JSON.stringify([note('a', { rank: -1 }), ...strangers]))
    const { store } = await device.tab()
    const once = await device.raw()
    expect(once).toBe(JSON.stringify([note('a', { rank: 1 }), ...strangers]))
    const marker = await device.raw('loupe.journal')
    await device.tab()
    expect([await device.raw(), await device.raw('loupe.journal')]).toEqual([once, marker])
    expect(listNotices(store).map(({ reason }) => reason)).toEqual(['unreadable'])
  })

  test('keeps a collection that is written while the samples load', async () => {
    device = createWebDevice()
    const text = JSON.stringify([note('just in time')])
    device.sample = async () => {
      await device.write(text)
      return sample
    }
    const { store } = await device.tab()
    expect(await listIds(store)).toEqual(['just in time'])
    expect(await device.raw()).toBe(text)
  })

  test('changes nothing when the samples fail to load, and retries later', async () => {
    device = createWebDevice()
    await device.write('[{')
    device.sample = () => Promise.reject(new Error('offline'))
    const { store } = await device.tab()
    await expect(store.query(notes, { order: 'stored', limit: 1 })).rejects.toMatchObject({ failure: 'damaged' })
    const [notice] = listNotices(store)
    expect(notice).toMatchObject({ reason: 'damaged-kept' })
    await expect(store.notices.recover(notice?.id ?? '', administrator)).rejects.toMatchObject({
      failure: 'unavailable'
    })
    expect(await device.raw()).toBe('[{')
    device.sample = async () => sample
    expect(await listIds((await device.tab()).store)).toEqual(sampleIds)
  })

  test('writes the samples once when several tabs open at the same time', async () => {
    device = createWebDevice({ latency: () => Math.random() * 20 })
    const tabs = await Promise.all([1, 2, 3].map(() => device.tab()))
    await until(async () => {
      for (const { store } of tabs) expect(await listIds(store)).toEqual(sampleIds)
    })
    expect(JSON.parse((await device.raw()) ?? '')).toEqual(sample)
  })
})

describe('unreadable collection in localStorage', () => {
  const unusable: [string, string, string, number][] = [
    ['an unknown first record', JSON.stringify([note('x', { place: 'nowhere' }), 7, note('y')], null, 1), 'reset', 3],
    ['a list that is cut off', '[{"id":"x"', 'damaged', 0],
    ['an object in place of a list', '{"id":"x"}', 'damaged', 0]
  ]
  test.each(unusable)(
    '(%s) is quarantined unchanged, with a notice until dismissed in any tab',
    async (_name, text, reason, number) => {
      device = createWebDevice()
      await device.write(text)
      const first = await device.tab()
      expect(await listIds(first.store)).toEqual(sampleIds)
      const { store } = await device.tab()
      const [notice, ...more] = listNotices(store)
      expect(more).toEqual([])
      expect(notice).toMatchObject({
        reason,
        count: number,
        collection: 'notes',
        actions: ['undo', 'download', 'discard', 'dismiss']
      })
      expect(await store.notices.readContent(notice?.id ?? '', administrator)).toBe(text)
      await store.notices.dismiss(notice?.id ?? '', administrator)
      await until(() => expect(listNotices(first.store)).toEqual([]))
      expect(listNotices((await device.tab()).store)).toEqual([])
      expect(await store.notices.readContent(notice?.id ?? '', administrator)).toBe(text)
    }
  )

  test('is restored unchanged by Undo and not reset again', async () => {
    device = createWebDevice()
    const text = unusable[0]?.[1] ?? ''
    await device.write(text)
    const { store } = await device.tab()
    await store.notices.undo(listNotices(store)[0]?.id ?? '', administrator)
    expect(await device.raw()).toBe(text)
    const again = await device.tab()
    expect(await device.raw()).toBe(text)
    expect(await listIds(again.store)).toEqual(['x', 'y'])
    expect(listNotices(again.store).map(({ reason }) => reason)).toEqual(['unreadable'])
  })

  test('stays in quarantine when Undo does not fit', async () => {
    device = createWebDevice({ quota: 3000 })
    const text = `[{"id":"x","place":"nowhere","text":"${'x'.repeat(1500)}"}]`
    await device.write(text)
    const { store, storage } = await device.tab()
    storage.write('other', 'x'.repeat(1500))
    const before = [await device.raw(), await device.raw('loupe.journal'), listNotices(store)]
    await expect(store.notices.undo(listNotices(store)[0]?.id ?? '', administrator)).rejects.toMatchObject({
      failure: 'full'
    })
    expect([await device.raw(), await device.raw('loupe.journal'), listNotices(store)]).toEqual(before)
    storage.write('other', null)
    await store.notices.undo(listNotices(store)[0]?.id ?? '', administrator)
    expect(await device.raw()).toBe(text)
  })
})

test('web store › reports the first stored change of a user once', async () => {
  device = createWebDevice()
  const { store } = await device.tab()
  await listIds(store)
  await store.remove(notes, 'never there')
  const refused = store.change(notes, 'a', () => {
    throw new Error('no')
  })
  await expect(refused).rejects.toThrow('no')
  expect(device.firstChanges).toBe(0)
  await store.change(notes, 'a', () => note('a'))
  await store.change(notes, 'b', () => note('b'))
  expect(device.firstChanges).toBe(1)
})

test('web store › writes each acknowledged change with strict durability', async () => {
  device = createWebDevice()
  const { store } = await device.tab()
  const begin = vi.spyOn(IDBDatabase.prototype, 'transaction')
  await store.change(notes, 'a', () => note('a'))
  const writing = begin.mock.calls.filter(([, mode]) => mode === 'readwrite')
  expect(writing.map(([, , how]) => how)).toEqual(writing.map(() => ({ durability: 'strict' })))
  expect(writing).not.toEqual([])
})

test('web store › removes a deleted collection from the quarantine and from all tabs that watch it', async () => {
  device = createWebDevice()
  const tabs = [await device.tab(), await device.tab()]
  const own = { ...notes, name: 'userProfile_u-1' }
  await device.write('[{"id":"a"', own.name)
  await tabs[0]?.store.change(own, 'a', () => note('a'))
  const received = tabs.map(({ store }) => {
    const totals: number[] = []
    store.watch(
      own,
      { order: 'stored', limit: 9 },
      ({ total }) => totals.push(total),
      () => totals.push(-1)
    )
    return totals
  })
  await until(() => expect(received).toEqual([[1], [1]]))
  await tabs[0]?.store.device?.dropCollection(own.name)
  await until(() =>
    expect(received).toEqual([
      [1, 0],
      [1, 0]
    ])
  )
  const database = await openDB(device.database)
  expect(await database.getAll('contents')).toEqual([])
  database.close()
})

// At the start an unfinished removal of an account is found by this.
test('web store › knows whether a collection has documents before reading it', async () => {
  device = createWebDevice()
  const { store } = await device.tab()
  const removals = { ...notes, name: 'removals' }
  const known: unknown[] = [store.device?.mayContain('removals')]
  await store.change(removals, 'a', () => note('a'))
  known.push(store.device?.mayContain('removals'))
  await store.remove(removals, 'a')
  expect([...known, store.device?.mayContain('removals')]).toEqual([false, true, false])
})

describe('quarantine of the web store', () => {
  const quarantined = async () => {
    device = createWebDevice()
    await device.write('[{"id":"x"')
    const { store } = await device.tab()
    return { store, id: listNotices(store)[0]?.id ?? '' }
  }

  test('can be discarded by the administrator only', async () => {
    const { store, id } = await quarantined()
    await expect(store.notices.discard(id, null)).rejects.toMatchObject({ failure: 'refused' })
    await store.notices.discard(id, administrator)
    expect(listNotices(store)).toEqual([])
    const database = await openDB(device.database)
    expect(await database.getAll('contents')).toEqual([])
    database.close()
    await expect(store.notices.undo(id, administrator)).rejects.toMatchObject({ failure: 'unavailable' })
  })

  test.each([
    [89, 1],
    [91, 0]
  ])('contains after %i days %i quarantined collections', async (days, count) => {
    await quarantined()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 86_400_000 })
    const { store } = await device.tab()
    expect(listNotices(store)).toHaveLength(count)
    vi.useRealTimers()
    expect(listNotices((await device.tab()).store)).toHaveLength(count)
  })
})

describe('web store', () => {
  test('rejects a change that does not fit and changes nothing', async () => {
    device = createWebDevice({ quota: 2000 })
    const { store } = await device.tab()
    const before = [await device.raw(), await device.raw('loupe.journal')]
    const change = store.change(notes, 'big', () => note('big', { text: 'x'.repeat(2000) }))
    await expect(change).rejects.toMatchObject({ failure: 'full' })
    expect([await device.raw(), await device.raw('loupe.journal')]).toEqual(before)
    await device.kill()
    device.browser().flush()
    expect(await listIds((await device.tab()).store)).not.toContain('big')
  })

  test('shows the sample unsaved while storage is full', async () => {
    device = createWebDevice({ quota: 400 })
    await device.write('x'.repeat(380), 'other')
    const { store } = await device.tab()
    expect(listNotices(store).map(({ reason }) => reason)).toEqual(['full'])
    expect(await listIds(store)).toEqual(sampleIds)
    await expect(store.change(notes, 'a', () => note('a'))).rejects.toMatchObject({ failure: 'full' })
    expect(await device.raw()).toBeNull()
  })

  test('fails to start when localStorage rejects every write', async () => {
    device = createWebDevice()
    device.browser().faults.write = Object.assign(new Error('denied'), { name: 'SecurityError' })
    await expect(device.tab()).rejects.toMatchObject({ failure: 'unavailable' })
  })

  test('stays readable when a later write is rejected', async () => {
    device = createWebDevice()
    const { store } = await device.tab()
    device.browser().faults.write = Object.assign(new Error('denied'), { name: 'SecurityError' })
    await expect(store.change(notes, 'a', () => note('a'))).rejects.toMatchObject({ failure: 'unavailable' })
    expect(await listIds(store)).toEqual(sampleIds)
  })

  test('opens read-only when the log database cannot be opened', async () => {
    device = createWebDevice()
    await device.write(JSON.stringify([note('a')]))
    const opening = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const { store } = await device.tab()
    opening.mockRestore()
    expect(listNotices(store).map(({ reason }) => reason)).toEqual(['read-only'])
    expect(await listIds(store)).toEqual(['a'])
    await expect(store.change(notes, 'a', () => note('a'))).rejects.toMatchObject({ failure: 'unavailable' })
    expect(await device.raw()).toBe(JSON.stringify([note('a')]))
  })

  test('is read-only when a newer version has migrated the data', async () => {
    device = createWebDevice()
    const early = await device.tab()
    await early.store.change(notes, 'a', () => note('a'))
    const text = await device.raw()
    const newer = await openDB(device.database, 99)
    const late = await device.tab()
    for (const { store } of [early, late]) {
      expect(listNotices(store).map(({ reason }) => reason)).toEqual(['read-only'])
      expect(await listIds(store)).toContain('a')
      await expect(store.change(notes, 'b', () => note('b'))).rejects.toMatchObject({ failure: 'unavailable' })
    }
    expect(await device.raw()).toBe(text)
    expect(JSON.stringify(await newer.getAll('collections'))).not.toContain('"b"')
    newer.close()
  })
})
