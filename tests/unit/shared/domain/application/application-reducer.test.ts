import { describe, expect, test } from 'vitest'
import {
  type Application,
  type ApplicationStage,
  type ApplicationState,
  applicationStates,
  createApplicationId
} from '#shared/domain/application/application.ts'
import {
  type ApplicationAction,
  type ApplicationRelation,
  type ApplicationStep,
  applicationActions,
  applicationRelations,
  canActOnApplication,
  canWriteApplication,
  findApplicationRelation,
  hasArrivedAs,
  reduceApplication
} from '#shared/domain/application/application-reducer.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import { Refusal } from '#shared/domain/refusal-error.ts'
import { maxMessageLength } from '#shared/domain/text-limits.ts'
import { admin, jobOf, kesar, meena, namesake, suvarna } from '#tests/support/job-people.ts'
import { applicationOf } from '#tests/support/sample-applications.ts'

const now = new Date('2026-11-21T10:00:00.000Z')
const at = now.toISOString()
const ravi: Actor = { uid: 'u-ravi', role: 'Candidate', email: 'ravi@example.com' }
/** Suvarna, whose address does not make her an employer any more. */
const dismissed: Actor = { ...suvarna, role: 'Candidate' }

const profile = applicationOf().profile
if (!profile) throw new Error('The sample has no profile')
const job = jobOf('approved')

const columns = ['none', ...applicationStates] as const
type Column = (typeof columns)[number]

/** Every relation and every action, and for every state 'y' or '-'. Written down, never computed. */
const rows: [ApplicationRelation, ApplicationAction, string][] = [
  //                             none new reviewed interview hired not-now withdrawn
  ['candidate', 'apply', 'y------'],
  ['candidate', 'move', '-------'],
  ['candidate', 'withdraw', '-yyyyy-'],
  ['candidate', 'read', '-yyyyyy'],
  ['candidate', 'leave', '-------'],

  ['employer', 'apply', '-------'],
  ['employer', 'move', '-yyyyy-'],
  ['employer', 'withdraw', '-------'],
  ['employer', 'read', '-------'],
  ['employer', 'leave', '-yyyyy-'],

  ['administrator', 'apply', '-------'],
  ['administrator', 'move', '-yyyyy-'],
  ['administrator', 'withdraw', '-------'],
  ['administrator', 'read', '-------'],
  ['administrator', 'leave', '-------'],

  ['nobody', 'apply', '-------'],
  ['nobody', 'move', '-------'],
  ['nobody', 'withdraw', '-------'],
  ['nobody', 'read', '-------'],
  ['nobody', 'leave', '-------']
]

interface Cell {
  relation: ApplicationRelation
  action: ApplicationAction
  from: Column
  allowed: boolean
}

const matrix: Cell[] = rows.flatMap(([relation, action, line]) =>
  columns.map((from, index) => ({ relation, action, from, allowed: line[index] === 'y' }))
)

/** A user in this relation. Before anybody has applied every candidate could, and no employer has a part in it. */
function personAs(relation: ApplicationRelation): Actor | null {
  return { candidate: meena, employer: suvarna, administrator: admin, nobody: kesar }[relation]
}

/** An application in a state, with an answer that its candidate has not read. */
function stored(from: Column): Application | undefined {
  if (from === 'none') return undefined
  return applicationOf({ state: from, history: [{ state: 'new', at: '2026-11-20T10:00:00.000Z' }, ...later(from)] })
}

function later(from: ApplicationState): Application['history'] {
  const answer = { state: 'reviewed', at: '2026-11-20T11:00:00.000Z' } as const
  return from === 'reviewed' ? [answer] : [answer, { state: from, at: '2026-11-20T12:00:00.000Z' }]
}

/** The step of an action, to where it changes something. */
function stepOf(action: ApplicationAction, from: Column): ApplicationStep {
  if (!profile) throw new Error('The sample has no profile')
  if (action === 'apply') return { action, job, profile, message: '' }
  if (action === 'move') return { action, to: from === 'interview' ? 'hired' : 'interview' }
  return action === 'read' ? { action, lines: 3 } : { action }
}

/** The application as a step would leave it if no one asked who takes it; undefined: it has nothing to begin with. */
function forced(before: Application | undefined, step: ApplicationStep): Application | undefined {
  if (step.action === 'apply') return reduceApplication(undefined, step, meena, now)
  if (!before) return undefined
  if (step.action === 'read') return { ...before, seen: Math.min(step.lines, before.history.length) }
  if (step.action === 'leave') return { ...before, employerId: '' }
  const state: ApplicationState = step.action === 'move' ? step.to : 'withdrawn'
  const history = [...before.history, { state, at }]
  const gone = state === 'withdrawn' && { profile: null, message: '', seen: history.length }
  return { ...before, state, history, ...gone }
}

/** Whichever step is claimed. */
function canWrite(actor: Actor | null, before: Application | undefined, after: Application | undefined): boolean {
  const { state: to, message } = after?.history.at(-1) ?? { state: 'new' }
  const claims: ApplicationStep[] = [
    ...(after?.profile ? [{ action: 'apply' as const, job, profile: after.profile, message: after.message }] : []),
    { action: 'move', to: to as ApplicationStage, message },
    { action: 'read', lines: after?.seen ?? 0 },
    ...(['withdraw', 'leave'] as const).map((action) => ({ action }))
  ]
  return claims.some((step) => canWriteApplication(actor, before, after, step))
}

describe('permissions to change an application', () => {
  test('cover each action, status and user’s relation', () => {
    const named = new Set(matrix.map(({ relation, action, from }) => `${relation} ${action} ${from}`))
    expect(named.size).toBe(applicationRelations.length * applicationActions.length * columns.length)
  })

  test.each(matrix)(
    '$action by $relation in state $from is allowed: $allowed',
    ({ relation, action, from, allowed }) => {
      const actor = personAs(relation)
      const before = stored(from)
      const step = stepOf(action, from)
      // An application that is not there yet has no owner: an employer is no one to it.
      expect(findApplicationRelation(actor, before)).toBe(relation === 'employer' && !before ? 'nobody' : relation)
      expect(canActOnApplication(actor, action, before)).toBe(allowed)
      const after = forced(before, step)
      if (allowed) expect(reduceApplication(before, step, actor, now)).toEqual(after)
      else expect(() => reduceApplication(before, step, actor, now)).toThrow(Refusal)
      // To apply again over what is stored never is a step: it would be another application.
      expect(canWrite(actor, before, after)).toBe(allowed)
    }
  )
})

describe('relation of a user to an application', () => {
  const toMarker = applicationOf({ employerId: 'admin' })
  test.each([
    ['a visitor', null, applicationOf(), 'nobody'],
    ['a visitor before any application', null, undefined, 'nobody'],
    ['a candidate without a uid', { ...meena, uid: '' }, undefined, 'nobody'],
    ['another candidate', ravi, applicationOf(), 'nobody'],
    ['another candidate before any application', ravi, undefined, 'candidate'],
    ['another employer', kesar, applicationOf(), 'nobody'],
    ['the employer of the job', suvarna, applicationOf(), 'employer'],
    ['an employer who lost the role', dismissed, applicationOf(), 'nobody'],
    ['an employer who applied as a candidate', { ...meena, role: 'Employer' }, applicationOf(), 'candidate'],
    ['an employer whose uid equals the administrator marker', namesake, toMarker, 'nobody'],
    ['the administrator, to a job of the board,', admin, toMarker, 'administrator'],
    ['the administrator, to another employer’s job,', admin, applicationOf(), 'administrator']
  ] as const)('is recognised for %s', (_, actor, application, relation) => {
    expect(findApplicationRelation(actor, application)).toBe(relation)
  })
})

describe('application action “apply”', () => {
  const step = { action: 'apply', job, profile, message: '  I can \u202Ecome on Saturday. \n' } as const

  test('creates an application with its job, owner and first history entry', () => {
    expect(reduceApplication(undefined, step, meena, now)).toEqual({
      id: 'u-meena_job_1',
      jobId: 'job_1',
      uid: 'u-meena',
      employerId: 'u-suvarna',
      job: { title: 'Stone setter', company: 'Suvarna Jewels', location: 'Surat GJ' },
      profile,
      message: 'I can come on Saturday.',
      state: 'new',
      history: [{ state: 'new', at }],
      seen: 1,
      appliedAt: at
    })
  })

  test.each([{ contactNumber: 'at the shop' }, { email: 'ravi@example.com' }])(
    'is refused without a phone number or with another email: %j',
    (change) => {
      const silent = { ...step, profile: { ...profile, ...change } }
      expect(() => reduceApplication(undefined, silent, meena, now)).toThrow(Refusal)
    }
  )

  test('stores the answers to the questions of the job', () => {
    const answers = [{ question: 'Can you set pavé?', kind: 'yesNo', answer: 'yes' }] as const
    expect(reduceApplication(undefined, { ...step, answers }, meena, now).answers).toEqual(answers)
    expect(Object.keys(reduceApplication(undefined, { ...step, answers: [] }, meena, now))).not.toContain('answers')
  })

  test('cuts a message to the maximum length', () => {
    const long = reduceApplication(undefined, { ...step, message: 'x'.repeat(maxMessageLength + 1) }, meena, now)
    expect(long.message).toHaveLength(maxMessageLength)
  })
})

describe('application action', () => {
  const before = applicationOf({ state: 'interview' })
  test.each<[string, ApplicationStep, Actor]>([
    ['a move to the current state', { action: 'move', to: 'interview' }, suvarna],
    ['marking read entries again', { action: 'read', lines: 1 }, meena],
    ['marking no entry as read', { action: 'read', lines: 0 }, meena]
  ])('refuses %s', (_, step, actor) => {
    expect(() => reduceApplication(before, step, actor, now)).toThrow(Refusal)
    expect(canWrite(actor, before, before)).toBe(false)
  })

  test('ignores a read position beyond the end of the history', () => {
    expect(reduceApplication(before, { action: 'read', lines: 99 }, meena, now).seen).toBe(2)
  })
})

test('application action › withdrawing keeps the job of the application, but no profile', () => {
  const before = applicationOf({ state: 'interview', message: 'I can come on Saturday.', colour: 'kept' } as never)
  const after = reduceApplication(before, { action: 'withdraw' }, meena, now)
  expect(after).toEqual({
    ...before,
    state: 'withdrawn',
    profile: null,
    message: '',
    history: [...before.history, { state: 'withdrawn', at }],
    seen: 3
  })
})

describe('check of a write to an application', () => {
  const before = applicationOf({ message: 'Hello' })
  const moved: Application = { ...before, state: 'reviewed', history: [...before.history, { state: 'reviewed', at }] }
  const end = { state: 'withdrawn', at } as const
  const withdrawn: Application = {
    ...before,
    state: 'withdrawn',
    profile: null,
    message: '',
    history: [...before.history, end],
    seen: 2
  }
  const unread = applicationOf({ state: 'reviewed' })
  const read = { ...unread, seen: 2 }

  test('allows valid status changes with any revision number', () => {
    expect(canWrite(suvarna, before, { ...moved, revision: 2 })).toBe(true)
    expect(canWrite(meena, before, { ...withdrawn, revision: 2 })).toBe(true)
    expect(canWrite(meena, unread, { ...read, revision: 2 })).toBe(true)
  })

  test.each<[string, Actor | null, Application, Application]>([
    [
      'a move that adds two entries',
      suvarna,
      before,
      { ...moved, history: [...moved.history, { state: 'hired', at }] }
    ],
    ['a move that adds no entry', suvarna, before, { ...moved, history: before.history }],
    [
      'a move that rewrites the previous entry',
      suvarna,
      before,
      { ...moved, history: [moved.history[1], moved.history[1]] as never }
    ],
    ['a move whose state differs from its entry', suvarna, before, { ...moved, state: 'hired' }],
    [
      'a move with an invalid time',
      suvarna,
      before,
      { ...moved, history: [...before.history, { state: 'reviewed', at: 'soon' }] }
    ],
    ['a move that changes the message', suvarna, before, { ...moved, message: 'Hello!' }],
    ['a move that changes the profile', suvarna, before, { ...moved, profile: { ...profile, name: 'Another' } }],
    ['a move that marks itself as read', suvarna, before, { ...moved, seen: 2 }],
    ['a move that gives it to another employer', suvarna, before, { ...moved, employerId: kesar.uid }],
    ['a move that adds a field', suvarna, before, { ...moved, score: 5 } as never],
    ['a move by the candidate', meena, before, moved],
    ['a move without a history', suvarna, before, { ...moved, history: [] }],
    ['a withdrawal by the employer', suvarna, before, withdrawn],
    ['a withdrawal that keeps the profile', meena, before, { ...withdrawn, profile: before.profile }],
    ['a withdrawal that keeps the message', meena, before, { ...withdrawn, message: before.message }],
    ['a read mark that also changes the message', meena, unread, { ...read, message: 'More' }],
    ['a lower read mark', meena, { ...unread, seen: 2 }, { ...unread, seen: 1 }],
    ['a read mark by the employer', suvarna, unread, read],
    [
      'the return of a withdrawn application',
      meena,
      withdrawn,
      { ...before, history: [...withdrawn.history, { state: 'new', at }] }
    ],
    [
      'a move of a withdrawn application',
      suvarna,
      withdrawn,
      { ...withdrawn, state: 'hired', history: [...withdrawn.history, { state: 'hired', at }] }
    ]
  ])('refuses %s', (_, actor, from, to) => {
    expect(canWrite(actor, from, to)).toBe(false)
  })

  test.each<[string, Actor | null]>([
    ['its candidate', meena],
    ['its employer', suvarna],
    ['the administrator', admin],
    ['a visitor', null]
  ])('refuses the removal of an application by %s', (_, actor) => {
    expect(canWrite(actor, before, undefined)).toBe(false)
    expect(canWrite(actor, withdrawn, undefined)).toBe(false)
  })
})

describe('check of a write of a new application', () => {
  const { revision: _, ...fresh } = applicationOf({ profile, appliedAt: at })
  const line = { state: 'new', at } as const

  test('allows the application that the app creates', () => {
    expect(canWrite(meena, undefined, { ...fresh, revision: 1 })).toBe(true)
  })

  test.each<[string, Partial<Application>]>([
    ['of another user', { uid: ravi.uid, id: createApplicationId('job_1', ravi.uid) }],
    ['with another id, which would allow a second one', { id: 'u-meena_job_1_again' }],
    ['already hired', { state: 'hired', history: [{ state: 'hired', at }] }],
    ['with the state hired alone', { state: 'hired' }],
    ['with the entry hired alone', { history: [{ state: 'hired', at }] }],
    ['with two entries', { history: [line, line] }],
    ['without an entry', { history: [] }],
    ['with an invalid time', { appliedAt: 'soon', history: [{ state: 'new', at: 'soon' }] }],
    ['with a time that differs from its entry', { appliedAt: '2020-01-01T00:00:00.000Z' }],
    ['that its candidate has not read', { seen: 0 }],
    ['without a profile', { profile: null }],
    ['without phone number and email', { profile: { ...profile, contactNumber: '', email: '' } }],
    ['with another person’s email', { profile: { ...profile, email: ravi.email } }],
    ['with a message over the maximum length', { message: 'x'.repeat(maxMessageLength + 1) }]
  ])('refuses an application %s', (_, change) => {
    expect(canWrite(meena, undefined, { ...fresh, ...change })).toBe(false)
  })

  test.each([suvarna, admin, dismissed, { ...meena, uid: '' }, null])(
    'refuses the application from anyone but its candidate: %o',
    (actor) => {
      expect(canWrite(actor, undefined, fresh)).toBe(false)
    }
  )
})

test('application sent again › is the stored one only with the same profile, message and answers', () => {
  const answers = [{ question: 'Can you set pavé?', kind: 'yesNo', answer: 'yes' }] as const
  const stored = applicationOf({ profile, message: 'Hello', answers: [...answers] })
  const sent = { profile: { ...profile, resumeUrl: 'another copy' }, message: ' Hello ', answers }
  expect(hasArrivedAs(stored, sent)).toBe(true)
  expect(hasArrivedAs({ ...stored, answers: undefined }, { ...sent, answers: undefined })).toBe(true)
  for (const change of [
    { message: 'Hello again' },
    { answers: undefined },
    { profile: { ...profile, email: 'ravi@example.com' } },
    { profile: { ...profile, skills: ['pavé'] } }
  ])
    expect(hasArrivedAs(stored, { ...sent, ...change }), JSON.stringify(change)).toBe(false)
  for (const change of [{ state: 'withdrawn' as const }, { profile: null }])
    expect(hasArrivedAs({ ...stored, ...change }, sent)).toBe(false)
})
