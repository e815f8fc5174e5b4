import { expect, it } from 'vitest'
import { createHousesDeskRepository } from '#renderer/data/houses/houses-desk-repository.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { createMemoryStore, type MemoryStore } from '#renderer/storage/memory/memory-store.ts'
import type { Employer } from '#shared/domain/account/employer.ts'
import { administrator, entryOf } from '#tests/support/houses.ts'
import { jobOf } from '#tests/support/job-people.ts'

const uids = ['one', 'two']

function openBoard(isShared: boolean) {
  const store = createMemoryStore({
    elements: {
      jobs: uids.map((uid) => jobOf('approved', { id: `job_${uid}`, employerId: uid })),
      employers: [entryOf('one', { email: 'shop@example.com' }), entryOf('two', { email: 'shop+2@example.com' })],
      employerAddresses: [{ id: 'hash', uids: ['another'] }]
    }
  })
  const open = (documents: MemoryStore) =>
    createHousesDeskRepository(documents, () => administrator, undefined, isShared)
  return { store, open, entries: () => store.readElements('employers') as Employer[] }
}

/** Fails from the write with this number on. */
function failFrom(store: MemoryStore, last: number): MemoryStore {
  let writes = 0
  const failing =
    <T extends unknown[], R>(write: (...given: T) => Promise<R>) =>
    (...given: T): Promise<R> => {
      writes += 1
      return writes > last ? Promise.reject(new StoreError('unavailable', 'no connection')) : write(...given)
    }
  return Object.assign({}, store, { change: failing(store.change), remove: failing(store.remove) }) as MemoryStore
}

const cases = [true, false].flatMap((isShared) => [0, 1, 2, 3, 4, 5, 6].map((last) => ({ isShared, last })))

it.each(cases)(
  'bans and lifts finish when repeated after $last writes (shared: $isShared)',
  async ({ isShared, last }) => {
    const { store, open, entries } = openBoard(isShared)
    const account = { uid: 'one', email: 'shop@example.com' }
    await open(failFrom(store, last))
      .ban(account, 'Asked for money.')
      .catch(() => {})
    expect(await open(store).ban(account, 'Asked for money.')).toMatchObject({ left: 0 })
    expect(entries().map(({ ban }) => ban?.reason)).toEqual(['Asked for money.', 'Asked for money.'])
    expect(store.readElements('jobs')).toMatchObject([{ status: 'deleted' }, { status: 'deleted' }])

    const own = entries().find(({ id }) => id === 'one') as Employer
    await open(failFrom(store, last))
      .liftBan(own)
      .catch(() => {})
    await open(store).liftBan(own)
    expect(entries().map(({ ban, earlierBans }) => [ban, earlierBans?.length])).toEqual([
      [undefined, 1],
      [undefined, 1]
    ])
  }
)
