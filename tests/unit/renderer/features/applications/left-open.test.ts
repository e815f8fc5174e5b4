import { expect, test } from 'vitest'
import { hasEnded } from '#renderer/features/applications/applicants/left-open.tsx'
import { jobOf } from '#tests/support/job-people.ts'

test.each([
  ['live', jobOf('approved', { expiresOn: '9999-12-31' }), false],
  ['over by its date', jobOf('approved', { expiresOn: '2020-01-01' }), true],
  ['closed', jobOf('deleted', { expiresOn: '2020-01-01' }), true],
  ['in review', jobOf('pending', { expiresOn: '2020-01-01' }), false],
  ['gone', null, false]
])(
  'whoever has applied to a posting that is %s is marked as left open only when that has ended',
  (_, posting, isOver) => {
    expect(hasEnded(posting)).toBe(isOver)
  }
)
