import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boardOffsetMs } from '#shared/documents/board-day.ts'
import type { Application } from '#shared/domain/application/application.ts'
import { reduceApplication } from '#shared/domain/application/application-reducer.ts'
import type { ThreadStep } from '#shared/domain/application/thread/step.ts'
import {
  canTakeStep,
  findConfirmedSlot,
  findInterviewReminder,
  foldThread,
  isInterviewNew
} from '#shared/domain/application/thread/thread.ts'
import { admin, kesar, meena, suvarna } from '#tests/support/job-people.ts'
import { applicationOf } from '#tests/support/sample-applications.ts'

const now = new Date('2026-11-21T10:00:00.000Z')
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString()
const early = '2026-11-25T04:30:00.000Z'
const late = '2026-11-26T09:30:00.000Z'

const applied = applicationOf({ uid: meena.uid, employerId: suvarna.uid, state: 'new' })
const inInterview = move(applied, 'interview')
const { id: applicationId } = applied

function move(application: Application, to: 'interview' | 'hired' | 'not-now'): Application {
  return reduceApplication(application, { action: 'move', to }, suvarna, now)
}

const common = (id: string, minutes: number) => ({
  ...{ id, applicationId, uid: meena.uid, employerId: suvarna.uid, at: minutesLater(minutes), words: '' }
})
const invite = (id: string, minutes: number, more: object = {}): ThreadStep => ({
  ...common(id, minutes),
  ...{ did: 'invite', line: inInterview.history.length, contact: 'Mr. Mehta' },
  slots: [
    { start: early, minutes: 30 },
    { start: late, minutes: 30 }
  ],
  where: { kind: 'place', address: '14, Zaveri Bazaar', map: '' },
  ...more
})
const confirm = (id: string, minutes: number, invitation: string, start = early): ThreadStep => ({
  ...common(id, minutes),
  ...{ did: 'confirm', invitation, start }
})
const reply = (
  id: string,
  minutes: number,
  did: 'cancel' | 'otherTime' | 'decline',
  invitation: string
): ThreadStep => ({
  ...common(id, minutes),
  ...{ did, invitation }
})

function outcome(steps: readonly ThreadStep[], application = inInterview) {
  const { interview } = foldThread(application, steps)
  return interview && [interview.invite.id, interview.state, findConfirmedSlot(interview)?.start]
}

describe('an interview', () => {
  test.each<[string, ThreadStep[], unknown]>([
    ['was never proposed', [], null],
    ['waits for the candidate', [invite('a', 0)], ['a', 'waiting', undefined]],
    ['is confirmed at one of its times', [invite('a', 0), confirm('b', 1, 'a', late)], ['a', 'confirmed', late]],
    [
      'is not confirmed at another',
      [invite('a', 0), confirm('b', 1, 'a', minutesLater(900))],
      ['a', 'waiting', undefined]
    ],
    [
      'is confirmed at the time that was chosen last',
      [invite('a', 0), confirm('b', 1, 'a'), confirm('c', 2, 'a', late)],
      ['a', 'confirmed', late]
    ],
    ['is asked for at another time', [invite('a', 0), reply('b', 1, 'otherTime', 'a')], ['a', 'otherTime', undefined]],
    ['is declined', [invite('a', 0), reply('b', 1, 'decline', 'a')], ['a', 'declined', undefined]],
    [
      'is what the candidate has answered last',
      [invite('a', 0), confirm('b', 1, 'a'), reply('c', 2, 'otherTime', 'a')],
      ['a', 'otherTime', undefined]
    ],
    [
      'is moved to another time, which is to be confirmed anew',
      [invite('a', 0), confirm('b', 1, 'a'), invite('c', 2, { replaces: 'a' })],
      ['c', 'waiting', undefined]
    ],
    [
      'is not confirmed by an answer to the one it replaces, whenever that comes',
      [invite('a', 0), invite('c', 1, { replaces: 'a' }), confirm('b', 5, 'a')],
      ['c', 'waiting', undefined]
    ],
    [
      'stays cancelled, whenever somebody confirms it',
      [invite('a', 0), reply('b', 1, 'cancel', 'a'), confirm('c', 5, 'a')],
      ['a', 'cancelled', undefined]
    ]
  ])('%s', (_, steps, expected) => {
    expect(outcome(steps)).toEqual(expected)
  })

  test('is over after a move, and another round has its own', () => {
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

test('the time that was agreed last stays known, so that calendars can take it out, until the application moves on', () => {
  const agreed = (steps: readonly ThreadStep[], application = inInterview) =>
    foldThread(application, steps).interview?.agreed
  const steps = [invite('a', 0), confirm('b', 1, 'a'), confirm('c', 2, 'a', late)]
  expect(agreed([invite('a', 0)])).toBeUndefined()
  for (const did of ['otherTime', 'decline', 'cancel'] as const)
    expect(agreed([...steps, reply('d', 3, did, 'a')])).toEqual({ start: late, minutes: 30 })
  expect(agreed(steps, move(inInterview, 'hired'))).toBeUndefined()
})

test('steps in any order and in any number of copies make the same thread', () => {
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

test('confirm against move has one outcome, which both sides see', () => {
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

describe('who may take which step', () => {
  const steps = [invite('a', 0)]
  const proposed = invite('a', 0)
  const replacing = invite('c', 2, { replaces: 'a' })

  test.each<[string, ThreadStep, readonly ThreadStep[], string]>([
    //                                       the company, the administrator, the candidate, another company
    ['propose', proposed, [], 'y y - -'],
    ['propose beside one that stands', invite('c', 2), steps, '- - - -'],
    ['move to another time', replacing, steps, 'y y - -'],
    ['propose after one that was cancelled', invite('c', 2), [...steps, reply('b', 1, 'cancel', 'a')], 'y y - -'],
    ['propose for an earlier line', invite('c', 2, { line: 1 }), [], '- - - -'],
    ['cancel', reply('b', 1, 'cancel', 'a'), steps, 'y y - -'],
    ['cancel nothing', reply('b', 1, 'cancel', 'x'), steps, '- - - -'],
    ['confirm', confirm('b', 1, 'a'), steps, '- - y -'],
    ['confirm another time', confirm('b', 1, 'a', minutesLater(900)), steps, '- - - -'],
    ['confirm what was moved', confirm('b', 3, 'a'), [...steps, replacing], '- - - -'],
    ['ask for another time', reply('b', 1, 'otherTime', 'a'), steps, '- - y -'],
    ['decline after confirming', reply('c', 2, 'decline', 'a'), [...steps, confirm('b', 1, 'a')], '- - y -'],
    ['decline what was cancelled', reply('c', 2, 'decline', 'a'), [...steps, reply('b', 1, 'cancel', 'a')], '- - - -'],
    ['decline in the name of another', { ...reply('b', 1, 'decline', 'a'), uid: kesar.uid }, steps, '- - - -'],
    ['decline for another application', { ...reply('b', 1, 'decline', 'a'), applicationId: 'x' }, steps, '- - - -']
  ])('%s', (_, step, earlier, expected) => {
    const answers = [suvarna, admin, meena, kesar].map((actor) => canTakeStep(actor, step, inInterview, earlier, now))
    expect(answers.map((allowed) => (allowed ? 'y' : '-')).join(' ')).toBe(expected)
    expect(canTakeStep(null, step, inInterview, earlier, now)).toBe(false)
    const hired = move(inInterview, 'hired')
    for (const actor of [suvarna, meena]) expect(canTakeStep(actor, step, hired, earlier, now)).toBe(false)
  })

  test('a time that has passed is not confirmed any more', () => {
    expect(canTakeStep(meena, confirm('b', 1, 'a'), inInterview, steps, new Date(early))).toBe(false)
    expect(canTakeStep(meena, confirm('b', 1, 'a', late), inInterview, steps, new Date(early))).toBe(true)
  })
})

test('findInterviewReminder › reminds by days in India until the interview begins', () => {
  const { interview } = foldThread(inInterview, [invite('a', 0), confirm('b', 1, 'a')])
  const start = new Date(early)
  const at = (hours: number) =>
    interview && findInterviewReminder(interview, new Date(start.getTime() + hours * 3_600_000))
  const hoursOfDay = ((start.getTime() + boardOffsetMs) / 3_600_000) % 24
  expect([at(-hoursOfDay - 25), at(-hoursOfDay - 1), at(-hoursOfDay - 23)]).toEqual([null, 'tomorrow', 'tomorrow'])
  expect([at(-hoursOfDay + 0.1), at(-0.1), at(0), at(30)]).toEqual(['today', 'today', null, null])
  const waiting = foldThread(inInterview, [invite('a', 0)]).interview
  expect(waiting && findInterviewReminder(waiting, new Date(start.getTime() - 3_600_000))).toBeNull()
})

test('an invitation is new for the candidate; another time or a refusal for the company until it acts, a confirmation for a day', () => {
  const isNew = (steps: readonly ThreadStep[], minutes = 10) => {
    const { interview } = foldThread(inInterview, steps)
    const at = new Date(minutesLater(minutes))
    return interview && (['candidate', 'company'] as const).filter((side) => isInterviewNew(interview, side, at))
  }
  const asked = invite('a', 0)
  expect(isNew([asked])).toEqual(['candidate'])
  expect(isNew([asked, confirm('b', 1, 'a')])).toEqual(['company'])
  expect(isNew([asked, confirm('b', 1, 'a')], 24 * 60 + 1)).toEqual([])
  for (const did of ['otherTime', 'decline'] as const)
    expect(isNew([asked, reply('b', 1, did, 'a')], 9999)).toEqual(['company'])
  expect(isNew([asked, reply('b', 1, 'cancel', 'a')])).toEqual([])
})
