import { expect, test } from 'vitest'
import { parseJobId, paths } from '#renderer/config/paths.ts'

test.each(['job_1_a', 'a/b', 'a%2Fb', 'a b?c#d', 'हीरा', '💎', '..', '__proto__'])(
  'job path › parses back to the same id: %j',
  (id) => {
    expect(parseJobId(paths.job(id))).toBe(id)
    expect(parseJobId(`${paths.job(id)}/`)).toBe(id)
  }
)

test('job path › replaces a lone surrogate in the id', () => {
  expect(paths.job('a\ud800b')).toBe('/jobs/a%EF%BF%BDb')
  expect(paths.editJob('a\ud800b')).toBe('/employer/post-job/a%EF%BF%BDb')
})

test('parseJobId › returns undefined for a malformed URL', () => {
  expect(parseJobId('/jobs/%E0%A4%A')).toBe('')
})
