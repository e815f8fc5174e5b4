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
  reduceApplication
} from '#shared/domain/application/application-reducer.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import { Refusal } from '#shared/domain/refusal.ts'
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

/** Somebody in this relation. Before anybody has applied every candidate could, and no employer has a part in it. */
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

/** The application as a step would leave it if nobody asked who takes it; undefined: it has nothing to begin with. */
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

describe('the table of applications', () => {
  test('is decided in every cell', () => {
    const named = new Set(matrix.map(({ relation, action, from }) => `${relation} ${action} ${from}`))
    expect(named.size).toBe(applicationRelations.length * applicationActions.length * columns.length)
  })

  test.each(matrix)('$relation, $action, $from: $allowed', ({ relation, action, from, allowed }) => {
    const actor = personAs(relation)
    const before = stored(from)
    const step = stepOf(action, from)
    // An application that is not there yet has no owner: an employer is nobody to it.
    expect(findApplicationRelation(actor, before)).toBe(relation === 'employer' && !before ? 'nobody' : relation)
    expect(canActOnApplication(actor, action, before)).toBe(allowed)
    const after = forced(before, step)
    if (allowed) expect(reduceApplication(before, step, actor, now)).toEqual(after)
    else expect(() => reduceApplication(before, step, actor, now)).toThrow(Refusal)
    // To apply again over what is stored never is a step: it would be another application.
    expect(canWrite(actor, before, after)).toBe(allowed)
  })
})

describe('findRelation of a person to an application', () => {
  const toMarker = applicationOf({ employerId: 'admin' })
  test.each([
    ['a visitor', null, applicationOf(), 'nobody'],
    ['a visitor before any application', null, undefined, 'nobody'],
    ['somebody without a uid', { ...meena, uid: '' }, undefined, 'nobody'],
    ['another candidate', ravi, applicationOf(), 'nobody'],
    ['another candidate before any application', ravi, undefined, 'candidate'],
    ['another employer', kesar, applicationOf(), 'nobody'],
    ['the employer of the job', suvarna, applicationOf(), 'employer'],
    ['an employer who lost the role', dismissed, applicationOf(), 'nobody'],
    [
      'an employer who applied when they were a candidate',
      { ...meena, role: 'Employer' },
      applicationOf(),
      'candidate'
    ],
    ['an employer called like the marker', namesake, toMarker, 'nobody'],
    ['the administrator, of a job of the board', admin, toMarker, 'administrator'],
    ['the administrator, of anybody’s job', admin, applicationOf(), 'administrator']
  ] as const)('%s: %4$s', (_, actor, application, relation) => {
    expect(findApplicationRelation(actor, application)).toBe(relation)
  })
})

describe('applying', () => {
  const step = { action: 'apply', job, profile, message: '  I can \u202Ecome on Saturday. \n' } as const

  test('makes an application of the job as it is called, told to its owner, with one line that needs no reading', () => {
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
    'is refused where no answer could reach the candidate: %j',
    (change) => {
      const silent = { ...step, profile: { ...profile, ...change } }
      expect(() => reduceApplication(undefined, silent, meena, now)).toThrow(Refusal)
    }
  )

  test('cuts a message that no field of the product lets through', () => {
    const long = reduceApplication(undefined, { ...step, message: 'x'.repeat(maxMessageLength + 1) }, meena, now)
    expect(long.message).toHaveLength(maxMessageLength)
  })
})

describe('a step that would change nothing is none', () => {
  const before = applicationOf({ state: 'interview' })
  test.each<[string, ApplicationStep, Actor]>([
    ['moving to where it is', { action: 'move', to: 'interview' }, suvarna],
    ['reading what was read', { action: 'read', lines: 1 }, meena],
    ['reading nothing', { action: 'read', lines: 0 }, meena]
  ])('%s', (_, step, actor) => {
    expect(() => reduceApplication(before, step, actor, now)).toThrow(Refusal)
    expect(canWrite(actor, before, before)).toBe(false)
  })

  test('reading never goes beyond the history', () => {
    expect(reduceApplication(before, { action: 'read', lines: 99 }, meena, now).seen).toBe(2)
  })
})

test('withdrawing removes the person from the application and keeps that there was one', () => {
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

describe('written past the product', () => {
  const before = applicationOf({ message: 'Hello' })
  const moved = reduceApplication(before, { action: 'move', to: 'reviewed' }, suvarna, now)
  const withdrawn = reduceApplication(before, { action: 'withdraw' }, meena, now)
  const unread = applicationOf({ state: 'reviewed' })
  const read = reduceApplication(unread, { action: 'read', lines: 2 }, meena, now)

  test('the honest steps pass with any revision', () => {
    expect(canWrite(suvarna, before, { ...moved, revision: 2 })).toBe(true)
    expect(canWrite(meena, before, { ...withdrawn, revision: 2 })).toBe(true)
    expect(canWrite(meena, unread, { ...read, revision: 2 })).toBe(true)
  })

  test.each<[string, Actor | null, Application, Application]>([
    ['a move of two lines at once', suvarna, before, { ...moved, history: [...moved.history, { state: 'hired', at }] }],
    ['a move without a line', suvarna, before, { ...moved, history: before.history }],
    [
      'a move that rewrites the line before',
      suvarna,
      before,
      { ...moved, history: [moved.history[1], moved.history[1]] as never }
    ],
    ['a move to another state than its line says', suvarna, before, { ...moved, state: 'hired' }],
    [
      'a move at no time',
      suvarna,
      before,
      { ...moved, history: [...before.history, { state: 'reviewed', at: 'soon' }] }
    ],
    ['a move that changes the message', suvarna, before, { ...moved, message: 'Hello!' }],
    ['a move that changes the profile', suvarna, before, { ...moved, profile: { ...profile, name: 'Another' } }],
    ['a move that marks itself read', suvarna, before, { ...moved, seen: 2 }],
    ['a move that gives it to another employer', suvarna, before, { ...moved, employerId: kesar.uid }],
    ['a move that adds a field', suvarna, before, { ...moved, score: 5 } as never],
    ['a candidate who moves their own', meena, before, moved],
    ['a move without a history', suvarna, before, { ...moved, history: [] }],
    ['an employer who withdraws for somebody', suvarna, before, withdrawn],
    ['a withdrawal that keeps the profile', meena, before, { ...withdrawn, profile: before.profile }],
    ['a withdrawal that keeps the message', meena, before, { ...withdrawn, message: before.message }],
    ['reading that changes something beside', meena, unread, { ...read, message: 'More' }],
    ['reading back', meena, { ...unread, seen: 2 }, { ...unread, seen: 1 }],
    ['an employer who marks as read', suvarna, unread, read],
    [
      'a withdrawn one that comes back',
      meena,
      withdrawn,
      { ...before, history: [...withdrawn.history, { state: 'new', at }] }
    ],
    [
      'a withdrawn one that is moved',
      suvarna,
      withdrawn,
      { ...withdrawn, state: 'hired', history: [...withdrawn.history, { state: 'hired', at }] }
    ]
  ])('%s is refused', (_, actor, from, to) => {
    expect(canWrite(actor, from, to)).toBe(false)
  })

  test.each<[string, Actor | null]>([
    ['its candidate', meena],
    ['its employer', suvarna],
    ['the administrator', admin],
    ['nobody', null]
  ])('an application is never removed: not by %s', (_, actor) => {
    expect(canWrite(actor, before, undefined)).toBe(false)
    expect(canWrite(actor, withdrawn, undefined)).toBe(false)
  })
})

describe('a new application written past the product', () => {
  const fresh = reduceApplication(undefined, { action: 'apply', job, profile, message: '' }, meena, now)
  const line = { state: 'new', at } as const

  test('passes as the product makes it', () => {
    expect(canWrite(meena, undefined, { ...fresh, revision: 1 })).toBe(true)
  })

  test.each<[string, Partial<Application>]>([
    ['for somebody else', { uid: ravi.uid, id: createApplicationId('job_1', ravi.uid) }],
    ['under another id, so that one could apply twice', { id: 'u-meena_job_1_again' }],
    ['already hired', { state: 'hired', history: [{ state: 'hired', at }] }],
    ['hired by its state alone', { state: 'hired' }],
    ['hired by its line alone', { history: [{ state: 'hired', at }] }],
    ['with two lines', { history: [line, line] }],
    ['with no line', { history: [] }],
    ['at no time', { appliedAt: 'soon', history: [{ state: 'new', at: 'soon' }] }],
    ['at another time than its line', { appliedAt: '2020-01-01T00:00:00.000Z' }],
    ['unread by its own candidate', { seen: 0 }],
    ['without a profile', { profile: null }],
    ['that nobody could answer', { profile: { ...profile, contactNumber: '', email: '' } }],
    ['with the address of somebody else', { profile: { ...profile, email: ravi.email } }],
    ['with a message beyond all measure', { message: 'x'.repeat(maxMessageLength + 1) }]
  ])('%s is refused', (_, change) => {
    expect(canWrite(meena, undefined, { ...fresh, ...change })).toBe(false)
  })

  test.each([suvarna, admin, dismissed, { ...meena, uid: '' }, null])('by anybody else is refused: %o', (actor) => {
    expect(canWrite(actor, undefined, fresh)).toBe(false)
  })
})
