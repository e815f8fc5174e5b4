import { encodeDocumentId } from '#renderer/storage/firestore/document-paths.ts'
import { applicationStages } from '#shared/domain/application/application.ts'
import {
  create,
  type Fields,
  get,
  list,
  prepareNew,
  prepareNext,
  remove,
  serverTime,
  together,
  update
} from '../attempts.ts'
import type { Row, Table } from '../cases.ts'
import { countOne } from '../counted.ts'
import { kesar, meena, type Person, rupa, suvarna, uidOf } from '../people.ts'
import { applicantProfile, applications, jobs, withdrawals } from '../sample-board.ts'
import { formatInstant } from '../sample-times.ts'

const path = (application: Fields) => `applications/${application.id}`

/** An application of this person, in order in every respect but perhaps the one that `more` says. */
export function buildApplied(person: Person, job: Fields, more: Fields = {}): Fields {
  const { title, company, location, employerId } = job
  const uid = uidOf(person)
  const appliedAt = formatInstant()
  return prepareNew(`${uid}_${job.id}`, {
    id: `${uid}_${job.id}`,
    ...{ jobId: job.id, employerId, uid, job: { title, company, location }, profile: applicantProfile, appliedAt },
    ...{ message: 'I can start at once.', state: 'new', history: [{ state: 'new', at: appliedAt }], seen: 1 },
    ...more
  })
}

export function apply(person: Person, job: Fields, more: Fields = {}) {
  const name = `${uidOf(person)}_${encodeDocumentId(String(job.id))}`
  const count = countOne('applicationCount', uidOf(person), name)
  return together(create(`applications/${name}`, buildApplied(person, job, more)), count)
}

/** An application that was moved, by whomever. */
export function buildMoved(before: Fields, state: string, more: Fields = {}): Fields {
  return prepareNext(before, {
    state,
    history: [...(before.history as Fields[]), { state, at: formatInstant() }],
    ...more
  })
}

/** The history of what was read, moved on with a message. */
const withMessage = (message: Fields[string]): Fields => ({
  history: [...(applications.read.history as Fields[]), { state: 'not-now', at: formatInstant(), message }]
})

/** The name of what tells of a withdrawal. */
export const digits = '00112233445566778899aabbccddeeff'

export function buildWithdrawn(before: Fields, more: Fields = {}): Fields {
  const after = buildMoved(before, 'withdrawn', { profile: null, message: '', employerId: '', withdrawal: digits })
  return { ...after, seen: (after.history as Fields[]).length, ...more }
}

/** Notices to the other side. */
export function buildWithdrawal({ jobId, employerId, job, appliedAt }: Fields, more: Fields = {}): Fields {
  return prepareNew(digits, { jobId, employerId, job, appliedAt, withdrawnAt: formatInstant(), ...more })
}

/** An application is taken back. `more`: of it; `told`: of what the other side is told. */
export function withdraw(before: Fields, more: Fields = {}, told: Fields = {}, name = digits) {
  return together(
    update(path(before), buildWithdrawn(before, { ...(name !== digits && { withdrawal: name }), ...more })),
    create(`withdrawals/${name}`, buildWithdrawal(before, { ...(name !== digits && { id: name }), ...told }))
  )
}

const { sent, read, withdrawn: gone, toSeed, movedOften, full } = applications
const lineOf = (application: Fields): Fields => (application.history as Fields[])[0] ?? {}

/** Writers of a field, the first word; the administrator and the employers move it meanwhile, others withdraw. */
const change = (what: string, answers: string, value: Fields[string]): Row => [
  `update ${what}`,
  answers,
  (person) => {
    const field = value === undefined ? {} : { [what.split(' ')[0] ?? '']: value }
    const employs = person?.token.admin === true || person?.token.email?.includes('_employer@')
    return employs ? update(path(sent), buildMoved(sent, 'interview', field)) : withdraw(sent, field)
  }
]

const move = (application: Fields, answers: string, state: string): Row => [
  `move to ${state} from ${String(application.state)}`,
  answers,
  () => update(path(application), buildMoved(application, state))
]

export const applicationTable: Table = {
  name: 'applications',
  rows: [
    //                                      visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ['get an application', '- y - - y - y', () => get(path(sent))],
    ['get an application for a job of nobody', '- y - - - - y', () => get(path(toSeed))],
    ['get that of somebody called almost like Meena', '- - - - y - y', () => get(path(applications.almostMeenas))],
    ["get Meena's that is not there", '- y - - - - y', () => get(`applications/${meena.uid}_none`)],
    ['list all', '- - - - - - y', () => list('applications')],
    ["list Meena's", '- y - - - - y', () => list('applications', { uid: meena.uid })],
    ["list Rupa's", '- - y - - - y', () => list('applications', { uid: rupa.uid })],
    ["list those to Suvarna's jobs", '- - - - y - y', () => list('applications', { employerId: suvarna.uid })],
    ["list those to Kesar's jobs", '- - - - - y y', () => list('applications', { employerId: kesar.uid })],
    ["list those to nobody's jobs", '- - - - - - y', () => list('applications', { employerId: 'admin' })],
    ['list those to one job', '- - - - - - y', () => list('applications', { jobId: 'job-old' })],
    [
      "list Meena's to Suvarna's jobs",
      '- y - - y - y',
      () => list('applications', { uid: meena.uid, employerId: suvarna.uid })
    ],

    ['create for an approved job', '- y y - - - -', (person) => apply(person, jobs.approved)],
    ["create for nobody's job", '- y y - - - -', (person) => apply(person, jobs.seed)],
    ['create for a job with a strange id', '- y y - - - -', (person) => apply(person, jobs.strange)],
    ['create on the last day of a job', '- y y - - - -', (person) => apply(person, jobs.lastDay)],
    ['create for an expired job', '- - - - - - -', (person) => apply(person, jobs.expired)],
    ['create for a closed job', '- - - - - - -', (person) => apply(person, jobs.fullEnded)],
    ['create for a closed job before its last day', '- - - - - - -', (person) => apply(person, jobs.endedEarly)],
    ['create for a pending job', '- - - - - - -', (person) => apply(person, jobs.revised)],
    ['create for a rejected job', '- - - - - - -', (person) => apply(person, { ...jobs.rejected, id: 'job-deleted' })],
    [
      'create for a job that is not there',
      '- - - - - - -',
      (person) => apply(person, { ...jobs.approved, id: 'none' })
    ],
    ['create in the name of Rupa', '- - y - - - -', () => apply(rupa, jobs.approved)],

    change('state, history and revision alone', '- y - - y - y', undefined),
    change('id', '- - - - - - -', 'other'),
    change('uid', '- - - - - - -', rupa.uid),
    change('jobId', '- - - - - - -', 'job-approved'),
    change('employerId', '- - - - - - -', kesar.uid),
    change('job', '- - - - - - -', { title: 'Polisher', company: '', location: '' }),
    change('profile', '- - - - - - -', { ...applicantProfile, name: 'Mina' }),
    change('message', '- - - - - - -', 'I changed my mind.'),
    change('seen', '- - - - - - -', 3),
    change('appliedAt', '- - - - - - -', formatInstant()),
    change('createdAt', '- - - - - - -', serverTime),
    change('revision', '- - - - - - -', 3),
    change('history', '- - - - - - -', [{ state: 'new', at: formatInstant(-5) }]),
    change('a field of no meaning', '- - - - - - -', true),

    ...applicationStages.map((stage) => move(read, stage === 'reviewed' ? '- - - - - - -' : '- - - - y - y', stage)),
    ...applicationStages.map((stage) => move(gone, '- - - - - - -', stage)),
    [
      'move with a message',
      '- - - - y - y',
      () => update(path(read), buildMoved(read, 'not-now', withMessage('It is filled.')))
    ],
    [
      'move with a long message',
      '- - - - y - y',
      () => update(path(read), buildMoved(read, 'not-now', withMessage('ह'.repeat(500))))
    ],
    [
      'move with too long a message',
      '- - - - - - -',
      () => update(path(read), buildMoved(read, 'not-now', withMessage('x'.repeat(501))))
    ],
    [
      'move with a number for a message',
      '- - - - - - -',
      () => update(path(read), buildMoved(read, 'not-now', withMessage(7)))
    ],
    [
      'withdraw with a message',
      '- - - - - - -',
      () =>
        withdraw(read, {
          history: [
            ...(buildWithdrawn(read).history as Fields[]).slice(0, -1),
            { state: 'withdrawn', at: formatInstant(), message: 'No' }
          ]
        })
    ],
    move(read, '- - - - - - -', 'withdrawn'),
    move(read, '- - - - - - -', 'promoted'),
    move(toSeed, '- - - - - - y', 'hired'),
    ['move for the last time', '- - - - y - y', () => update(path(movedOften), buildMoved(movedOften, 'hired'))],
    ['move once more', '- - - - - - -', () => update(path(full), buildMoved(full, 'hired'))],
    ['withdraw what was moved as often as it may be', '- y - - - - -', () => withdraw(full)],
    [
      'withdraw, and keep less of a history than there is room for',
      '- - - - - - -',
      () => withdraw(full, { history: buildMoved({ ...full, history: [lineOf(full)] }, 'withdrawn').history, seen: 2 })
    ],
    ['get what Meena has withdrawn', '- y - - - - y', () => get(path(gone))],
    ['withdraw', '- y - - - - -', () => withdraw(read)],
    ['withdraw from a job of nobody', '- y - - - - -', () => withdraw(toSeed)],
    ['withdraw a second time', '- - - - - - -', () => withdraw(gone)],
    ['withdraw and tell nobody', '- - - - - - -', () => update(path(read), buildWithdrawn(read))],
    [
      'withdraw and point to what tells of another',
      '- - - - - - -',
      () => update(path(read), buildWithdrawn(read, { withdrawal: withdrawals.pending.id }))
    ],
    ['say what was seen', '- y - - - - -', () => update(path(read), prepareNext(read, { seen: 2 }))],
    ['say what was seen once more', '- - - - - - -', () => update(path(gone), prepareNext(gone, { seen: 2 }))],
    ['say that more was seen than there is', '- - - - - - -', () => update(path(read), prepareNext(read, { seen: 3 }))],
    ['say that less was seen', '- - - - - - -', () => update(path(read), prepareNext(read, { seen: 0 }))],
    ['leave, when the account goes', '- - - - y - -', () => update(path(sent), prepareNext(sent, { employerId: '' }))],
    [
      'leave to another company',
      '- - - - - - -',
      () => update(path(sent), prepareNext(sent, { employerId: kesar.uid }))
    ],
    [
      'leave and change what was said',
      '- - - - - - -',
      () => update(path(sent), prepareNext(sent, { employerId: '', message: '' }))
    ],
    ['delete', '- - - - - - -', () => remove(path(sent))]
  ]
}

const { pending, seed } = withdrawals

export const withdrawalTable: Table = {
  name: 'withdrawals',
  rows: [
    ['get', '- - - - y - -', () => get(`withdrawals/${pending.id}`)],
    ['get that of a job of nobody', '- - - - - - -', () => get(`withdrawals/${seed.id}`)],
    ['get one that is not there', '- - - - - - -', () => get(`withdrawals/${digits}`)],
    ['list all', '- - - - - - -', () => list('withdrawals')],
    ["list those of Suvarna's jobs", '- - - - y - -', () => list('withdrawals', { employerId: suvarna.uid })],
    ["list those of Kesar's jobs", '- - - - - y -', () => list('withdrawals', { employerId: kesar.uid })],
    ['create alone', '- - - - - - -', () => create(`withdrawals/${digits}`, buildWithdrawal(sent))],
    [
      'create twice for one',
      '- - - - - - -',
      () =>
        together(
          update(path(sent), buildWithdrawn(sent)),
          create(`withdrawals/${digits}`, buildWithdrawal(sent)),
          create(`withdrawals/${'0f'.repeat(16)}`, buildWithdrawal(sent, { id: '0f'.repeat(16) }))
        )
    ],
    [
      'update',
      '- - - - - - -',
      () => update(`withdrawals/${pending.id}`, prepareNext(pending, { withdrawnAt: formatInstant() }))
    ],
    ['delete', '- - - - - - -', () => remove(`withdrawals/${pending.id}`)]
  ]
}
