import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { signInThrottles } from '#shared/collections/accounts.ts'
import { pages } from '#shared/collections/static-pages.ts'
import { userProfiles } from '#shared/collections/user-profiles.ts'
import { note, notes } from '#tests/contract/notes.ts'
import { fastPasswordHash } from '#tests/support/fast-password-hash.ts'
import { emails, enter, openAccountsOver, password } from '#tests/support/people.ts'
import { administrator } from '#tests/support/viewers.ts'
import { createWebDevice, listIds, listNotices, sample } from './web-device.ts'

let device = createWebDevice()
beforeEach(() => {
  device = createWebDevice()
  fastPasswordHash()
})
afterEach(() => device.close())

const damaged = '[{"id":"asha", half a list'
const people = { ...notes, name: 'people' }
const everything = { order: 'stored', limit: 100 } as const

async function reasons() {
  const { store } = await device.tab()
  await store.query(people, everything).catch(() => undefined)
  return listNotices(store).map(({ reason }) => reason)
}

describe('damaged collection in localStorage', () => {
  test('is restored from IndexedDB’s log, with a notice', async () => {
    const first = await device.tab()
    await first.store.change(people, 'asha', () => note('asha'))
    await first.store.change(people, 'ravi', () => note('ravi'))
    await first.store.remove(people, 'asha')
    await device.write(damaged, 'people')
    const { store } = await device.tab()
    expect((await store.query(people, everything)).documents.map(({ id }) => id)).toEqual(['ravi'])
    const [notice] = listNotices(store)
    expect(notice).toMatchObject({ reason: 'damaged-recovered', collection: 'people' })
    expect(Date.now() - Date.parse(notice?.savedAt ?? '')).toBeLessThan(60_000)
    expect(await store.notices.readContent(notice?.id ?? '', administrator)).toBe(damaged)
    await store.change(people, 'meena', () => note('meena'))
    expect(JSON.parse((await device.raw('people')) ?? '')).toMatchObject([{ id: 'ravi' }, { id: 'meena' }])
  })

  test('becomes empty when no document can be recovered', async () => {
    await device.write(damaged, 'people')
    const { store } = await device.tab()
    await store.change(people, 'asha', () => note('asha'))
    expect(listNotices(store)).toMatchObject([
      { reason: 'damaged-emptied', actions: ['undo', 'download', 'discard', 'dismiss'] }
    ])
    expect(await store.notices.readContent(listNotices(store)[0]?.id ?? '', administrator)).toBe(damaged)
  })

  test('is restored from IndexedDB’s log instead of the samples', async () => {
    const first = await device.tab()
    await first.store.change(notes, 'mine', () => note('mine'))
    await device.write(damaged)
    const { store } = await device.tab()
    expect(await listIds(store)).toEqual([...sample.map(({ id }) => id), 'mine'])
  })

  test('is kept after Undo until the administrator recovers it', async () => {
    const first = await device.tab()
    await first.store.change(people, 'asha', () => note('asha'))
    await device.write(damaged, 'people')
    const { store } = await device.tab()
    await store.query(people, everything)
    await store.notices.undo(listNotices(store)[0]?.id ?? '', administrator)
    expect(await device.raw('people')).toBe(damaged)
    const again = await device.tab()
    await expect(again.store.query(people, everything)).rejects.toMatchObject({ failure: 'damaged' })
    const kept = listNotices(again.store).find(({ reason }) => reason === 'damaged-kept')
    expect(kept).toMatchObject({ actions: ['recover', 'download'], savedAt: expect.any(String) })
    expect(await again.store.notices.readContent(kept?.id ?? '', administrator)).toBe(damaged)
    await expect(again.store.notices.recover(kept?.id ?? '', null)).rejects.toMatchObject({ failure: 'refused' })
    await again.store.notices.recover(kept?.id ?? '', administrator)
    expect((await again.store.query(people, everything)).documents.map(({ id }) => id)).toEqual(['asha'])
    expect(await reasons()).toEqual(['damaged-recovered'])
  })

  test('is restored from the newest quarantined copy if nothing else is left', async () => {
    const first = await device.tab()
    first.store.close()
    const addToQuarantine = (name: string, secondsAgo: number) => ({
      ...{ id: `replaced people ${name}`, collection: 'people', reason: 'replaced', count: 1, resetKey: 'undone' },
      at: new Date(Date.now() - secondsAgo * 1000).toISOString()
    })
    const database = await openDB(device.database)
    const texts = [addToQuarantine('older', 20), addToQuarantine('newer', 10)]
    await database.put('quarantine', { texts, dismissed: [], suppressed: [] }, 'record')
    for (const name of ['older', 'newer'])
      await database.put('contents', JSON.stringify([note(name)]), `replaced people ${name}`)
    database.close()
    await device.write(damaged, 'people')
    const { store } = await device.tab()
    expect((await store.query(people, everything)).documents.map(({ id }) => id)).toEqual(['newer'])
  })

  test('is restored by the administrator when it belongs to another user', async () => {
    const profile = userProfiles.of('u-1')
    await device.write(damaged, profile.name)
    const first = await device.tab()
    await first.store.query(profile, everything)
    const { store } = await device.tab()
    await store.notices.undo(listNotices(store)[0]?.id ?? '', administrator)
    expect(await device.raw(profile.name)).toBe(damaged)
  })

  test('of pages is kept until the administrator recovers it', async () => {
    await device.write(damaged, pages.name)
    const { store } = await device.tab()
    await expect(store.query(pages, everything)).rejects.toMatchObject({ failure: 'damaged' })
    const [notice] = listNotices(store)
    expect(notice).toMatchObject({ reason: 'damaged-kept', actions: ['recover', 'download'] })
    await store.notices.recover(notice?.id ?? '', administrator)
    expect((await store.query(pages, everything)).total).toBe(0)
  })
})

describe('sign-in on a local board', () => {
  test('works when the accounts or sign-in throttle collection is damaged', async () => {
    const first = await device.tab()
    await enter(await openAccountsOver(first.store), 'Candidate')
    await device.write(damaged, 'accounts')
    await device.write(damaged, signInThrottles.name)
    const { store } = await device.tab()
    const accounts = await openAccountsOver(store)
    expect(await accounts.signIn(emails.Candidate, password)).toMatchObject({ email: emails.Candidate })
    expect(await enter(accounts, 'Employer')).toMatchObject({ isEmployer: true })
  })
})
