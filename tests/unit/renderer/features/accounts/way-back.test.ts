import { expect, test } from 'vitest'
import { parseWayBack } from '#renderer/features/accounts/way-back.ts'

test.each([
  '/',
  '/jobs',
  '/jobs?q=a%20b&type=Full-time',
  '/jobs/job_1',
  '/jobs/a%2Fb',
  '/candidates',
  '/candidates?q=//x',
  '/employer/ask'
])('a login may lead back to %s', (from) => {
  expect(parseWayBack(from)).toEqual({ from })
  expect(parseWayBack({ from, apply: 'job_1', more: 1 })).toEqual({ from, apply: 'job_1' })
})

test.each([
  ...[
    '//example.com',
    '//example.com/jobs',
    '/\\example.com',
    '/jobs//example.com',
    '/jobs/\\example.com',
    '/\t/example.com'
  ],
  ...[
    'https://example.com',
    'https:/jobs',
    'javascript:alert(1)',
    'jobs',
    '',
    ' /jobs',
    '/jobs/a/b',
    '/jobs#x',
    '/jobs\n'
  ],
  ...[
    '/login',
    '/signup',
    '/profile',
    '/employer/dashboard',
    '/employer/ask/posting',
    '/admin/requests',
    '/404',
    '/candidatesx',
    '/jobsx?q=1'
  ],
  ...[null, undefined, false, 7, {}, [], { from: 7 }, { from: '//example.com' }, { from: '/jobs', apply: 7 }, ['/jobs']]
])('and never to %j', (state) => {
  expect(parseWayBack(state)).toBeUndefined()
})
