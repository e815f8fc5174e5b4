import { expect, test } from 'vitest'
import { parseJobId, paths } from '#renderer/config/paths.ts'

test.each(['job_1_a', 'a/b', 'a%2Fb', 'a b?c#d', 'हीरा', '💎', '..', '__proto__'])(
  'URL path of a job › parses back to the same id: %j',
  (id) => {
    expect(parseJobId(paths.job(id))).toBe(id)
    expect(parseJobId(`${paths.job(id)}/`)).toBe(id)
  }
)
