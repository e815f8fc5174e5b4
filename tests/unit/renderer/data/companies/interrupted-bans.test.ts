import { expect, it } from 'vitest'
import { createCompanyModerationRepository } from '#renderer/data/companies/company-moderation-repository.ts'
import { hashAddress } from '#renderer/data/companies/employer-email-registry.ts'
import { createJobsRepository } from '#renderer/data/jobs-repository.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { createMemoryStore, type MemoryStore } from '#renderer/storage/memory/memory-store.ts'
import type { Ban, Employer } from '#shared/domain/account/employer.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { administrator, bannedEntry, entryOf } from '#tests/support/sample-companies.ts'

const password = { algorithm: 'PBKDF2-SHA-256', iterations: 600_000, salt: 'a'.repeat(22), verifier: 'a'.repeat(43) }
/** The last one has posted and was never approved. */
const uids = ['one', 'two', 'three']
const email = 'shop@example.com'

async function openBoard(
  isShared: boolean,
  entries: Employer[] = [entryOf('one', { email }), entryOf('two', { email: 'shop+2@example.com' })]
) {
  const store = createMemoryStore({
    elements: {
      jobs: uids.map((uid) => jobOf('approved', { id: `job_${uid}`, employerId: uid })),
      employers: entries,
      accounts: [{ id: 'shop+3@example.com', uid: 'three', createdAt: '2026-11-01T09:00:00.000Z', password }],
      employerAddresses: [
        { id: 'hash', uids: ['another'] },
        { id: await hashAddress(email), uids }
      ]
    }
  })
  const open = (documents: MemoryStore) =>
    createCompanyModerationRepository(documents, () => administrator, undefined, isShared)
  return { store, open, entries: () => store.readElements('employers') as Employer[] }
}

const bansOfAddress = (store: MemoryStore) =>
  (store.readElements('employerAddresses') as { ban?: Ban }[]).flatMap(({ ban }) => ban?.reason ?? [])

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

const cases = [true, false].flatMap((isShared) => [0, 1, 2, 3, 4, 5, 6, 7, 8].map((last) => ({ isShared, last })))

it.each(cases)(
  'ban › interrupted after $last writes completes on retry (shared: $isShared)',
  async ({ isShared, last }) => {
    const { store, open, entries } = await openBoard(isShared)
    const account = { uid: 'one', email }
    await open(failFrom(store, last))
      .ban(account, 'Asked for money.')
      .catch(() => {})
    expect(await open(store).ban(account, 'Asked again.')).toMatchObject({ left: 0 })
    const [ban] = entries().map((entry) => entry.ban)
    expect(entries().map((entry) => entry.ban)).toEqual([ban, ban, ban])
    expect(store.readElements('jobs')).toMatchObject([
      { status: 'deleted' },
      { status: 'deleted' },
      { status: 'deleted' }
    ])

    const own = entries().find(({ id }) => id === 'one') as Employer
    await open(failFrom(store, last))
      .liftBan(own)
      .catch(() => {})
    await open(store).liftBan(own)
    expect(entries().map((entry) => [entry.ban, entry.earlierBans?.length, entry.confirmedAt])).toEqual([
      [undefined, 1, own.confirmedAt],
      [undefined, 1, own.confirmedAt],
      [undefined, 1, undefined]
    ])
    expect(bansOfAddress(store)).toEqual([])
  }
)

it.each([true, false])('lifting a ban › keeps other bans of the same email (shared: %s)', async (isShared) => {
  const since = '2026-11-03T09:00:00.000Z'
  const earlier = bannedEntry('one', 'Fake company.', { email })
  const { store, open, entries } = await openBoard(isShared, [earlier, entryOf('two', { email, confirmedAt: since })])
  if (isShared) store.setElements('employerAddresses', [{ id: await hashAddress(email), uids, ban: earlier.ban }])
  const reasons = () => entries().map(({ ban }) => ban?.reason)
  await open(store).ban({ uid: 'two', email }, 'Asked for money.')
  expect(reasons()).toEqual(['Fake company.', 'Asked for money.', 'Asked for money.'])
  const jobs = createJobsRepository(store)
  const [, job] = store.readElements('jobs') as Job[]
  await expect(jobs.reopen(administrator, job as Job)).rejects.toMatchObject({ failure: 'refused' })
  const read = (id: string) => entries().find((entry) => entry.id === id) as Employer
  await open(store).liftBan(read('two'))
  expect([reasons(), bansOfAddress(store)]).toEqual([
    ['Fake company.', undefined, undefined],
    isShared ? ['Fake company.'] : []
  ])
  await open(store).liftBan(read('one'))
  expect([reasons(), bansOfAddress(store)]).toEqual([[undefined, undefined, undefined], []])
  expect(await jobs.reopen(administrator, job as Job)).toMatchObject({ status: 'approved' })
})
