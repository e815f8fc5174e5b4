import { describe, expect, test } from 'vitest'
import { findResetReason, jobInitialization, migrateJob } from '#shared/domain/job/initialize-stored-jobs.ts'
import { jobCategories } from '#shared/domain/job/job-categories-and-statuses.ts'
import { planInitialization } from '#shared/storage/collection-initialization.ts'

const old = {
  id: 'job_1_a',
  title: 'Setter',
  company: 'Kesar',
  location: 'Surat GJ',
  category: 'Production',
  type: 'Full-time',
  description: 'Sets stones.',
  mood: { deep: [1, null] }
}

/** Any kind of value that JSON can hold. */
const jsonValues: unknown[] = [
  ...[null, true, false, 0, -1.5, '', 'job', [], {}, [[]], [null], { status: null }, { category: null }],
  ...[{ id: 1 }, { title: {} }, { constructor: 1 }, JSON.parse('{"__proto__":{"category":"Production"}}')]
]

describe('stored jobs of a local board at the start', () => {
  test('are the samples when none are stored', () => {
    const plan = (suppressed: string) =>
      planInitialization({ elements: [] }, jobInitialization, (key) => key === suppressed)
    expect(plan('')).toEqual({ kind: 'seed', quarantine: undefined })
    expect(plan('empty')).toEqual({ kind: 'none' })
  })
  test('are reset when the category of the first job is unknown', () => {
    expect(findResetReason([{ ...old, category: 'Retail' }, old])).toEqual({ resetKey: 'category:Retail' })
    expect(findResetReason([{ ...old, category: 'production' }])).toEqual({ resetKey: 'category:production' })
    expect(findResetReason([{ ...old, category: '' }])).toEqual({ resetKey: 'category:' })
  })
  test('are reset when the first document has no category or is no object', () => {
    for (const first of jsonValues) expect(findResetReason([first, old])).toEqual({ resetKey: 'no-category' })
  })
})

test.each(jobCategories)('reset of the list of jobs › returns null when the first job is of %s', (category) => {
  expect(findResetReason([{ ...old, category }, ...jsonValues])).toBeNull()
  expect(findResetReason([{ category }])).toBeNull()
})

describe('job of an earlier format', () => {
  test('approves a job without status for the administrator', () => {
    expect(migrateJob(old)).toEqual({ ...old, status: 'approved', employerId: 'admin' })
    expect(old).not.toHaveProperty('status')
    expect(migrateJob({ ...old, employerId: null })).toHaveProperty('employerId', 'admin')
  })
  test('keeps the employer of the job', () => {
    expect(migrateJob({ ...old, employerId: 'uid7' })).toEqual({ ...old, employerId: 'uid7', status: 'approved' })
    expect(migrateJob({ ...old, employerId: '' })).toHaveProperty('employerId', '')
  })
})

test('job of an earlier format › leaves a job of the present format and invalid values unchanged', () => {
  const unreadable = [
    { ...old, title: ' ' },
    { ...old, id: '' },
    { ...old, keywords: 'cad' },
    { ...old, status: 'open' }
  ]
  const current = ['pending', 'approved', 'rejected', 'deleted'].map((status) => ({ ...old, status }))
  for (const element of [...jsonValues, ...unreadable, ...current, { ...old, status: null }]) {
    const before = JSON.stringify(element)
    expect(migrateJob(element)).toBe(element)
    expect(JSON.stringify(element)).toBe(before)
  }
})
