import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { hashText } from '#shared/documents/fingerprint.ts'
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
  const held = new Promise<void>((go) => {
    letGo = go
  })
  device = createWebDevice({ latency: () => (isHeld ? held : 2) })
  const [one, two] = [await device.tab(), await device.tab()]
  await device.browser().settle()
  isHeld = true
  await one.store.change(notes, 'one', () => note('one'))
  isHeld = false
  await two.store.change(notes, 'two', () => note('two'))
  await until(() => expect(device.browser().tab().read('notes')).toContain('"two"'))
  return { one, two, letGo }
}

describe('a killed browser', () => {
  test('loses nothing acknowledged, wherever its flush had come to', async () => {
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

  test('keeps the order of creation, whatever was changed last', async () => {
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

  test('keeps a list written by hand below the changes made to it', async () => {
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

test('a browser that was killed before localStorage reached the disk has it all, however long ago', async () => {
  device = createWebDevice()
  const { store } = await device.tab()
  await store.change(notes, 'mine', () => note('mine'))
  await device.kill()
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  expect(await listIds((await device.tab()).store)).toEqual([...sampleIds, 'mine'])
})

describe('localStorage.clear()', () => {
  test('followed by leaving the page resurrects nothing', async () => {
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

  test('in a tab that never opened the board is known by one that lives: a third finds nothing', async () => {
    device = createWebDevice()
    const { store } = await device.tab()
    await store.change(notes, 'mine', () => note('mine'))
    device.browser().tab().clear()
    await device.browser().settle()
    expect(await listIds((await device.tab()).store)).toEqual(sampleIds)
  })

  test('that reaches another tab together with the text that it removes is seen all the same', async () => {
    let letGo = () => {}
    const held = new Promise<void>((go) => {
      letGo = go
    })
    device = createWebDevice({ latency: () => held })
    const [one, two] = [await device.tab(), await device.tab()]
    expect(await listIds(two.store)).toEqual(sampleIds)
    one.storage.clear()
    letGo()
    await until(async () => expect(await listIds(two.store)).toEqual([]))
    expect(await device.raw()).toBeNull()
  })

  test('is seen by the other tabs, whose next change does not bring it back', async () => {
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

describe('writes of two tabs that arrive interleaved', () => {
  test('leave a text without the newest change, which the tabs notice and repair', async () => {
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

test('a late write that puts back an older text is noticed by the tab that is left', async () => {
  const { one, two, letGo } = await overtaken()
  two.store.close()
  letGo()
  await device.browser().settle()
  expect(await device.raw()).not.toContain('"two"')
  await until(async () => expect(await device.raw()).toContain('"two"'))
  expect(await listIds(one.store)).toEqual([...sampleIds, 'one', 'two'])
})

test('a list written by hand while tabs are open is taken by all of them', async () => {
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

describe('what a text put there by hand replaces', () => {
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

  test('is set aside at once, told, and comes back with an undo, which keeps the other', async () => {
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

  test('comes back as the list that it is, also in a tab that had not read it yet', async () => {
    device = createWebDevice()
    const [people, everything] = [{ ...notes, name: 'people' }, { order: 'stored', limit: 100 } as const]
    const first = await device.tab()
    const listPeople = async ({ store }: typeof first) =>
      (await store.query(people, everything)).documents.map(({ id }) => id)
    for (const [text, ids] of [
      [[note('asha'), { id: 'broken' }], ['asha']],
      [[note('hand')], ['hand']]
    ] as const) {
      await device.write(JSON.stringify(text), people.name)
      await first.store.change(people, 'kept', () => note('kept'))
      await first.store.remove(people, 'kept')
      expect(await listPeople(first)).toEqual(ids)
    }
    const second = await device.tab()
    const notice = listNotices(second.store).find(({ reason }) => reason === 'overwritten')
    await second.store.notices.undo(notice?.id ?? '', administrator)
    expect(await listPeople(second)).toEqual(['asha'])
    expect(listNotices(second.store)).toContainEqual(
      expect.objectContaining({ reason: 'unreadable', names: ['broken'] })
    )
  })

  test('is durable before localStorage is: a kill brings the text back that counted', async () => {
    await overwrite()
    await listIds((await device.tab()).store)
    await device.kill()
    expect(await listIds((await device.tab()).store)).toEqual(['hand'])
  })

  test('costs nothing when it is one of ours, older than what is remembered', async () => {
    device = createWebDevice()
    const { store } = await device.tab()
    await store.change(notes, 'first', () => note('first'))
    const old = (await device.raw()) ?? ''
    const database = await openDB(device.database)
    const row = await database.get('collections', 'notes')
    await store.change(notes, 'second', () => note('second'))
    const newest = await device.raw()
    store.close()
    await database.put('collections', { ...row, text: newest, hashes: [] }, 'notes')
    database.close()
    await device.write(old)
    const again = await device.tab()
    await until(() => expect(listNotices(again.store)).toMatchObject([{ reason: 'overwritten' }]))
    await again.store.notices.undo(listNotices(again.store)[0]?.id ?? '', administrator)
    expect(await device.raw()).toBe(newest)
  })

  test('is nothing where all of it is still there', async () => {
    const before = JSON.parse((await overwrite()) ?? '') as object[]
    await device.write(JSON.stringify([note('hand'), ...before], null, 1))
    const { store } = await device.tab()
    expect([await listIds(store), listNotices(store)]).toEqual([['hand', ...sampleIds, 'mine'], []])
  })

  test('is nothing where it was the sample as it was planted', async () => {
    device = createWebDevice()
    const first = await device.tab()
    await first.store.query(notes, { order: 'stored', limit: 1 })
    first.store.close()
    await device.write(byHand)
    const { store } = await device.tab()
    expect([await listIds(store), listNotices(store)]).toEqual([['hand'], []])
  })
})

test('an older text of ours that was put back by hand is behind: what is saved stays', async () => {
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

test('a text of ours is known for one two thousand changes later', async () => {
  device = createWebDevice()
  const { store } = await device.tab()
  await store.change(notes, 'first', () => note('first'))
  const old = (await device.raw()) ?? ''
  await store.change(notes, 'second', () => note('second'))
  const database = await openDB(device.database)
  const row = await database.get('collections', 'notes')
  const between = Array.from({ length: 1998 }, (_, index) => `${index}`)
  await database.put('collections', { ...row, hashes: [hashText(old), ...between] }, 'notes')
  database.close()
  await store.change(notes, 'third', () => note('third'))
  await device.browser().settle()
  store.close()
  await device.write(old)
  const again = await device.tab()
  expect(await listIds(again.store)).toEqual([...sampleIds, 'first', 'second', 'third'])
  expect(listNotices(again.store)).toEqual([])
})

describe('a commit that fails', () => {
  test('was told to have failed, and no tab ever sees what it had written', async () => {
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

  test('for want of room leaves all as it was, and says so', async () => {
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

test('a localStorage that fills up between room and text: the change is durable, and follows when there is room', async () => {
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

test('a tab that has lost its database shows what another tab writes into localStorage after it', async () => {
  device = createWebDevice()
  const [one, two] = [await device.tab(), await device.tab()]
  await one.store.change(notes, 'before', () => note('before'))
  await until(async () => expect(await listIds(two.store)).toContain('before'))
  // With its database it would write the first text again, over the second.
  one.store.close()
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('gone', 'InvalidStateError')
  })
  await device.write(JSON.stringify([note('newer')]))
  await until(async () => expect(await listIds(two.store)).toEqual(['newer']))
  transaction.mockRestore()
  await device.write(JSON.stringify([note('newer'), note('newest')]))
  await until(async () => expect(await listIds(two.store)).toEqual(['newer', 'newest']))
  expect(listNotices(two.store).map(({ reason }) => reason)).toEqual(['read-only'])
})
