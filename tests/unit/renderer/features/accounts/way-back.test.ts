import { describe, expect, test, vi } from 'vitest'
import { findStepsBack, parseWayBack } from '#renderer/features/accounts/way-back.tsx'

describe('parseWayBack', () => {
  test.each([
    ...['/', '/jobs', '/jobs?q=a%20b&type=Full-time', '/jobs/job_1', '/jobs/a%2Fb', '/candidates?q=//x'],
    ...['/employer/ask', '/employer/post-job/job_1', '/profile', '/admin/requests?tab=rejected', '/loginx']
  ])('accepts an address of the app: %s', (from) => {
    expect(parseWayBack(from)).toEqual({ from })
    expect(parseWayBack({ from, apply: 'job_1', more: 1 })).toEqual({ from, apply: 'job_1' })
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
  ])('ignores what leads out of the app or to the login: %j', (state) => {
    expect(parseWayBack(state)).toBeUndefined()
  })
})

describe('findStepsBack', () => {
  const find = (from: string, before: (string | null)[], sameDocument = true) => {
    const entries = [...before, '/login', '/later'].map((path) => ({
      url: path && `https://loupe.example${path}`,
      sameDocument
    }))
    vi.stubGlobal('window', { navigation: { currentEntry: { index: before.length }, entries: () => entries } })
    return findStepsBack(from)
  }

  test.each([
    ['the last page', -1, find('/jobs?q=setter', ['/', '/jobs?q=setter'])],
    ['the last page before login and sign-up', -3, find('/jobs', ['/jobs', '/login', '/signup?as=employer'])],
    ['an earlier page', undefined, find('/jobs/job_1', ['/jobs/job_1', '/jobs'])],
    ['a page of another site', undefined, find('/jobs', [null])],
    ['no page', undefined, find('/jobs', [])],
    ['a page before a reload, which would lose the application', undefined, find('/jobs', ['/jobs'], false)]
  ])('finds %s: %s', (_, expected, steps) => {
    expect(steps).toBe(expected)
  })
})
