import { closeOutcomes } from '#shared/domain/job/job-closing-outcome.ts'
import { contentSchemas } from '#shared/domain/job/job-content-fields.ts'
import { liveDays } from '#shared/domain/job/job-expiry.ts'
import { maxReasonLength } from '#shared/domain/text-limits.ts'
import type { Fields, Value } from '../attempts.ts'
import { buildPosted, buildStepped, lastLine, makeJob, writeJob } from '../job-steps.ts'
import { asha, esha, kesar, suvarna } from '../people.ts'
import { jobs } from '../sample-board.ts'
import { eshasOpen } from '../sample-counts.ts'
import { formatDay } from '../sample-times.ts'
import { nameStep } from '../titles.ts'
import { removeJob, takeStep } from '../writes/jobs.ts'
import type { PermittedRow, PermittedWrite } from './field-cases.ts'
import * as kind from './field-kinds.ts'
import { limits } from './limits.ts'

const content = Object.keys(contentSchemas)
const path = 'jobs/job_1_new'
const { liveDays: days } = limits.jobs

/** A job that is live at once has its last day from the time of its first line. */
const post = (who: typeof asha | typeof suvarna | typeof kesar | typeof esha, more: Fields = {}) =>
  makeJob(path, buildPosted(who, path, more))
const lastDayAt = (at: Value | undefined, life = liveDays.usual) => {
  const time = Date.parse(String(at))
  return Number.isNaN(time) ? {} : { expiresOn: formatDay((time - Date.now()) / 86_400_000 + life) }
}
const withDays = (value: Value | undefined): Fields => ({
  liveDays: value,
  ...(typeof value === 'number' && Number.isInteger(value) && { expiresOn: formatDay(value) })
})
const withReason = (type: 'reject' | 'takeDown', job: Fields) => (reason: Value | undefined) =>
  takeStep(job, type, asha, { rejectionReason: reason }, {}, { reason })
const reason = kind.filled(maxReasonLength)

const posting: readonly PermittedRow[] = [
  [
    'job posted by an employer',
    suvarna,
    post(suvarna),
    { jobs: [...content, 'postedDate', 'liveDays'] },
    { linked: { at: [kind.instant, (at) => makeJob(path, lastLine(buildPosted(suvarna, path), { at }))] } }
  ],
  ['first job posted by an employer', kesar, post(kesar), { jobs: [...content, 'postedDate', 'liveDays'] }],
  [
    'job posted by the administrator',
    asha,
    post(asha),
    { jobs: [...content, 'postedDate', 'searchKeys'] },
    {
      linked: {
        at: [kind.instant, (at) => makeJob(path, lastLine(buildPosted(asha, path, lastDayAt(at)), { at }))],
        liveDays: [days, (value) => post(asha, withDays(value))]
      },
      free: { jobs: ['liveDays'] }
    }
  ]
]

const openWithout = (...gone: string[]) => eshasOpen.filter((each) => !gone.includes(each))

/** Of Esha's hundred open jobs, 95 were deleted, one has ended, and the others are live, pending or rejected. */
const replacing: PermittedRow = [
  'new job instead of one of a hundred open jobs',
  esha,
  makeJob(path, buildPosted(esha, path), { counted: { open: [...openWithout('job_1_0'), 'job_1_new'] } }),
  {
    jobs: [...content, 'postedDate', 'liveDays'],
    jobCount: [
      [
        'open',
        {
          good: ['job-deleted', 'job_1_0'].map((gone) => [...openWithout(gone), 'job_1_new']),
          bad: [
            ['one too many', [...eshasOpen, 'job_1_new']],
            ['for one that is live', [...openWithout('job-approved'), 'job_1_new']],
            ['for one that is pending', [...openWithout('job-pending'), 'job_1_new']],
            ['for one that was rejected', [...openWithout('job-rejected'), 'job_1_new']],
            ['for two that have ended', [...openWithout('job_1_0', 'job_1_1'), 'job_1_new']],
            ['without the new one', openWithout('job_1_0')],
            ['with the new one first', ['job_1_new', ...openWithout('job_1_0')]]
          ]
        }
      ]
    ]
  }
]

type Step = readonly [
  type: Parameters<typeof takeStep>[1],
  from: keyof typeof jobs,
  who: typeof asha | typeof suvarna,
  more?: Partial<Pick<PermittedWrite, 'chosen' | 'linked' | 'free'>>
]

const revising = { chosen: { jobs: [...content, 'liveDays'] } }
/** What is live at once is found by its words, and its last day follows from its life. */
const editing = { chosen: { jobs: [...content, 'searchKeys'] }, free: { jobs: ['liveDays'] } }
const approving = { chosen: { jobs: ['searchKeys'] } }

const steps: readonly Step[] = [
  [
    'revise',
    'approved',
    suvarna,
    {
      ...revising,
      linked: {
        at: [
          kind.instant,
          (at) => writeJob('jobs/job-approved', lastLine(buildStepped(jobs.approved, 'revise', suvarna), { at }))
        ]
      }
    }
  ],
  ['revise', 'old', suvarna, revising],
  ['revise', 'pending', suvarna, revising],
  ['revise', 'rejected', suvarna, revising],
  ['revise', 'revised', suvarna, revising],
  ['revise', 'again', suvarna, revising],
  ['revise', 'lastDay', suvarna, revising],
  [
    'edit',
    'pending',
    asha,
    {
      ...editing,
      linked: {
        liveDays: [
          days,
          (value) => writeJob('jobs/job-pending', buildStepped(jobs.pending, 'edit', asha, withDays(value)))
        ]
      }
    }
  ],
  ['edit', 'approved', asha, editing],
  ['edit', 'lastDay', asha, editing],
  ['edit', 'expired', asha, editing],
  ['edit', 'again', asha, editing],
  ['approve', 'pending', asha, approving],
  ['approve', 'revised', asha, approving],
  ['approve', 'again', asha, approving],
  ['reject', 'pending', asha, { linked: { reason: [kind.optional(reason), withReason('reject', jobs.pending)] } }],
  ['reject', 'revised', asha],
  ['reject', 'again', asha],
  ['restore', 'rejected', asha],
  [
    'putBack',
    'approved',
    asha,
    {
      // The administrator repeats what the approval had replaced: the rules cannot know it.
      chosen: {
        jobs: (['approvedVersion', 'rejectedVersion'] as const).map((field) => [
          field,
          {
            good: [{ reason: '' }],
            bad: [
              ['null', null],
              ['a text', 'Because']
            ],
            optional: true
          }
        ])
      }
    }
  ],
  ['putBack', 'rejected', asha],
  [
    'close',
    'approved',
    suvarna,
    {
      linked: {
        ending: [
          kind.oneOf(closeOutcomes),
          (ending) => takeStep(jobs.approved, 'close', suvarna, { ending }, { ending })
        ]
      }
    }
  ],
  ['close', 'lastDay', suvarna],
  ['takeDown', 'approved', asha, { linked: { reason: [reason, withReason('takeDown', jobs.approved)] } }],
  ['takeDown', 'lastDay', asha],
  ['reopen', 'deleted', suvarna],
  ['reopen', 'deleted', asha, approving],
  ['renew', 'approved', suvarna],
  ['renew', 'lastDay', suvarna],
  ['renew', 'approved', asha]
]

/** A job and the history that is written with it. */
export const jobWrites: readonly PermittedRow[] = [
  ...posting,
  replacing,
  ...steps.map(([type, from, who, { chosen = {}, ...options } = {}]): PermittedRow => {
    return [
      `${nameStep(type, from)} as ${who === asha ? 'the administrator' : 'its employer'}`,
      who,
      takeStep(jobs[from], type, who),
      chosen,
      options
    ]
  }),
  ['job removed', asha, removeJob('job-rejected')]
]
