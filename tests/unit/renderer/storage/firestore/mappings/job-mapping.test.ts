import { expect, test } from 'vitest'
import { jobMapping, mergeJob, splitJob } from '#renderer/storage/firestore/mappings/job-mapping.ts'
import { buildJobSearchKeys } from '#shared/domain/search/document-search-keys.ts'
import { jobOf } from '#tests/support/job-people.ts'

const job = { ...jobOf('approved') }
const { history, ...open } = job
const searchKeys = buildJobSearchKeys(job)
const apart = { id: job.id, employerId: job.employerId, history }

test('public and private document of a job › publishes a job without its history', () => {
  const { open: public_, part } = splitJob(job)
  expect(public_).toEqual({ ...open, searchKeys, steps: 1, changedAt: '2026-11-01T09:00:00.000Z' })
  expect(part).toEqual(apart)
  expect(mergeJob(public_, part)).toEqual(job)
})

test('public and private document of a job › omits an unreadable history', () => {
  expect(mergeJob({ ...open, steps: 3, changedAt: '' }, undefined)).toEqual(open)
})

test('public and private document of a job › stores search keys of a live job and drops them when it is read', () => {
  const before = { ...open, searchKeys: ['old'] }
  expect(splitJob(job, before).open.searchKeys).toEqual(searchKeys)
  expect(mergeJob(splitJob(job).open, apart)).not.toHaveProperty('searchKeys')
})

test('public and private document of a job › keeps stored search keys of a pending, ended or renewed job', () => {
  for (const status of ['pending', 'rejected', 'deleted'] as const) {
    expect(splitJob({ ...jobOf(status) }, { ...open, searchKeys: ['old'] }).open.searchKeys).toEqual(['old'])
    expect(splitJob({ ...jobOf(status) }, open).open).not.toHaveProperty('searchKeys')
  }
  const renewed = { ...job, history: [...(history as object[]), { type: 'renew', at: '2026-11-02T09:00:00.000Z' }] }
  expect(splitJob(renewed, { ...open, searchKeys: ['old'] }).open.searchKeys).toEqual(['old'])
  expect(splitJob(renewed, open).open).not.toHaveProperty('searchKeys')
})

test.each([
  ['was removed', undefined],
  ['has ended', { status: 'deleted' }]
])('employer’s limit of jobs › lets a new job replace a counted job that %s', async (_what, found) => {
  const open = Array.from({ length: 100 }, (_, index) => `job_${index}`)
  const next = { ...jobOf('pending', { id: 'job_new' }) }
  const opened = await jobMapping.open(
    {
      ...{ uid: next.employerId, name: next.id, id: next.id },
      pathIn: ({ name }, document = next.id) => `${name}/${document}`,
      read: async (path) => (path.includes('jobCount') ? { count: 1, since: 'today', open } : undefined),
      readBeside: async (path) => (path === 'jobs/job_7' ? found : { status: 'approved' })
    },
    undefined
  )
  const { beside } = await opened.change(next)
  expect(beside.at(-1)).toMatchObject({
    set: { count: 2, since: 'today', open: [...open.filter((name) => name !== 'job_7'), 'job_new'] }
  })
})
