import { create, type Fields, get, list, prepareNew, prepareNext, remove, together, update } from '../attempts.ts'
import type { Row, Table } from '../cases.ts'
import { buildChanged, buildPosted, buildStepped, makeJob, writeJob } from '../job-steps.ts'
import { asha, kesar, type Person, suvarna } from '../people.ts'
import { jobHistories, jobs, line, openPart } from '../sample-board.ts'
import { formatInstant } from '../sample-times.ts'
import { takeStep } from './jobs.ts'

const stored = (name: string): Fields => jobHistories.get(name) ?? {}
const lines = (name: string) => stored(name).history as Fields[]
const never = '- - - - - - -'
const inside: Fields = jobs.inside
const endless = prepareNext(jobs.insideUndated, { expiresOn: '9999-12-31' })
const oneMore = line('approve', asha.uid, 'Admin', undefined, 3, formatInstant())

/** What an owner and the administrator do with a job, each in their way, with something amiss. */
const changed = (
  what: string,
  answers: string,
  job: Fields,
  amiss: (whole: Fields) => Parameters<typeof writeJob>[2]
): Row => [
  what,
  answers,
  (person: Person) => {
    const whole = buildChanged(job, person, {})
    return writeJob(`jobs/${job.id}`, whole, amiss(whole))
  }
]

const step = (did: Parameters<typeof buildStepped>[1], from: keyof typeof jobs, answers: string): Row => [
  `${did} a job from before: ${jobs[from].id}`,
  answers,
  (person: Person) => takeStep(jobs[from], did, person)
]

export const jobHistoryTable: Table = {
  name: 'what was done to jobs',
  rows: [
    //                                visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ['get that of a live job', '- - - - y - y', () => get('jobHistory/job-approved')],
    ['get that of a job that waits', '- - - - y - y', () => get('jobHistory/job-pending')],
    ["get that of Kesar's job", '- - - - - y y', () => get('jobHistory/job-taken')],
    ["get that of nobody's job", '- - - - - - y', () => get('jobHistory/job-seed')],
    ['get that of a job that has none', '- - - - - - y', () => get('jobHistory/job-old')],
    ['list all', never, () => list('jobHistory')],
    ["list that of Suvarna's jobs", never, () => list('jobHistory', { employerId: suvarna.uid })],

    [
      'add a line and do nothing',
      never,
      () =>
        update(
          'jobHistory/job-approved',
          prepareNext(stored('job-approved'), { history: [...lines('job-approved'), oneMore] })
        )
    ],
    [
      'forget a line and do nothing',
      never,
      () => update('jobHistory/job-approved', prepareNext(stored('job-approved'), { history: [] }))
    ],
    [
      'add a line to one job in a step with another',
      never,
      (person) =>
        together(
          writeJob('jobs/job-pending', buildStepped(jobs.pending, 'approve', person)),
          update('jobHistory/job-approved', prepareNext(stored('job-approved'), { history: [oneMore] }))
        )
    ],
    [
      'make one up for a job that has none',
      never,
      () => create('jobHistory/job-old', prepareNew('job-old', { employerId: suvarna.uid, history: [oneMore] }))
    ],
    [
      'make one up for no job',
      never,
      () => create('jobHistory/job_1_none', prepareNew('job_1_none', { employerId: suvarna.uid, history: [oneMore] }))
    ],
    ['delete that of a job that stays', never, () => remove('jobHistory/job-rejected')],
    ['delete that of a job that is not there', never, () => remove('jobHistory/job_1_left')],
    [
      'delete a rejected job and leave what was done to it',
      never,
      () => together(remove('jobs/job-rejected'), create('removedJobs/job-rejected', prepareNew('job-rejected', {})))
    ],
    [
      'delete a rejected job from before',
      '- - - - - - y',
      () =>
        together(
          remove('jobs/job-inside-rejected'),
          create('removedJobs/job-inside-rejected', prepareNew('job-inside-rejected', {}))
        )
    ],
    [
      'post a job and note nothing',
      never,
      (person) => create('jobs/job_1_new', openPart(buildPosted(person, 'jobs/job_1_new')))
    ],
    [
      'post a job with what was done to it inside',
      never,
      (person) => create('jobs/job_1_new', buildPosted(person, 'jobs/job_1_new'))
    ],
    [
      'post a job that somebody else may read about',
      never,
      (person) =>
        makeJob('jobs/job_1_new', buildPosted(person, 'jobs/job_1_new'), { apart: { employerId: `${kesar.uid}x` } })
    ],
    [
      'change a job and note nothing',
      never,
      (person) => update('jobs/job-approved', openPart(buildChanged(jobs.approved, person, {})))
    ],
    changed('change a job and say nothing of it twice', '- - - - y - y', jobs.approved, () => ({})),
    changed('change a job and say it in the job, too', never, jobs.approved, ({ history }) => ({ open: { history } })),
    changed('change a job and miscount', never, jobs.approved, () => ({ open: { steps: 7 } })),
    changed('change a job and say another time', never, jobs.approved, () => ({
      open: { changedAt: formatInstant(-1) }
    })),

    changed('change a job from before', '- - - - y - y', jobs.inside, () => ({})),
    changed('change a job from before and leave all in it', never, jobs.inside, ({ history }) => ({
      open: { history }
    })),
    changed('change a job from before and leave the earlier lines in it', never, jobs.inside, () => ({
      open: { history: inside.history }
    })),
    changed('change a job from before and forget', never, jobs.inside, ({ history }) => ({
      open: { steps: 1 },
      apart: { history: (history as Fields[]).slice(-1) }
    })),
    changed('change a job from before and let somebody else read about it', never, jobs.inside, () => ({
      apart: { employerId: kesar.uid }
    })),
    step('approve', 'insidePending', '- - - - - - y'),
    step('reject', 'insidePending', '- - - - - - y'),
    step('restore', 'insideRejected', '- - - - - - y'),
    step('close', 'inside', '- - - - y - y'),
    step('takeDown', 'inside', '- - - - - - y'),
    step('renew', 'inside', '- - - - y - y'),
    [
      'revise a job from before that was changed as often as may be',
      never,
      (person) => writeJob('jobs/job-inside-full', buildStepped(jobs.insideFull, 'revise', person))
    ],

    ['date a job from before', '- - - - - - y', () => writeJob('jobs/job-inside-undated', endless)],
    ['date a job from before and leave all in it', never, () => update('jobs/job-inside-undated', endless)],
    [
      'date a job from before and add a line',
      never,
      () =>
        writeJob('jobs/job-inside-undated', endless, {
          open: { steps: 3 },
          apart: { history: [...(endless.history as Fields[]), oneMore] }
        })
    ],
    [
      'date a job from before as of another time',
      never,
      () => writeJob('jobs/job-inside-undated', endless, { open: { changedAt: formatInstant() } })
    ],
    [
      'date a job that has no lines and make one up',
      never,
      () =>
        together(
          update('jobs/job-old', prepareNext(jobs.old, { expiresOn: '9999-12-31' })),
          create('jobHistory/job-old', prepareNew('job-old', { employerId: suvarna.uid, history: [oneMore] }))
        )
    ],
    [
      'date a job that has no lines and count one',
      never,
      () => update('jobs/job-old', prepareNext(jobs.old, { expiresOn: '9999-12-31', steps: 1 }))
    ],
    [
      'date a job from before that has a last day',
      never,
      () => writeJob('jobs/job-inside', prepareNext(jobs.inside, { expiresOn: '9999-12-31' }))
    ],
    [
      'date a job from before that waits',
      never,
      () => writeJob('jobs/job-inside-pending', prepareNext(jobs.insidePending, { expiresOn: '9999-12-31' }))
    ],
    [
      'date a job from before and change its text',
      never,
      () => writeJob('jobs/job-inside-undated', { ...endless, title: 'Polisher' })
    ]
  ]
}
