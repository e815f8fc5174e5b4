import 'fake-indexeddb/auto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { note, notes } from '#tests/contract/notes.ts'
import { until } from '#tests/support/until.ts'
import { administrator } from '#tests/support/viewers.ts'
import { createWebDevice, listIds, listNotices, sample } from './web-device.ts'

let device = createWebDevice()
afterEach(() => device.close())

const sampleIds = sample.map(({ id }) => id)

/** Two tabs change something at the same time: what the first writes is held up until what the second writes has arrived. */
async function overtaken() {
  let isHeld = false
  let letGo = () => {}
  const paused = new Promise<void>((go) => {
    letGo = go
  })
  device = createWebDevice({ latency: () => (isHeld ? paused : 2) })
  const [one, two] = [await device.tab(), await device.tab()]
  await device.browser().settle()
  isHeld = true
  await one.store.change(notes, 'one', () => note('one'))
  isHeld = false
  await two.store.change(notes, 'two', () => note('two'))
  await until(() => expect(device.browser().tab().read('notes')).toContain('"two"'))
  return { one, two, letGo }
}

describe('web store after a browser crash', () => {
  test('loses no acknowledged change, whatever was written to disk', async () => {
    device = createWebDevice({ latency: () => Math.random() * 6 })
    const created: string[] = []
    for (let life = 0; life < 6; life += 1) {
      const tabs = [await device.tab(), await device.tab(), await device.tab()]
      const flushes = setInterval(() => Math.random() < 0.2 && device.browser().flush(), 3)
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
      await device.kill()
    }
    const { store } = await device.tab()
    expect((await listIds(store)).toSorted()).toEqual([...sampleIds, ...created, 'all'].toSorted())
    expect((await store.get(notes, 'all'))?.text).toHaveLength(6 * 3 * 6)
    await until(async () => expect(JSON.parse((await device.raw()) ?? '')).toHaveLength(created.length + 3))
  })

  test('restores the order of creation', async () => {
    device = createWebDevice()
    const { store } = await device.tab()
    await store.change(notes, 'x', () => note('x'))
    await store.change(notes, 'y', () => note('y'))
    await store.change(notes, 'x', () => note('x', { text: 'changed' }))
    await store.remove(notes, 'sample-1')
    await store.change(notes, 'sample-1', () => note('sample-1'))
    const before = await device.raw()
    await device.kill()
    await device.tab()
    await until(async () => expect(await device.raw()).toBe(before))
  })

  test('restores a manually edited collection with later changes', async () => {
    device = createWebDevice()
    const first = await device.tab()
    await first.store.change(notes, 'void', () => note('void'))
    device.browser().flush()
    first.storage.write('notes', JSON.stringify([note('hand')]))
    await first.store.change(notes, 'on top', () => note('on top'))
    await device.kill()
    expect(await listIds((await device.tab()).store)).toEqual(['hand', 'on top'])
  })
})

test('change log in IndexedDB › restores changes that were never flushed to disk', async () => {
  device = createWebDevice()
  const { store } = await device.tab()
  await store.change(notes, 'mine', () => note('mine'))
  await device.kill()
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  expect(await listIds((await device.tab()).store)).toEqual([...sampleIds, 'mine'])
})

describe('web store after localStorage.clear()', () => {
  test('restores nothing when the page is left', async () => {
    device = createWebDevice()
    const { store, storage } = await device.tab()
    await store.change(notes, 'mine', () => note('mine'))
    storage.clear()
    storage.leave()
    store.close()
    await device.browser().settle()
    expect(await listIds((await device.tab()).store)).toEqual(sampleIds)
    device.browser().flush()
    await device.kill()
    expect(await listIds((await device.tab()).store)).toEqual(sampleIds)
  })

  test('resets the collection to the samples when another tab cleared it', async () => {
    device = createWebDevice()
    const { store } = await device.tab()
    await store.change(notes, 'mine', () => note('mine'))
    device.browser().tab().clear()
    await device.browser().settle()
    expect(await listIds((await device.tab()).store)).toEqual(sampleIds)
  })

  test('empties the collection in every open tab, and removed documents stay removed', async () => {
    device = createWebDevice({ latency: () => 3 })
    const [one, two] = [await device.tab(), await device.tab()]
    await one.store.change(notes, 'mine', () => note('mine'))
    await until(async () => expect(await listIds(two.store)).toContain('mine'))
    one.storage.clear()
    await until(async () => expect(await listIds(two.store)).toEqual([]))
    await two.store.change(notes, 'after', () => note('after'))
    expect(JSON.parse((await device.raw()) ?? '')).toMatchObject([{ id: 'after' }])
    device.browser().flush()
    await device.kill()
    expect(await listIds((await device.tab()).store)).toEqual(['after'])
  })
})

describe('interleaved writes of two browser tabs', () => {
  test('are detected and merged with both changes', async () => {
    const { one, two, letGo } = await overtaken()
    letGo()
    await device.browser().settle()
    await until(async () => {
      const stored = JSON.parse((await device.raw()) ?? '') as { id: string }[]
      expect(stored.map(({ id }) => id)).toEqual([...sampleIds, 'one', 'two'])
      for (const { store } of [one, two]) expect(await listIds(store)).toEqual([...sampleIds, 'one', 'two'])
    })
  })
})

test('web store › repairs a late write of an older collection by a closed tab', async () => {
  const { one, two, letGo } = await overtaken()
  two.store.close()
  letGo()
  await device.browser().settle()
  expect(await device.raw()).not.toContain('"two"')
  await until(async () => expect(await device.raw()).toContain('"two"'))
  expect(await listIds(one.store)).toEqual([...sampleIds, 'one', 'two'])
})

test('manually edited collection in localStorage › is loaded by all open tabs', async () => {
  device = createWebDevice({ latency: () => 3 })
  const [one, two] = [await device.tab(), await device.tab()]
  await one.store.change(notes, 'mine', () => note('mine'))
  await device.browser().settle()
  one.storage.write('notes', JSON.stringify([note('hand')]))
  await until(async () => expect(await listIds(two.store)).toEqual(['hand']))
  expect(await listIds(one.store)).toEqual(['hand'])
  await two.store.change(notes, 'hand', (stored) => ({ ...note('hand'), ...stored, rank: 3 }))
  expect(JSON.parse((await device.raw()) ?? '')).toEqual([{ ...note('hand', { rank: 3 }), revision: 1 }])
})

describe('manually edited collection in localStorage', () => {
  const byHand = JSON.stringify([note('hand')])
  const overwrite = async () => {
    device = createWebDevice()
    const { store } = await device.tab()
    await store.change(notes, 'mine', () => note('mine'))
    const before = await device.raw()
    store.close()
    await device.write(byHand)
    return before
  }

  test('is used, and Undo brings back the collection that the edit overwrote', async () => {
    const before = await overwrite()
    const { store } = await device.tab()
    expect([await listIds(store), await device.raw()]).toEqual([['hand'], byHand])
    await until(() => expect(listNotices(store)).toMatchObject([{ reason: 'overwritten', count: 3 }]))
    await store.notices.undo(listNotices(store)[0]?.id ?? '', administrator)
    expect(await device.raw()).toBe(before)
    const [replaced] = listNotices(store)
    expect(replaced).toMatchObject({ reason: 'replaced' })
    expect(await store.notices.readContent(replaced?.id ?? '', administrator)).toBe(byHand)
  })

  test('is used when the edit happens during a change', async () => {
    device = createWebDevice()
    const { store, storage } = await device.tab()
    vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementationOnce(() => storage.write('notes', byHand))
    await store.change(notes, 'mine', () => note('mine'))
    expect([await listIds(store), await device.raw()]).toEqual([['hand'], byHand])
    await until(() => expect(listNotices(store)).toMatchObject([{ reason: 'overwritten', count: 3 }]))
  })

  test('survives a crash before localStorage is flushed', async () => {
    await overwrite()
    await listIds((await device.tab()).store)
    await device.kill()
    expect(await listIds((await device.tab()).store)).toEqual(['hand'])
  })

  test('shows no notice when it still contains each document', async () => {
    const before = JSON.parse((await overwrite()) ?? '') as object[]
    await device.write(JSON.stringify([note('hand'), ...before], null, 1))
    const { store } = await device.tab()
    expect([await listIds(store), listNotices(store)]).toEqual([['hand', ...sampleIds, 'mine'], []])
  })
})

test('web store › ignores an older collection restored manually', async () => {
  device = createWebDevice()
  const { store } = await device.tab()
  await store.change(notes, 'first', () => note('first'))
  const old = await device.raw()
  await store.change(notes, 'second', () => note('second'))
  const newest = await device.raw()
  store.close()
  await device.write(old)
  const again = await device.tab()
  expect(await listIds(again.store)).toEqual([...sampleIds, 'first', 'second'])
  await until(async () => expect(await device.raw()).toBe(newest))
})

describe('web store with a failed IndexedDB commit', () => {
  test('reports the failure, and no browser tab shows its changes', async () => {
    device = createWebDevice({ latency: () => 3 })
    const [one, two] = [await device.tab(), await device.tab()]
    const shown: string[] = []
    two.store.watch(
      notes,
      { order: 'stored', limit: 100 },
      ({ documents }) => shown.push(...documents.map(({ id }) => id)),
      () => {}
    )
    const committing = vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementationOnce(function (
      this: IDBTransaction
    ) {
      this.abort()
    })
    await expect(one.store.change(notes, 'lost', () => note('lost'))).rejects.toMatchObject({
      failure: 'unavailable'
    })
    expect(committing).toHaveBeenCalled()
    expect(await device.raw()).not.toContain('lost')
    await two.store.change(notes, 'kept', () => note('kept'))
    await until(() => expect(shown).toContain('kept'))
    for (const { store } of [one, two, await device.tab()]) expect(await listIds(store)).toEqual([...sampleIds, 'kept'])
    expect(shown).not.toContain('lost')
    expect(listNotices(two.store)).toEqual([])
  })

  test('changes nothing and reports full storage', async () => {
    device = createWebDevice()
    const { store } = await device.tab()
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    await expect(store.change(notes, 'lost', () => note('lost'))).rejects.toMatchObject({ failure: 'full' })
    expect(await listIds(store)).toEqual(sampleIds)
    expect(await device.raw()).toBe(JSON.stringify(sample))
  })
})

test('web store › stores a change even when localStorage fills up during the write', async () => {
  device = createWebDevice()
  const { store } = await device.tab()
  const { faults } = device.browser()
  vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementationOnce(() => {
    faults.write = Object.assign(new Error('exceeded the quota'), { name: 'QuotaExceededError' })
  })
  await store.change(notes, 'mine', () => note('mine'))
  expect(await device.raw()).toBe(JSON.stringify(sample))
  expect(await listIds((await device.tab()).store)).toEqual([...sampleIds, 'mine'])
  faults.write = undefined
  await until(async () => expect(await device.raw()).toContain('mine'))
})
