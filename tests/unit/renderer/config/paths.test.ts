import { expect, test } from 'vitest'
import { parseJobId, paths } from '#renderer/config/paths.ts'

test.each(['job_1_a', 'a/b', 'a%2Fb', 'a b?c#d', 'हीरा', '💎', '..', '__proto__'])(
  'job path › is parsed back to its id: %j',
  (id) => {
    expect(parseJobId(paths.job(id))).toBe(id)
    expect(parseJobId(`${paths.job(id)}/`)).toBe(id)
  }
)

test('job path › exists for half a surrogate pair', () => {
  expect(paths.job('a\ud800b')).toBe('/jobs/a%EF%BF%BDb')
  expect(paths.editJob('a\ud800b')).toBe('/employer/post-job/a%EF%BF%BDb')
})

test('parseJobId › returns nothing for a damaged URL', () => {
  expect(parseJobId('/jobs/%E0%A4%A')).toBe('')
})
