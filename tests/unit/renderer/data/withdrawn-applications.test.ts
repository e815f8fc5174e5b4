import { expect, test } from 'vitest'
import { type Applications, createApplicationsRepository } from '#renderer/data/applications-repository.ts'
import { StoreError } from '#renderer/storage/document-store.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { createWithdrawal } from '#shared/domain/application/application-withdrawal.ts'
import { meena, suvarna } from '#tests/support/job-people.ts'
import { createMemoryFiles } from '#tests/support/memory-files.ts'
import { applicationOf } from '#tests/support/sample-applications.ts'
import { until } from '#tests/support/until.ts'

// On a shared board an application that is taken back is closed to the employer.

const day = (number: number) => `2026-11-0${number}T10:00:00.000Z`
const left = applicationOf({ jobId: 'job_2', state: 'withdrawn', appliedAt: day(2) })

function boardOf(actor: typeof suvarna | typeof meena) {
  const store = createMemoryStore({
    elements: {
      applications: [applicationOf({ appliedAt: day(1) }), applicationOf({ uid: 'u-ravi', appliedAt: day(3) })],
      withdrawals: [createWithdrawal(left, '0f0f')]
    }
  })
  const user = { ...actor, isAdmin: false, isEmployer: actor.role === 'Employer' }
  const files = createMemoryFiles()
  const repository = createApplicationsRepository({
    documents: store,
    files,
    getActor: () => user,
    hidesWithdrawn: true
  })
  return { store, repository }
}

test('employer’s applicant list › combines applications and withdrawals by date', async () => {
  const results = new Map<number, Applications>()
  for (const limit of [9, 2]) {
    boardOf(suvarna).repository.watchForEmployer(
      suvarna.uid,
      limit,
      (result) => results.set(limit, result),
      () => {}
    )
  }
  await until(() => expect(results.size).toBe(2))
  const ids = (limit: number) => results.get(limit)?.applications.map(({ id }) => id)
  expect(ids(9)).toEqual(['u-ravi_job_1', '0f0f', 'u-meena_job_1'])
  expect(results.get(9)?.applications[1]).toMatchObject({ state: 'withdrawn', uid: '', profile: null })
  expect([ids(2), results.get(2)?.total]).toEqual([['u-ravi_job_1', '0f0f'], 3])
})

test('status change › reports a conflict when the application was withdrawn', async () => {
  const { store, repository } = boardOf(suvarna)
  const [open] = store.readElements('applications') as [ReturnType<typeof applicationOf>]
  store.change = () => Promise.reject(new StoreError('refused', 'the server refuses it'))
  await expect(repository.move(open, 'hired')).rejects.toMatchObject({ failure: 'conflict', stored: undefined })
})

test('declining open applications › skips a withdrawn application', async () => {
  const { store, repository } = boardOf(suvarna)
  const { change } = store
  const failFor = (id: string, failure: 'refused' | 'unavailable') => {
    store.change = (where, name, ...rest) =>
      name === id ? Promise.reject(new StoreError(failure, 'the server says no')) : change(where, name, ...rest)
  }
  failFor('u-ravi_job_1', 'unavailable')
  await expect(repository.declineOpen('job_1', '')).rejects.toMatchObject({ failure: 'unavailable' })
  failFor('u-ravi_job_1', 'refused')
  expect(await repository.declineOpen('job_1', 'The job is filled.')).toBe(1)
  expect(store.readElements('applications')).toMatchObject([{ uid: meena.uid, state: 'not-now' }, { state: 'new' }])
})
