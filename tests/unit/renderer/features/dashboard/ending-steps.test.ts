import { expect, test } from 'vitest'
import {
  type EndingRun,
  isRenewalDue,
  listEndingSteps,
  runEnding
} from '#renderer/features/dashboard/ending/ending-steps.ts'
import { admin, jobOf, kesar, suvarna } from '#tests/support/job-people.ts'

const expiresOn = '2026-12-20'

test.each([
  ['approved', ['renew', 'close'], ['renew', 'close', 'takeDown']],
  ['pending', ['close'], ['close', 'takeDown']],
  ['rejected', ['close'], []],
  ['deleted', ['reopen'], ['reopen']]
] as const)('what is offered for a posting that is %s', (status, own, administrators) => {
  const job = jobOf(status, { expiresOn })
  expect(listEndingSteps(suvarna, job)).toEqual(own)
  expect(listEndingSteps(admin, job)).toEqual(administrators)
  expect(listEndingSteps(kesar, job)).toEqual([])
})

test.each([
  ['2026-11-30', false],
  ['2026-11-29', true],
  ['2026-11-22', true],
  ['2026-11-21', true],
  [undefined, false]
])('with its last day on %s, on 22 November, renewing is due: %s', (day, isDue) => {
  expect(isRenewalDue(suvarna, jobOf('approved', { expiresOn: day }), new Date('2026-11-22T09:00:00Z'))).toBe(isDue)
})

const three = ['a', 'b', 'c'].map((id) => jobOf('approved', { id }))

test('one that fails does not keep the others', async () => {
  const failure = new Error('full')
  const seen: EndingRun[] = []
  const run = await runEnding(
    'close',
    three,
    async ({ id }) => {
      if (id === 'b') throw failure
      return id === 'c' ? 'reports-left' : 'done'
    },
    (now) => seen.push(now),
    () => false
  )
  expect(run).toEqual({
    ...{ action: 'close', total: 3, done: 3, isOver: true },
    failed: [{ job: three[1], error: failure }],
    reportsLeft: [three[2]]
  })
  expect(seen.map(({ done }) => done)).toEqual([0, 1, 2, 3, 3])
})

test('who stops it leaves the others as they are', async () => {
  const changed: string[] = []
  const run = await runEnding(
    'renew',
    three,
    async ({ id }) => {
      changed.push(id)
      return 'done'
    },
    () => {},
    () => changed.length === 1
  )
  expect(changed).toEqual(['a'])
  expect(run).toMatchObject({ done: 1, total: 3, isOver: true })
})
