import { applicationStages } from '#shared/domain/application/application.ts'
import { maxMessageLength } from '#shared/domain/text-limits.ts'
import { type Doc, type Fields, Float, prepareNext, update, type Value } from '../attempts.ts'
import * as kind from '../kinds.ts'
import { meena, rupa, suvarna } from '../people.ts'
import { applicantProfile, applications, jobs } from '../sample-board.ts'
import { formatInstant } from '../sample-times.ts'
import { apply, buildMoved, digits, withdraw } from '../tables/applications.ts'
import { personShape, privateShape, skills } from './people-fields.ts'
import { newStamps, only, type Specimen } from './specimen.ts'

const { sent } = applications
const read: Doc = applications.read
const job = { title: 'Stone setter', company: 'Suvarna Jewels', location: 'Surat GJ' }
const email = kind.always(meena.token.email, ['another', rupa.token.email], ['a list', []], ['missing', undefined])
const profileShape = { ...personShape, ...privateShape, skills, avatarUrl: kind.link, email }

const sending: Specimen = {
  name: 'application sent',
  who: meena,
  shape: {
    ...newStamps,
    id: only('u-meena_job-approved'),
    jobId: kind.always('job-approved', ['another', 'job-old'], ['a number', 7]),
    uid: kind.always(meena.uid, ['another', rupa.uid], ['a list', [meena.uid]]),
    employerId: kind.always(suvarna.uid, ['another', 'u-kesar'], ['nobody', 'admin']),
    job: kind.map(job, { title: only(job.title), company: only(job.company), location: only(job.location) }),
    profile: kind.map({ ...applicantProfile, email: meena.token.email }, profileShape),
    message: kind.text(maxMessageLength),
    state: kind.always('new', ['withdrawn', 'withdrawn'], ...applicationStages.slice(1).map((to) => [to, to] as const)),
    seen: kind.always(1, ['nought', 0], ['two', 2], ['a text', '1']),
    history: {
      good: [],
      bad: [
        ['empty', []],
        ['of another time', [{ state: 'new', at: formatInstant(-1) }]],
        ['a text', 'new'],
        ['missing', undefined]
      ]
    },
    hired: { good: [undefined], bad: [['from the start', true]] }
  },
  write: (more) => apply(meena, jobs.approved, more)
}

const sendingByPhone: Specimen = {
  name: 'application sent without an address',
  who: meena,
  shape: {
    contactNumber: {
      good: ['+91 98250 12345', '02612 345678', '૯૮૨૫૦૧૨૩૪૫ after 6 pm'],
      bad: [
        ['none', ''],
        ['too short', '9825012'],
        ['words', 'at the shop']
      ]
    }
  },
  write: ({ contactNumber }) => apply(meena, jobs.approved, { profile: { ...applicantProfile, contactNumber } })
}

/** The two times are one. */
const sendingAt: Specimen = {
  name: 'application sent at a time',
  who: meena,
  shape: { at: kind.now },
  write: ({ at }) => apply(meena, jobs.approved, { appliedAt: at, history: [{ state: 'new', at }] })
}

const movingAt: Specimen = {
  name: 'application moved',
  who: suvarna,
  shape: {
    at: kind.now,
    revision: kind.next(1),
    lineState: {
      good: ['hired'],
      bad: [
        ['another', 'interview'],
        ['a number', 7]
      ]
    },
    lineMore: { good: [undefined], bad: [['given', 'by me']] }
  },
  write({ lineState = 'hired', lineMore, ...more }) {
    const at = 'at' in more ? more.at : formatInstant()
    const { at: _at, ...changes } = more
    const line: Fields = { state: lineState, at, x: lineMore }
    return update(
      `applications/${sent.id}`,
      buildMoved(sent, 'hired', { history: [...(sent.history as Value[]), line], ...changes })
    )
  }
}

const histories: Specimen = {
  name: 'application moved, with a history',
  who: suvarna,
  shape: {
    history: {
      good: [[...(sent.history as Value[]), { state: 'hired', at: formatInstant() }]],
      bad: [
        ['that forgets', [{ state: 'hired', at: formatInstant() }]],
        [
          'that begins otherwise',
          [
            { state: 'reviewed', at: formatInstant(-5) },
            { state: 'hired', at: formatInstant() }
          ]
        ],
        [
          'that grew twice',
          [
            ...(sent.history as Value[]),
            { state: 'interview', at: formatInstant() },
            { state: 'hired', at: formatInstant() }
          ]
        ],
        ['that did not grow', sent.history],
        ['missing', undefined]
      ]
    }
  },
  write: (more) => update(`applications/${sent.id}`, buildMoved(sent, 'hired', more))
}

const withdrawing: Specimen = {
  name: 'application withdrawn',
  who: meena,
  shape: {
    profile: {
      good: [null],
      bad: [
        ['kept', applicantProfile],
        ['an empty map', {}],
        ['empty', ''],
        ['missing', undefined]
      ]
    },
    message: kind.always('', ['kept', 'I can start at once.'], ['a list', []]),
    seen: kind.always(3, ['less', 2], ['more', 4], ['a text', '3']),
    employerId: kind.always('', ['kept', suvarna.uid], ['another', 'u-kesar']),
    revision: kind.next(1)
  },
  write: (more) => withdraw(read, more)
}

const told: Specimen = {
  name: 'application withdrawn, what the other side is told',
  who: meena,
  shape: {
    ...newStamps,
    id: only(digits),
    jobId: only(String(read.jobId)),
    employerId: only(suvarna.uid),
    job: kind.always(job, ['another', { ...job, title: 'Polisher' }], ['with more', { ...job, uid: meena.uid }]),
    appliedAt: only(String(read.appliedAt)),
    withdrawnAt: only(formatInstant()),
    uid: { good: [undefined], bad: [['given', meena.uid]] }
  },
  write: (more) => withdraw(read, {}, more)
}

const named: Specimen = {
  name: 'application withdrawn, the name of what the other side is told',
  who: meena,
  shape: {
    name: {
      good: ['0f'.repeat(16)],
      bad: [
        ['that says who', meena.uid],
        ['with other letters', 'xy'.repeat(16)],
        ['too short', '0f'.repeat(15)],
        ['too long', '0f'.repeat(17)]
      ]
    }
  },
  write: ({ name }) => withdraw(read, {}, {}, String(name))
}

const reading: Specimen = {
  name: 'application read',
  who: meena,
  shape: {
    seen: kind.always(2, ['the same', 1], ['less', 0], ['more', 3], ['with a point', new Float(2)], ['a text', '2']),
    revision: kind.next(1)
  },
  write: (more) => update(`applications/${read.id}`, prepareNext(read, { seen: 2, ...more }))
}

export const applicationSpecimens: readonly Specimen[] = [
  ...[sending, sendingByPhone, sendingAt, movingAt, histories, withdrawing, told, named, reading]
]
