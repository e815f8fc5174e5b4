import { contentKinds, jobLimits, mapContent } from '#shared/domain/job/job-content.ts'
import { liveDays } from '#shared/domain/job/job-expiry.ts'
import { isRequired } from '#shared/domain/job/job-form-values.ts'
import { benefits, type TermField, termLimits, termLines, trialPieces } from '#shared/domain/job/job-terms.ts'
import { maxReasonLength } from '#shared/domain/text-limits.ts'
import type { Fields, Value } from '../attempts.ts'
import { buildPosted, buildStepped, lastLine, makeJob, pickContent, writeJob } from '../job-steps.ts'
import * as kind from '../kinds.ts'
import { asha, type Person, suvarna } from '../people.ts'
import { jobs } from '../sample-board.ts'
import { formatDay, formatInstant } from '../sample-times.ts'
import { briefly, newStamps, only, type Shape, type Specimen } from './specimen.ts'

const categories = ['Pre Production', 'Production', 'Others', 'Back Office', 'Office Boy']
const types = ['Full-time', 'Part-time', 'Contract', 'Internship', 'Temporary']

const offered = { category: categories, type: types }

const years: kind.Kind = {
  good: [undefined, 0, 0.5, 60],
  bad: [
    ['below nought', -1],
    ['too high', 61],
    ['a text', '2']
  ]
}
const wholeTerms = { experienceFrom: 0, hours: 'पूरा दिन', walkInPlace: 'x'.repeat(120) }
const termKindsOf: Partial<Record<TermField, kind.Kind>> = {
  openings: {
    good: [1, 999],
    bad: [
      ['none', 0],
      ['too many', 1000],
      ['with a point', 1.5],
      ['a text', '4'],
      ['null', null]
    ]
  },
  experienceFrom: years,
  experienceTo: years,
  ...Object.fromEntries(termLines.map((field) => [field, { ...kind.name(termLimits.line), good: [undefined, 'A'] }])),
  benefits: {
    good: [[], [...benefits]],
    bad: [
      ['another word', ['gold']],
      ['too many', Array.from({ length: 6 }, () => 'food')],
      ['a text', 'food']
    ]
  },
  trialPiece: {
    good: [undefined, ...trialPieces],
    bad: [
      ['another word', 'long'],
      ['a list', ['paid']]
    ]
  }
}
const { good, bad } = kind.map(wholeTerms, termKindsOf as Shape)
const reversed = ['with experience reversed', { experienceFrom: 3, experienceTo: 2 }] as const
/** A part of the terms may be absent, and so may they. */
const terms: kind.Kind = {
  good: [undefined, {}, ...good],
  bad: [...bad.filter(([what]) => !what.endsWith('missing')), reversed]
}

/** The accepted values of each field follow from the form, so that a new one is tried as soon as it is there. */
const content = (): Shape => {
  const { lines, keywords, ...lengths } = jobLimits
  const texts = mapContent(
    (field): kind.Kind => {
      if (field === 'category' || field === 'type') return kind.oneOf(offered[field])
      const isProse = contentKinds[field] === 'prose'
      if (!isRequired(field)) return (isProse ? kind.optionalText : kind.text)(lengths[field])
      if (!isProse) return kind.name(lengths[field])
      const { good, bad } = kind.filled(lengths[field])
      return {
        good: [...good, ...kind.longestOfSigns(lengths[field]), 'A\n\nB', 'Pave\u0301'],
        bad: [...bad, ['with a pile of marks', `A${'\u0301'.repeat(5)}`]]
      }
    },
    (field): kind.Kind => {
      const { max, maxLength } = contentKinds[field] === 'words' ? keywords : lines
      return kind.lines(max, maxLength)
    }
  )
  return { ...texts, terms }
}

const statuses = ['pending', 'approved', 'rejected', 'deleted', 'none']
export const absent = (value: Value): kind.Kind => ({
  good: [undefined],
  bad: [
    ['given', value],
    ['null', null]
  ]
})

function status(right: string): kind.Kind {
  return kind.always(right, ...statuses.filter((other) => other !== right).map((other) => [other, other] as const))
}

function waysOf(who: NonNullable<Person>): Specimen[] {
  const admin = who.token.admin === true
  const [did, to] = admin ? (['edit', 'approved'] as const) : (['revise', 'pending'] as const)
  const path = 'jobs/job_1_new'
  const company = admin ? 'the administrator' : 'an employer'
  const some = admin ? briefly : (shape: Shape) => shape
  const offeredKinds = { category: kind.oneOf(categories), type: kind.oneOf(types) }
  const lineShape: Shape = {
    at: kind.now,
    did: kind.always(did, ['another step', 'approve'], ['a number', 1]),
    by: kind.map(
      { uid: who.uid, role: admin ? 'Admin' : 'Employer' },
      {
        uid: only(who.uid),
        role: kind.always(
          admin ? 'Admin' : 'Employer',
          ['another', admin ? 'Employer' : 'Admin'],
          ['of a candidate', 'Candidate']
        ),
        name: absent(who.token.email ?? '')
      }
    ),
    revision: kind.next(2),
    reason: absent('Because'),
    x: { good: [undefined], bad: [['a field of no meaning', 1]] }
  }
  return [
    {
      name: `job posted by ${company}`,
      who,
      shape: {
        ...{ ...some(content()), ...newStamps, id: only('job_1_new'), status: status(to), postedDate: kind.today },
        employerId: kind.always(who.uid, ['another', 'u-kesar'], ['nobody', 'admin'], ['a list', [who.uid]]),
        approvedVersion: absent({ content: {}, at: '' }),
        rejectionReason: absent('None')
      },
      write: (more) => makeJob(path, buildPosted(who, path, more))
    },
    {
      name: `line of a job posted by ${company}`,
      who,
      shape: { ...briefly(lineShape), did: only('post'), at: kind.now, revision: kind.first },
      write(more) {
        // A job that is public at once has its last day from the time of the line.
        const at = Date.parse(String(more.at))
        const days = (at - Date.now()) / 86_400_000 + liveDays.usual
        const isDated = admin && !Number.isNaN(at)
        return makeJob(path, lastLine(buildPosted(who, path, isDated ? { expiresOn: formatDay(days) } : {}), more))
      }
    },
    {
      name: `old job changed by ${company}`,
      who,
      shape: { ...briefly(content()), ...offeredKinds, revision: kind.next(2), status: status(to) },
      write: (more) => writeJob('jobs/job-old', buildStepped(jobs.old, did, who, more))
    },
    {
      name: `line of a job changed by ${company}`,
      who,
      shape: lineShape,
      write: (more) => writeJob('jobs/job-approved', lastLine(buildStepped(jobs.approved, did, who), more))
    }
  ]
}

/** The reason stands twice: in the job, for its employer, and in the line that tells of it. */
const reason: Specimen = {
  name: 'job rejected for a reason',
  who: asha,
  shape: {
    reason: {
      ...kind.filled(maxReasonLength),
      bad: kind.filled(maxReasonLength).bad.filter(([what]) => what !== 'missing')
    },
    inTheLineAlone: absent('Because'),
    inTheJobAlone: absent('Because'),
    onceMore: { good: [undefined], bad: [['another', 'Or not']] }
  },
  write({ reason: given = 'Because', inTheLineAlone, inTheJobAlone, onceMore }) {
    const alone = inTheLineAlone !== undefined || inTheJobAlone !== undefined
    const rejectionReason = alone ? inTheJobAlone : given
    const job = buildStepped(jobs.pending, 'reject', asha, { rejectionReason })
    return writeJob('jobs/job-pending', lastLine(job, { reason: alone ? inTheLineAlone : (onceMore ?? given) }))
  }
}

/** Without a reason there is none anywhere. */
const noReason: Specimen = {
  name: 'job rejected without a reason',
  who: asha,
  shape: { x: { good: [undefined], bad: [['a field of no meaning', 1]] } },
  write: (more) =>
    writeJob(
      'jobs/job-pending',
      lastLine(buildStepped(jobs.pending, 'reject', asha, { rejectionReason: undefined, ...more }), {
        reason: undefined
      })
    )
}

const { content: publicContent } = jobs.revised.approvedVersion

/** Once public fields stay beside a job that is public no more. */
function publicVersions(): Specimen[] {
  const offeredKinds = (right: Value | undefined): kind.Kind => ({
    good: [right],
    bad: [
      ...(right === undefined ? [] : [['missing', undefined] as const]),
      ['null', right === undefined ? formatInstant() : null],
      ['of another time', { content: publicContent, at: formatInstant(-3) }],
      ['of another text', { content: { ...publicContent, title: 'Polisher' }, at: formatInstant(-19) }],
      ['with more', { content: publicContent, at: formatInstant(-19), x: 1 }]
    ]
  })
  const asLast = { content: publicContent, at: formatInstant(-19) }
  const way = (
    name: string,
    who: Person,
    job: Fields,
    did: Parameters<typeof buildStepped>[1],
    right: Value | undefined
  ) => ({
    ...{ name: `public version of ${name}`, who, shape: { approvedVersion: offeredKinds(right) } },
    write: (more: Fields) => writeJob(`jobs/${job.id}`, buildStepped(job, did, who, more))
  })
  return [
    way('a live job that is revised', suvarna, jobs.approved, 'revise', asLast),
    way('a pending job that is revised', suvarna, jobs.pending, 'revise', undefined),
    way('a job that is revised again', suvarna, jobs.revised, 'revise', asLast),
    way('a job that is rejected', asha, jobs.revised, 'reject', asLast),
    way('a job that never was live and is rejected', asha, jobs.pending, 'reject', undefined),
    way('a job that is restored', asha, jobs.rejected, 'restore', undefined),
    way('a job whose rejection is put back', asha, jobs.rejected, 'putBack', undefined),
    {
      ...way('a job whose approval is put back', asha, jobs.approved, 'putBack', undefined),
      shape: {
        rejectedVersion: { good: [undefined, { reason: '' }], bad: [['a text', 'Because']] },
        approvedVersion: {
          good: [undefined, asLast],
          bad: [
            ['null', null],
            ['a text', 'Because']
          ]
        }
      }
    },
    way('a job that is approved', asha, jobs.revised, 'approve', undefined),
    way('a live job that is edited', asha, jobs.approved, 'edit', undefined),
    way('a live job that is renewed', suvarna, jobs.approved, 'renew', undefined)
  ]
}

/** The rejected version stays beside a job that is sent again, and is gone with its approval. */
const rejectedVersions: Specimen[] = (
  [
    ['revised', suvarna, jobs.rejected, 'revise', 'The pay is missing'],
    ['revised again', suvarna, jobs.again, 'revise', 'The pay is missing'],
    ['that waits and is revised', suvarna, jobs.pending, 'revise', undefined],
    ['rejected again', asha, jobs.again, 'reject', 'The pay is missing'],
    ['approved', asha, jobs.again, 'approve', undefined],
    ['edited', asha, jobs.again, 'edit', undefined]
  ] as const
).map(([name, who, job, did, reason]) => {
  const right = reason === undefined ? undefined : { content: publicContent, at: formatInstant(-19), reason }
  return {
    name: `rejected version of a job that is ${name}`,
    who,
    shape: {
      rejectedVersion: {
        good: [right],
        bad: [
          ...(right === undefined ? [] : [['missing', undefined] as const]),
          ['of another time', { content: publicContent, at: formatInstant(-3), reason: 'The pay is missing' }],
          ['of another text', { content: { ...publicContent, title: 'Polisher' }, at: formatInstant(-19), reason: '' }],
          ['for another reason', { content: publicContent, at: formatInstant(-19), reason: 'Or not' }]
        ]
      }
    },
    write: (more: Fields) => writeJob(`jobs/${job.id}`, buildStepped(job, did, who, { ...pickContent(job), ...more }))
  }
})

/** Only a rejection has a reason, told or not. */
const reasonsOfOthers: Specimen[] = (
  [
    ['revise', suvarna, jobs.approved],
    ['edit', asha, jobs.approved],
    ['approve', asha, jobs.pending],
    ['restore', asha, jobs.rejected],
    ['putBack', asha, jobs.rejected]
  ] as const
).map(([did, who, job]) => ({
  name: `reason to ${did}`,
  who,
  shape: { reason: absent('Because') },
  write: ({ reason: given }) =>
    writeJob(`jobs/${job.id}`, lastLine(buildStepped(job, did, who, { rejectionReason: given }), { reason: given }))
}))

/** A step that only moves a job changes nothing else of it. */
const moves: Specimen[] = (['approve', 'reject', 'restore', 'putBack'] as const).map((did) => {
  const job = { approve: jobs.pending, reject: jobs.pending, restore: jobs.rejected, putBack: jobs.approved }[did]
  const same = (value: Value | undefined, other: Value): kind.Kind => ({ good: [value], bad: [['another', other]] })
  return {
    name: `job that somebody means to ${did}`,
    who: asha,
    shape: {
      title: same(job.title, 'Polisher'),
      keywords: same(job.keywords, []),
      employerId: same(job.employerId, asha.uid),
      postedDate: same(job.postedDate, formatInstant().slice(0, 10)),
      createdAt: same(job.createdAt, new Date(0)),
      revision: kind.next(Number(job.revision)),
      x: same(undefined, 1),
      ...(did !== 'reject' && { rejectionReason: absent('Because') })
    },
    write: (more) => writeJob(`jobs/${job.id}`, buildStepped(job, did, asha, more))
  }
})

export const jobSpecimens: readonly Specimen[] = [
  ...waysOf(suvarna),
  ...waysOf(asha),
  reason,
  noReason,
  ...reasonsOfOthers,
  ...publicVersions(),
  ...rejectedVersions,
  ...moves
]
