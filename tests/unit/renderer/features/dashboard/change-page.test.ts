import { expect, test } from 'vitest'
import { changePage } from '#renderer/features/dashboard/selection/change-page.ts'
import { sampleJob } from '#tests/support/sample-job.ts'

const page = ['first', 'second', 'third'].map((id) => sampleJob(id))

test('the box above a page selects all of it, and lets go of all of it; other pages stay as they are', () => {
  expect(changePage(page, new Set(['elsewhere', 'second']), true)).toEqual(['elsewhere', 'first', 'second', 'third'])
  expect(changePage(page, new Set(['elsewhere', 'second', 'third']), false)).toEqual(['elsewhere'])
})
