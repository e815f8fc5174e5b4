import { closeOutcomes } from '#shared/domain/job/job-ending.ts'
import { liveDays } from '#shared/domain/job/job-expiry.ts'
import { maxReasonLength } from '#shared/domain/text-limits.ts'
import { type Fields, Float, type Value } from '../attempts.ts'
import { buildPosted, buildStepped, makeJob, pickContent, writeJob } from '../job-steps.ts'
import * as kind from '../kinds.ts'
import { asha, suvarna } from '../people.ts'
import { jobs } from '../sample-board.ts'
import { formatDay, formatInstant } from '../sample-times.ts'
import { takeStep } from '../tables/jobs.ts'
import { absent } from './job-fields.ts'
import { newStamps, only, type Specimen } from './specimen.ts'

/** @param before the day that the job had */
const lastDays = (right: Value | undefined, before: Value | undefined = right): kind.Kind => ({
  good: [right],
  bad: [
    ...(right === undefined ? [] : [['missing', undefined] as const]),
    ...(before === undefined || before === right ? [] : [['the day before the step', before] as const]),
    ['a day more', formatDay(liveDays.usual + 1)],
    ['a day less', formatDay(liveDays.usual - 1)],
    ['never', right === '9999-12-31' ? formatDay() : '9999-12-31'],
    ['a moment', formatInstant(liveDays.usual)],
    ['a number', 45],
    ['null', null]
  ]
})

/** Which last day a job gets with a step. */
const lastDaySpecimens: Specimen[] = (
  [
    ['approve', jobs.pending, formatDay(liveDays.usual)],
    ['edit', jobs.pending, formatDay(liveDays.usual)],
    ['edit', jobs.expired, formatDay(liveDays.usual)],
    ['edit', jobs.approved, jobs.approved.expiresOn],
    ['edit', jobs.lastDay, jobs.lastDay.expiresOn],
    ['renew', jobs.approved, formatDay(liveDays.usual)],
    ['reopen', jobs.deleted, formatDay(liveDays.usual)],
    ['reject', jobs.pending, undefined],
    ['restore', jobs.rejected, undefined],
    ['putBack', jobs.approved, undefined],
    ['close', jobs.approved, undefined]
  ] as const
).map(([did, job, right]) => ({
  name: `last day of ${job.id} to ${did}`,
  who: asha,
  shape: { expiresOn: lastDays(right, 'expiresOn' in job ? job.expiresOn : undefined) },
  write: (more) => takeStep(job, did, asha, { ...pickContent(job), ...more })
}))

/** Which last day a job has that is new: the administrator's is public at once. */
const newLastDays: Specimen[] = (
  [
    [suvarna, 'an employer', undefined],
    [asha, 'the administrator', formatDay(liveDays.usual)]
  ] as const
).map(([who, by, right]) => ({
  ...{ name: `last day of a job posted by ${by}`, who, shape: { expiresOn: lastDays(right) } },
  write: (more) => makeJob('jobs/job_1_new', buildPosted(who, 'jobs/job_1_new', more))
}))

/** For how long a job is public is chosen within bounds, and decides its last day. */
const lives: Specimen[] = ([suvarna, asha] as const).flatMap((who) => {
  const shape = {
    liveDays: {
      good: [undefined, liveDays.min, liveDays.usual, liveDays.max],
      bad: [
        ['too few', liveDays.min - 1],
        ['too many', liveDays.max + 1],
        ['with a point', new Float(45)],
        ['a text', '45'],
        ['null', null]
      ] as const
    }
  }
  const admin = who === asha
  const withDays = (days: Value | undefined): Fields => ({
    liveDays: days,
    ...(admin && { expiresOn: formatDay(typeof days === 'number' ? days : liveDays.usual) })
  })
  const [did, by] = admin ? (['edit', 'the administrator'] as const) : (['revise', 'an employer'] as const)
  return [
    {
      ...{ name: `life of a job posted by ${by}`, who, shape },
      write: ({ liveDays: days }) => makeJob('jobs/job_1_new', buildPosted(who, 'jobs/job_1_new', withDays(days)))
    },
    {
      ...{ name: `life of a job changed by ${by}`, who, shape },
      write: ({ liveDays: days }) => writeJob('jobs/job-pending', buildStepped(jobs.pending, did, who, withDays(days)))
    }
  ]
})

/** How a job has ended. */
const endings: Specimen[] = [
  {
    name: 'job that is closed',
    who: suvarna,
    shape: {
      ending: kind.oneOf(closeOutcomes),
      rejectionReason: absent('Because'),
      title: { good: [jobs.approved.title], bad: [['another', 'Polisher']] },
      x: { good: [undefined], bad: [['a field of no meaning', 1]] }
    },
    write: (more) => takeStep(jobs.approved, 'close', suvarna, more)
  },
  {
    name: 'job that is taken down',
    who: asha,
    shape: {
      reason: kind.filled(maxReasonLength),
      ending: only('taken-down'),
      title: { good: [jobs.approved.title], bad: [['another', 'Polisher']] }
    },
    write({ reason, ...more }) {
      // Without the field the reason is what the case takes out; another field's case has one.
      const given = 'ending' in more || 'title' in more ? 'Because' : reason
      return takeStep(jobs.approved, 'takeDown', asha, { rejectionReason: given, ...more }, {}, { reason: given })
    }
  },
  {
    name: 'what everybody reads of the end of a job',
    who: suvarna,
    shape: { ...newStamps, id: only('job-approved'), ending: only('filled-here'), category: only('Production') },
    write: (told) => takeStep(jobs.approved, 'close', suvarna, {}, told)
  },
  ...(['reopen', 'renew'] as const).map((did): Specimen => {
    const job = did === 'reopen' ? jobs.deleted : jobs.approved
    return {
      name: `job that its owner means to ${did}`,
      who: suvarna,
      shape: {
        title: { good: [job.title], bad: [['another', 'Polisher']] },
        liveDays: { good: [undefined], bad: [['another', 90]] },
        ending: absent('filled-here'),
        rejectionReason: absent('Because')
      },
      write: (more) => takeStep(job, did, suvarna, more)
    }
  })
]

const publicVersion = { content: pickContent(jobs.approved), at: formatInstant(-19) }

/** Once public fields stay beside a job that ends, and nothing is made up for one that comes back. */
const endedVersions: Specimen[] = (
  [
    ['close', jobs.approved, suvarna, publicVersion],
    ['takeDown', jobs.approved, asha, publicVersion],
    ['reopen', jobs.deleted, suvarna, undefined],
    ['reopen', jobs.deleted, asha, undefined]
  ] as const
).map(([did, job, who, right]) => ({
  name: `public version of a job to ${did} by ${who.uid}`,
  who,
  shape: {
    approvedVersion: {
      good: [right],
      bad: [
        ['another', { ...publicVersion, at: formatInstant(-3) }],
        ...(right === undefined ? [] : [['missing', undefined] as const])
      ]
    }
  },
  write: (more) => takeStep(job, did, who, more)
}))

/** Only what was taken down has a reason, told or not. */
const endReasons: Specimen[] = (['close', 'reopen', 'renew'] as const).map((did) => ({
  name: `reason of a job to ${did}`,
  who: suvarna,
  shape: { reason: absent('Because') },
  write({ reason }) {
    const job = did === 'reopen' ? jobs.deleted : jobs.approved
    return takeStep(job, did, suvarna, { rejectionReason: reason }, {}, { reason })
  }
}))

export const jobEndSpecimens: readonly Specimen[] = [
  ...lastDaySpecimens,
  ...newLastDays,
  ...lives,
  ...endings,
  ...endedVersions,
  ...endReasons
]
