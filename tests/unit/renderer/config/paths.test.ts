import { expect, test } from 'vitest'
import { parseJobId, paths } from '#renderer/config/paths.ts'

test.each(['job_1_a', 'a/b', 'a%2Fb', 'a b?c#d', 'हीरा', '💎', '..', '__proto__'])(
  'the address of a job leads back to its id: %j',
  (id) => {
    expect(parseJobId(paths.job(id))).toBe(id)
    expect(parseJobId(`${paths.job(id)}/`)).toBe(id)
  }
)

test('an id with half a surrogate pair has an address all the same', () => {
  expect(paths.job('a\ud800b')).toBe('/jobs/a%EF%BF%BDb')
  expect(paths.editJob('a\ud800b')).toBe('/employer/post-job/a%EF%BF%BDb')
})

test('an address that is no text names no job', () => {
  expect(parseJobId('/jobs/%E0%A4%A')).toBe('')
})
