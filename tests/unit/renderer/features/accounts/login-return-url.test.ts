import { describe, expect, test } from 'vitest'
import { parseReturnUrl } from '#renderer/features/accounts/login-return-url.tsx'

describe('return URL', () => {
  test.each([
    ...['/', '/jobs', '/jobs?q=a%20b&type=Full-time', '/jobs/job_1', '/jobs/a%2Fb', '/candidates?q=//x'],
    ...['/employer/ask', '/employer/post-job/job_1', '/profile', '/admin/requests?tab=rejected', '/loginx']
  ])('accepts the path %s', (from) => {
    expect(parseReturnUrl(from)).toEqual({ from })
    expect(parseReturnUrl({ from, apply: 'job_1', more: 1 })).toEqual({ from, apply: 'job_1' })
  })

  test.each([
    ...['//example.com', '//example.com/jobs', '/\\example.com', '/jobs/\\example.com', '/\t/example.com', '/jobs\n'],
    ...['https://example.com', 'https:/jobs', 'javascript:alert(1)', 'jobs', '', ' /jobs', '/jobs#x'],
    ...['/login', '/signup', '/login?next=/jobs'],
    ...[
      null,
      undefined,
      false,
      7,
      {},
      [],
      { from: 7 },
      { from: '//example.com' },
      { from: '/jobs', apply: 7 },
      ['/jobs']
    ]
  ])('ignores URLs outside the app and login pages: %j', (state) => {
    expect(parseReturnUrl(state)).toBeUndefined()
  })
})
