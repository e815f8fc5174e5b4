import { describe, expect, test } from 'vitest'
import {
  parseApprovedVersion,
  parseHistory,
  readRawHistory,
  readRejectionReason
} from '#shared/domain/job/job-history-events.ts'
import { contentNamed, jobOf } from '#tests/support/job-people.ts'

const posted = {
  type: 'post',
  at: '2026-11-01T09:00:00.000Z',
  by: { uid: 'u-suvarna', role: 'Employer', name: 'suvarna' },
  revision: 1
}

describe('stored status history of a job', () => {
  test('returns each history entry, oldest first, with the rejection reason', () => {
    const rejected = { ...posted, type: 'reject', revision: 2, reason: 'The pay is missing' }
    expect(parseHistory(jobOf('rejected', { history: [posted, rejected] }))).toEqual([posted, rejected])
  })

  const odd = [
    null,
    'approved',
    7,
    [],
    {},
    [posted],
    { ...posted, type: 'publish' },
    { ...posted, type: 'constructor' },
    { ...posted, at: 5 },
    { ...posted, by: 'suvarna' },
    { ...posted, by: { uid: 'u', role: 'Owner', name: 'n' } },
    { ...posted, revision: '1' },
    { ...posted, reason: 5 },
    JSON.parse('{"__proto__":{"type":"approve"}}')
  ]

  test('omits unreadable history entries, which stay stored', () => {
    const history = [...odd, posted, ...odd]
    const job = jobOf('pending', { history })
    expect(parseHistory(job)).toEqual([posted])
    expect(readRawHistory(job)).toBe(history)
  })
})

describe('reason of a rejected job', () => {
  test.each([
    ['rejected', 'The pay is missing', 'The pay is missing'],
    ['rejected', undefined, ''],
    ['rejected', { text: 'The pay is missing' }, ''],
    ['pending', 'The pay is missing', ''],
    ['approved', 'The pay is missing', '']
  ] as const)('for a job in status %s with %j returns %j', (status, rejectionReason, reason) => {
    expect(readRejectionReason(jobOf(status, { rejectionReason }))).toBe(reason)
  })
})

describe('stored approved version of a job', () => {
  test('is returned when it is valid', () => {
    const approvedVersion = { content: contentNamed('Setter'), at: '2026-11-01T09:00:00.000Z' }
    expect(parseApprovedVersion(jobOf('pending', { approvedVersion }))).toEqual(approvedVersion)
  })

  test.each([undefined, null, 'Setter', [], {}, { content: 'Setter' }, { at: '2026-11-01' }])(
    'is null when %j is stored',
    (approvedVersion) => {
      expect(parseApprovedVersion(jobOf('pending', { approvedVersion }))).toBeNull()
    }
  )
})
