import { expect, test } from 'vitest'
import { mergeJob, splitJob } from '#renderer/storage/firestore/mappings/job-mapping.ts'
import { buildJobSearchKeys } from '#shared/domain/search/search-keys.ts'
import { jobOf } from '#tests/support/job-people.ts'

const job = { ...jobOf('approved') }
const { history, ...open } = job
const searchKeys = buildJobSearchKeys(job)
const apart = { id: job.id, employerId: job.employerId, history }

test('what everybody reads of a posting says how many steps there were and when the last was taken, and no more', () => {
  const { open: public_, part } = splitJob(job)
  expect(public_).toEqual({ ...open, searchKeys, steps: 1, changedAt: '2026-11-01T09:00:00.000Z' })
  expect(part).toEqual(apart)
  expect(mergeJob(public_, part)).toEqual(job)
})

test('without a line there is nothing to lay apart', () => {
  for (const none of [open, { ...open, history: [] }, { ...open, history: null }])
    expect(splitJob(none)).toEqual({ open: { ...none, searchKeys } })
})

test('something that is no list is the first line of one', () => {
  const { open: public_, part } = splitJob({ ...open, history: { by: 'hand' } })
  expect(public_).toEqual({ ...open, searchKeys, steps: 1, changedAt: '' })
  expect(part).toEqual({ ...apart, history: [{ by: 'hand' }] })
})

test('a history that cannot be read is not made up anew', () => {
  expect(mergeJob({ ...open, steps: 3, changedAt: '' }, undefined)).toEqual(open)
})

test('what a posting is found by is written with what makes it live, and the app never sees it', () => {
  const before = { ...open, searchKeys: ['old'] }
  expect(splitJob(job, before).open.searchKeys).toEqual(searchKeys)
  expect(mergeJob(splitJob(job).open, apart)).not.toHaveProperty('searchKeys')
})

test('what its owner does leaves what a posting is found by as it is, for only the administrator may write it', () => {
  for (const status of ['pending', 'rejected', 'deleted'] as const) {
    expect(splitJob({ ...jobOf(status) }, { ...open, searchKeys: ['old'] }).open.searchKeys).toEqual(['old'])
    expect(splitJob({ ...jobOf(status) }, open).open).not.toHaveProperty('searchKeys')
  }
  const renewed = { ...job, history: [...(history as object[]), { did: 'renew', at: '2026-11-02T09:00:00.000Z' }] }
  expect(splitJob(renewed, { ...open, searchKeys: ['old'] }).open.searchKeys).toEqual(['old'])
  expect(splitJob(renewed, open).open).not.toHaveProperty('searchKeys')
})
