import { describe, expect, test, vi } from 'vitest'
import { findPurpose, findStepsBack, parseWayBack } from '#renderer/features/accounts/way-back.tsx'

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
    '//jobs',
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

describe('a login that stands behind', () => {
  /** Whether the page was loaded anew since. */
  let isReloaded = false
  const findFrom = (state: unknown, ...before: (string | null)[]) => {
    const entries = [...before, '/login', '/later'].map((path) => ({
      url: path && `https://loupe.example${path}`,
      sameDocument: !isReloaded
    }))
    vi.stubGlobal('window', { navigation: { currentEntry: { index: before.length }, entries: () => entries } })
    return findStepsBack(state)
  }

  test('a search leads back to it, also by way of the sign-up', () => {
    expect(findFrom(null, '/', '/jobs?q=setter')).toBe(-1)
    expect(findFrom(null, '/jobs?q=setter', '/login', '/signup?as=employer')).toBe(-3)
  })

  test('the place that was pressed Apply at leads back to it, where it is that place', () => {
    expect(findFrom({ from: '/jobs', apply: 'job_1' }, '/jobs')).toBe(-1)
    expect(findFrom({ from: '/jobs/job_1', apply: 'job_1' }, '/jobs?q=setter')).toBeUndefined()
  })

  test.each([
    ['a list that asks for nothing', null, ['/jobs']],
    ['a job', null, ['/jobs?q=setter', '/jobs/job_1']],
    ['what a visitor was turned away from', '/employer/post-job', ['/jobs?q=setter']],
    ['another site', null, [null]],
    ['nothing', null, []]
  ] as const)('%s leads to where the role begins', (_, state, before) => {
    expect(findFrom(state, ...before)).toBeUndefined()
  })

  test('what lies before a reload is not gone back to: what was wanted there would be forgotten', () => {
    isReloaded = true
    expect(findFrom({ from: '/jobs', apply: 'job_1' }, '/jobs')).toBeUndefined()
    isReloaded = false
  })

  test('nor where the browser does not tell', () => {
    vi.stubGlobal('window', {})
    expect(findStepsBack(null)).toBeUndefined()
  })
})

test.each([
  [{ from: '/jobs/job_1', apply: 'job_1' }, 'apply'],
  ['/candidates?q=polisher', 'candidates'],
  ['/employer/ask', 'ask'],
  ['/employer/post-job', 'post'],
  ['/profile', 'own'],
  ['/admin/requests', 'own'],
  [null, undefined],
  [{ from: '/jobs?q=setter' }, undefined],
  [7, undefined]
])('whoever is sent to sign in with %j is told why: %s', (state, purpose) => {
  expect(findPurpose(state)).toBe(purpose)
})
