import 'fake-indexeddb/auto'
import { afterEach, describe, expect, test, vi } from 'vitest'
const checkpointKey = 'loupe.journal'
import { hashText } from '#shared/documents/fingerprint.ts'
import { note, notes } from '#tests/contract/notes.ts'
import { until } from '#tests/support/until.ts'
import { createWebDevice, listIds, sample } from './web-device.ts'

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

describe('no marker beside a journal', () => {
  const killedEarly = async () => {
    device = createWebDevice()
    const { store } = await device.tab()
    await store.change(notes, 'mine', () => note('mine'))
    await device.kill()
  }
  const another = { query: async () => ({ held: [{ name: 'loupe.board' }] }), request: async () => {} } as never

  test('another tab lives and all has been calm: localStorage was emptied by hand', async () => {
    await killedEarly()
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
    expect(await listIds((await device.tab(another)).store)).toEqual(sampleIds)
  })

  test('another tab has just started: the marker is on its way, and nothing is lost', async () => {
    await killedEarly()
    expect(await listIds((await device.tab(another)).store)).toEqual([...sampleIds, 'mine'])
  })

  test('nobody else is there: the browser was killed early, however long ago', async () => {
    await killedEarly()
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
    expect(await listIds((await device.tab()).store)).toEqual([...sampleIds, 'mine'])
  })
})

test('the number of an entry that a killed tab had taken, but not written, is not given again', async () => {
  const first = await device.tab()
  await first.store.change(notes, 'one', () => note('one'))
  // Its next text and checkpoint have reached the disk, the entry of the log has not.
  const checkpoint = JSON.parse((await device.raw(checkpointKey)) ?? '')
  const text = JSON.stringify([...sample, note('one'), note('lost')])
  const taken = checkpoint.seq + 1
  await device.write(text)
  await device.write(
    JSON.stringify({ ...checkpoint, seq: taken, texts: [['notes', taken, await hashText(text)]] }),
    checkpointKey
  )
  await device.browser().flush()
  await device.kill()
  const { store } = await device.tab()
  await store.change(notes, 'two', () => note('two'))
  expect(JSON.parse((await device.raw(checkpointKey)) ?? '').seq).toBeGreaterThan(taken)
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
  test('leave a text without the newest change under its marker, which the tabs notice and repair', async () => {
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

test('a late write that puts back an older text and marker together is noticed by the tab that is left', async () => {
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
