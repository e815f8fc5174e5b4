import { create, type Fields, get, list, prepareNew, prepareNext, remove, together, update } from '../attempts.ts'
import type { Row, Table } from '../cases.ts'
import { buildChanged, buildPosted, buildStepped, makeJob, writeJob } from '../job-steps.ts'
import { asha, kesar, type Person, suvarna } from '../people.ts'
import { jobHistories, jobs, line, openPart } from '../sample-board.ts'
import { formatInstant } from '../sample-times.ts'

const stored = (name: string): Fields => jobHistories.get(name) ?? {}
const lines = (name: string) => stored(name).history as Fields[]
const never = '- - - - - - -'
const oneMore = line('approve', asha.uid, 'Admin', undefined, 3, formatInstant())

/** Steps of an owner and of the administrator, each in their way, with something amiss. */
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

export const jobHistoryTable: Table = {
  name: 'what was done to jobs',
  rows: [
    //                                visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ['get that of a live job', '- - - - y - y', () => get('jobHistory/job-approved')],
    ['get that of a job that waits', '- - - - y - y', () => get('jobHistory/job-pending')],
    ["get that of Kesar's job", '- - - - - y y', () => get('jobHistory/job-taken')],
    ["get that of nobody's job", '- - - - - - y', () => get('jobHistory/job-seed')],
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
    }))
  ]
}
