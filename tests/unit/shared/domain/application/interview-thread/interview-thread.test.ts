import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import type { Application } from '#shared/domain/application/application.ts'
import { reduceApplication } from '#shared/domain/application/application-reducer.ts'
import {
  canTakeStep,
  findConfirmedSlot,
  findInterviewReminder,
  foldThread
} from '#shared/domain/application/interview-thread/interview-thread.ts'
import type { ThreadStep } from '#shared/domain/application/interview-thread/interview-thread-step.ts'
import { admin, kesar, meena, suvarna } from '#tests/support/job-people.ts'
import { applicationOf } from '#tests/support/sample-applications.ts'

const now = new Date('2026-11-21T10:00:00.000Z')
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString()
const early = '2026-11-25T04:30:00.000Z'
const late = '2026-11-26T09:30:00.000Z'

const applied = applicationOf({ uid: meena.uid, employerId: suvarna.uid, state: 'new' })
const inInterview = applicationOf({ uid: meena.uid, employerId: suvarna.uid, state: 'interview' })
const { id: applicationId } = applied

function move(application: Application, to: 'interview' | 'hired' | 'not-now'): Application {
  return reduceApplication(application, { action: 'move', to }, suvarna, now)
}

const common = (id: string, minutes: number) => ({
  ...{ id, applicationId, uid: meena.uid, employerId: suvarna.uid, at: minutesLater(minutes), words: '' }
})
const invite = (id: string, minutes: number, more: object = {}): ThreadStep => ({
  ...common(id, minutes),
  ...{ type: 'invite', line: inInterview.history.length, contact: 'Mr. Mehta' },
  slots: [
    { start: early, minutes: 30 },
    { start: late, minutes: 30 }
  ],
  where: { kind: 'place', address: '14, Zaveri Bazaar', map: '' },
  ...more
})
const confirm = (id: string, minutes: number, invitation: string, start = early): ThreadStep => ({
  ...common(id, minutes),
  ...{ type: 'confirm', invitation, start }
})
const reply = (
  id: string,
  minutes: number,
  type: 'cancel' | 'otherTime' | 'decline',
  invitation: string
): ThreadStep => ({
  ...common(id, minutes),
  ...{ type, invitation }
})

function outcome(steps: readonly ThreadStep[], application = inInterview) {
  const { interview } = foldThread(application, steps)
  return interview && [interview.invite.id, interview.state, findConfirmedSlot(interview)?.start]
}

describe('interview in a thread', () => {
  test.each<[string, ThreadStep[], unknown]>([
    ['is null before an invitation', [], null],
    ['waits for the candidate', [invite('a', 0)], ['a', 'waiting', undefined]],
    ['is confirmed at one of its times', [invite('a', 0), confirm('b', 1, 'a', late)], ['a', 'confirmed', late]],
    [
      'is not confirmed at a time that was not offered',
      [invite('a', 0), confirm('b', 1, 'a', minutesLater(900))],
      ['a', 'waiting', undefined]
    ],
    [
      'is confirmed at the time chosen last',
      [invite('a', 0), confirm('b', 1, 'a'), confirm('c', 2, 'a', late)],
      ['a', 'confirmed', late]
    ],
    ['is asked for at another time', [invite('a', 0), reply('b', 1, 'otherTime', 'a')], ['a', 'otherTime', undefined]],
    ['is declined', [invite('a', 0), reply('b', 1, 'decline', 'a')], ['a', 'declined', undefined]],
    [
      'has the candidate’s latest reply',
      [invite('a', 0), confirm('b', 1, 'a'), reply('c', 2, 'otherTime', 'a')],
      ['a', 'otherTime', undefined]
    ],
    [
      'waits for a reply again after it is moved',
      [invite('a', 0), confirm('b', 1, 'a'), invite('c', 2, { replaces: 'a' })],
      ['c', 'waiting', undefined]
    ],
    [
      'ignores a reply to the invitation that it replaces',
      [invite('a', 0), invite('c', 1, { replaces: 'a' }), confirm('b', 5, 'a')],
      ['c', 'waiting', undefined]
    ],
    [
      'stays cancelled after a late confirmation',
      [invite('a', 0), reply('b', 1, 'cancel', 'a'), confirm('c', 5, 'a')],
      ['a', 'cancelled', undefined]
    ]
  ])('%s', (_, steps, expected) => {
    expect(outcome(steps)).toEqual(expected)
  })

  test('is over after a move, and a second round has its own interview', () => {
    const steps = [invite('a', 0), confirm('b', 1, 'a')]
    const hired = move(inInterview, 'hired')
    expect(outcome(steps, hired)).toEqual(['a', 'over', undefined])
    const again = move(hired, 'interview')
    expect(outcome(steps, again)).toEqual(['a', 'over', undefined])
    // On a device whose clock is slow.
    expect(outcome([...steps, invite('c', -60, { line: again.history.length })], again)).toEqual([
      'c',
      'waiting',
      undefined
    ])
    const withdrawn = reduceApplication(inInterview, { action: 'withdraw' }, meena, now)
    expect(outcome(steps, withdrawn)).toEqual(['a', 'over', undefined])
  })
})

test('interview thread › keeps the agreed time until it is over or the candidate withdraws', () => {
  const agreed = (steps: readonly ThreadStep[], application = inInterview) =>
    foldThread(application, steps).interview?.agreed
  const steps = [invite('a', 0), confirm('b', 1, 'a'), confirm('c', 2, 'a', late)]
  expect(agreed([invite('a', 0)])).toBeUndefined()
  for (const type of ['otherTime', 'decline', 'cancel'] as const)
    expect(agreed([...steps, reply('d', 3, type, 'a')])).toEqual({ start: late, minutes: 30 })
  expect(agreed(steps, move(inInterview, 'hired'))).toEqual({ start: late, minutes: 30 })
  expect(agreed(steps, reduceApplication(inInterview, { action: 'withdraw' }, meena, now))).toBeUndefined()
})

test.each<[string, string, ThreadStep[], held: string | undefined, isOff: boolean]>([
  ['begun at the agreed time', early, [], early, false],
  ['one minute too early', '2026-11-25T04:29:00.000Z', [], undefined, true],
  ['after the company cancelled', late, [reply('c', 2, 'cancel', 'a')], undefined, false],
  ['after the candidate declined', late, [reply('c', 2, 'decline', 'a')], undefined, false]
])(
  'interview thread › counts an interview as held or called off when the application moves: %s',
  (_, movedAt, more, held, isOff) => {
    const hired = reduceApplication(inInterview, { action: 'move', to: 'hired' }, suvarna, new Date(movedAt))
    const steps = [invite('a', 0), confirm('b', 1, 'a'), ...more]
    const { held: slot, isCalledOff, agreed } = foldThread(hired, steps).interview ?? {}
    expect([slot?.start, isCalledOff && agreed?.start]).toEqual([held, isOff && early])
    expect(foldThread(inInterview, steps).interview?.held).toBeUndefined()
  }
)

test('interview thread › ignores the order of messages and duplicates', () => {
  const steps = [
    invite('a', 0),
    confirm('b', 1, 'a'),
    invite('c', 2, { replaces: 'a' }),
    invite('d', 2, { replaces: 'a' }),
    confirm('e', 3, 'c', late),
    reply('f', 3, 'otherTime', 'd'),
    confirm('g', 3, 'd'),
    reply('h', 4, 'cancel', 'c'),
    confirm('i', 4, 'nothing'),
    { ...confirm('j', 5, 'd'), applicationId: 'other' }
  ]
  const expected = foldThread(inInterview, steps)
  expect(expected.interview).toMatchObject({ invite: { id: 'd' }, state: 'confirmed', sequence: 9 })
  expect(expected.entries).toHaveLength(2 + 9)
  expect(expected.entries.flatMap((entry) => ('step' in entry && !entry.isVoid ? [entry.step.id] : []))).toEqual([
    'd',
    'g'
  ])
  const mixed = fc.shuffledSubarray([...steps, ...steps], { minLength: 2 * steps.length })
  fc.assert(
    fc.property(mixed, (given) => {
      expect(foldThread(inInterview, given)).toEqual(expected)
    })
  )
})

test('interview thread › ends the interview when a move and a confirmation coincide', () => {
  const moved = move(inInterview, 'not-now')
  const steps = [invite('a', 0), confirm('b', 1, 'a')]
  const seen = fc.record({
    steps: fc.shuffledSubarray(steps, { minLength: 1 }),
    minutes: fc.integer({ min: -60, max: 60 })
  })
  fc.assert(
    fc.property(seen, ({ steps: first, minutes }) => {
      const late = [...first, ...steps, confirm('c', minutes, 'a')]
      expect(foldThread(moved, late).interview?.state).toBe('over')
    }),
    { numRuns: 200 }
  )
})

describe('permissions in an interview thread', () => {
  const steps = [invite('a', 0)]
  const proposed = invite('a', 0)
  const replacing = invite('c', 2, { replaces: 'a' })

  test.each<[string, ThreadStep, readonly ThreadStep[], string]>([
    //                                       the company, the administrator, the candidate, another company
    ['of an invitation', proposed, [], 'y y - -'],
    ['of a second invitation while one is open', invite('c', 2), steps, '- - - -'],
    ['of a move to another time', replacing, steps, 'y y - -'],
    ['of an invitation after a cancelled one', invite('c', 2), [...steps, reply('b', 1, 'cancel', 'a')], 'y y - -'],
    ['of an invitation for an earlier history entry', invite('c', 2, { line: 1 }), [], '- - - -'],
    ['of a cancellation', reply('b', 1, 'cancel', 'a'), steps, 'y y - -'],
    ['of a cancellation without an invitation', reply('b', 1, 'cancel', 'x'), steps, '- - - -'],
    ['of a confirmation', confirm('b', 1, 'a'), steps, '- - y -'],
    ['of a confirmation of a time that was not offered', confirm('b', 1, 'a', minutesLater(900)), steps, '- - - -'],
    ['of a confirmation of an invitation that was replaced', confirm('b', 3, 'a'), [...steps, replacing], '- - - -'],
    ['of a request for another time', reply('b', 1, 'otherTime', 'a'), steps, '- - y -'],
    ['of a refusal after a confirmation', reply('c', 2, 'decline', 'a'), [...steps, confirm('b', 1, 'a')], '- - y -'],
    [
      'of a refusal of a cancelled invitation',
      reply('c', 2, 'decline', 'a'),
      [...steps, reply('b', 1, 'cancel', 'a')],
      '- - - -'
    ],
    ['of a refusal in another person’s name', { ...reply('b', 1, 'decline', 'a'), uid: kesar.uid }, steps, '- - - -'],
    ['of a refusal for another application', { ...reply('b', 1, 'decline', 'a'), applicationId: 'x' }, steps, '- - - -']
  ])('%s', (_, step, earlier, expected) => {
    const answers = [suvarna, admin, meena, kesar].map((actor) => canTakeStep(actor, step, inInterview, earlier, now))
    expect(answers.map((allowed) => (allowed ? 'y' : '-')).join(' ')).toBe(expected)
    expect(canTakeStep(null, step, inInterview, earlier, now)).toBe(false)
    const hired = move(inInterview, 'hired')
    for (const actor of [suvarna, meena]) expect(canTakeStep(actor, step, hired, earlier, now)).toBe(false)
  })

  test('refuse to confirm a time in the past', () => {
    expect(canTakeStep(meena, confirm('b', 1, 'a'), inInterview, steps, new Date(early))).toBe(false)
    expect(canTakeStep(meena, confirm('b', 1, 'a', late), inInterview, steps, new Date(early))).toBe(true)
  })
})

describe('interview reminder', () => {
  const { TZ: zone = '' } = process.env
  afterEach(() => {
    process.env.TZ = zone
  })

  // Confirmed for 25 November, 10:00 am in India.
  test.each([
    ['Asia/Kolkata', '2026-11-24T23:00', 'tomorrow'],
    ['Asia/Kolkata', '2026-11-25T01:00', 'today'],
    ['Asia/Dubai', '2026-11-24T23:00', 'tomorrow'],
    ['Asia/Dubai', '2026-11-25T01:00', 'today'],
    ['America/New_York', '2026-11-23T23:00', 'tomorrow'],
    ['America/New_York', '2026-11-24T01:00', 'today'],
    ['America/New_York', '2026-11-22T23:00', null],
    ['Asia/Kolkata', '2026-11-25T10:00', null],
    ['Asia/Kolkata', '2026-11-23T23:00', null]
  ])('in %s at %s reminds by the day of the device', (timeZone, local, expected) => {
    process.env.TZ = timeZone
    const { interview } = foldThread(inInterview, [invite('a', 0), confirm('b', 1, 'a')])
    expect(interview && findInterviewReminder(interview, new Date(local))).toBe(expected)
  })

  test('is for confirmed interviews only', () => {
    const { interview } = foldThread(inInterview, [invite('a', 0)])
    expect(interview && findInterviewReminder(interview, new Date('2026-11-25T01:00'))).toBeNull()
  })
})
