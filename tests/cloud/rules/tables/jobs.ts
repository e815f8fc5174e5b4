import { encodeDocumentId } from '#renderer/storage/firestore/document-paths.ts'
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
import { buildChanged, buildPosted, buildStepped, forgetHistory, lastLine, makeJob, writeJob } from '../job-steps.ts'
import { kesar, type Person, suvarna, uidOf } from '../people.ts'
import { endedJobs, jobs, openPart } from '../sample-board.ts'
import { formatDay, formatInstant, lastingDay } from '../sample-times.ts'

const path = (job: Fields) => `jobs/${encodeDocumentId(String(job.id))}`

/** Writers of a field, the first word, on the way that is theirs. */
const change = (what: string, answers: string, value: Fields[string], job: Fields = jobs.approved): Row => [
  `update ${what}`,
  answers,
  (person) => writeJob(path(job), buildChanged(job, person, { [what.split(' ')[0] ?? '']: value }))
]

const step = (did: Parameters<typeof buildStepped>[1], from: keyof typeof jobs, answers: string): Row => [
  `${did} a job that is ${from}`,
  answers,
  (person: Person) => takeStep(jobs[from], did, person)
]

/** A step with what must go with it. `more`: of the job; `told`: of what everybody reads of its end; `line`: of what tells of the step. */
export function takeStep(
  before: Fields,
  did: Parameters<typeof buildStepped>[1],
  person: Person,
  more: Fields = {},
  told: Fields = {},
  line: Fields = {}
) {
  const after = lastLine(buildStepped(before, did, person, more), line)
  const name = encodeDocumentId(String(before.id))
  const write = writeJob(path(before), after)
  if (did === 'reopen') return together(write, remove(`endedJobs/${name}`))
  if (did !== 'close' && did !== 'takeDown') return write
  const ended = prepareNew(name, { id: before.id, ending: after.ending, category: before.category, ...told })
  return together(write, create(`endedJobs/${name}`, ended))
}

const closed = (person: Person, told: Fields, more: Fields = {}) => takeStep(jobs.approved, 'close', person, more, told)

/** Left behind by a removed job. */
const removedJob = (id: string, more: Fields = {}) => create(`removedJobs/${id}`, prepareNew(id, more))

/** A job goes together with its id, and what was done to it. */
export const removeJob = (id: string) => together(remove(`jobs/${id}`), removedJob(id), forgetHistory(id))

export const jobTable: Table = {
  name: 'jobs',
  rows: [
    //                                visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ['get an approved job', 'y y y y y y y', () => get('jobs/job-approved')],
    ['get a pending job', '- - - - y - y', () => get('jobs/job-pending')],
    ['get a rejected job', '- - - - y - y', () => get('jobs/job-rejected')],
    ['get a job of nobody that is pending', '- - - - - - y', () => get('jobs/job-seed-pending')],
    ['get a job that is not there', 'y y y y y y y', () => get('jobs/job_1_none')],
    ['get an expired job', 'y y y y y y y', () => get('jobs/job-expired')],
    ['get a job that has ended', '- - - - y - y', () => get('jobs/job-deleted')],
    ['get how a job has ended', 'y y y y y y y', () => get('endedJobs/job-deleted')],
    ['get how a job has ended that has not', 'y y y y y y y', () => get('endedJobs/job-approved')],
    ['list how jobs have ended', '- - - - - - -', () => list('endedJobs')],
    ['list public jobs', 'y y y y y y y', () => list('jobs', { status: 'approved' }, { expiresOn: lastingDay })],
    [
      'list public jobs from tomorrow on',
      'y y y y y y y',
      () => list('jobs', { status: 'approved' }, { expiresOn: formatDay(1) })
    ],
    [
      'list public jobs as of yesterday',
      '- - - - - - y',
      () => list('jobs', { status: 'approved' }, { expiresOn: formatDay(-1) })
    ],
    ['list approved jobs, whatever their day', '- - - - - - y', () => list('jobs', { status: 'approved' })],
    [
      'list jobs by their day, whatever their status',
      '- - - - - - y',
      () => list('jobs', {}, { expiresOn: lastingDay })
    ],
    [
      'list public jobs of a category',
      'y y y y y y y',
      () => list('jobs', { status: 'approved', type: 'Full-time' }, { expiresOn: lastingDay })
    ],
    ['list pending jobs', '- - - - - - y', () => list('jobs', { status: 'pending' })],
    ['list rejected jobs', '- - - - - - y', () => list('jobs', { status: 'rejected' })],
    // As the public ones are asked for: their day alone makes nothing public.
    [
      'list pending jobs by their day',
      '- - - - - - y',
      () => list('jobs', { status: 'pending' }, { expiresOn: lastingDay })
    ],
    [
      'list rejected jobs by their day',
      '- - - - - - y',
      () => list('jobs', { status: 'rejected' }, { expiresOn: lastingDay })
    ],
    [
      'list ended jobs by their day',
      '- - - - - - y',
      () => list('jobs', { status: 'deleted' }, { expiresOn: lastingDay })
    ],
    ["list Suvarna's jobs", '- - - - y - y', () => list('jobs', { employerId: suvarna.uid })],
    ["list Kesar's jobs", '- - - - - y y', () => list('jobs', { employerId: kesar.uid })],
    ['list jobs of nobody', '- - - - - - y', () => list('jobs', { employerId: 'admin' })],
    ['list all jobs', '- - - - - - y', () => list('jobs')],

    ['create a job', '- - - - y y y', (person) => makeJob('jobs/job_1_new', buildPosted(person, 'jobs/job_1_new'))],
    [
      'create a job of the longest id',
      '- - - - y y y',
      (person) => makeJob(`jobs/${'j'.repeat(128)}`, buildPosted(person, `jobs/${'j'.repeat(128)}`))
    ],
    [
      'create a job of too long an id',
      '- - - - - - -',
      (person) => makeJob(`jobs/${'j'.repeat(129)}`, buildPosted(person, `jobs/${'j'.repeat(129)}`))
    ],
    [
      'create a job of a strange id',
      '- - - - - - -',
      (person) => makeJob('jobs/job.1', buildPosted(person, 'jobs/job.1'))
    ],
    [
      'create a job uncounted',
      '- - - - - - y',
      (person) => makeJob('jobs/job_1_new', buildPosted(person, 'jobs/job_1_new'), { counted: null })
    ],
    [
      'create a job of somebody else',
      '- - - - - - -',
      (person) => makeJob('jobs/job_1_new', buildPosted(person, 'jobs/job_1_new', { employerId: `${uidOf(person)}x` }))
    ],
    [
      'create a job that is approved',
      '- - - - - - y',
      (person) => makeJob('jobs/job_1_new', buildPosted(person, 'jobs/job_1_new', { status: 'approved' }))
    ],
    [
      'create a job that is pending',
      '- - - - y y -',
      (person) => makeJob('jobs/job_1_new', buildPosted(person, 'jobs/job_1_new', { status: 'pending' }))
    ],

    change('title', '- - - - y - y', 'Senior stone setter'),
    change('company', '- - - - y - y', 'Suvarna & Daughters'),
    change('location', '- - - - y - y', 'Jaipur RJ'),
    change('category', '- - - - y - y', 'Others'),
    change('type', '- - - - y - y', 'Contract'),
    change('salaryRange', '- - - - y - y', ''),
    change('description', '- - - - y - y', 'Sets stones and checks them.'),
    change('responsibilities', '- - - - y - y', []),
    change('qualifications', '- - - - y - y', ['None']),
    change('keywords', '- - - - y - y', ['polki']),
    change('companyOverview', '- - - - y - y', 'Since 1931.'),
    change('id', '- - - - - - -', 'job-other'),
    change('employerId', '- - - - - - -', kesar.uid),
    change('postedDate', '- - - - - - -', formatDay()),
    change('createdAt', '- - - - - - -', serverTime),
    change('status', '- - - - - - -', 'rejected'),
    change('status to deleted', '- - - - - - -', 'deleted'),
    change('revision', '- - - - - - -', jobs.approved.revision),
    change('history', '- - - - - - -', jobs.approved.history),
    change('approvedVersion', '- - - - - - -', { content: {}, at: formatInstant() }),
    change('expiresOn', '- - - - - - -', formatDay(80)),
    change('expiresOn of an expired job', '- - - - - - -', formatDay(-1), jobs.expired),
    change('ending', '- - - - - - -', 'filled-here'),
    change('liveDays', '- - - - y - y', 7),
    change('rejectionReason', '- - - - - - -', 'Because'),
    change('a field of no meaning', '- - - - - - -', true),
    change('title of a job with an overview', '- - - - y - y', 'Setter', jobs.old),
    change('title of a job with a strange id', '- - - - y - y', 'Setter', jobs.strange),
    change('title of a job of nobody', '- - - - - - y', 'Setter', jobs.seed),
    change('title of a pending job', '- - - - y - y', 'Setter', jobs.pending),
    change('title of a rejected job', '- - - - y - y', 'Setter', jobs.rejected),
    change('title of a revised job', '- - - - y - y', 'Setter', jobs.revised),
    change('title of a deleted job', '- - - - - - -', 'Setter', jobs.deleted),

    step('approve', 'pending', '- - - - - - y'),
    step('approve', 'revised', '- - - - - - y'),
    step('revise', 'full', '- - - - - - -'),
    step('revise', 'fullLive', '- - - - - - -'),
    step('approve', 'full', '- - - - - - y'),
    step('edit', 'fullLive', '- - - - - - y'),
    step('approve', 'approved', '- - - - - - -'),
    step('approve', 'rejected', '- - - - - - -'),
    step('approve', 'deleted', '- - - - - - -'),
    step('reject', 'pending', '- - - - - - y'),
    step('reject', 'revised', '- - - - - - y'),
    step('reject', 'approved', '- - - - - - -'),
    step('reject', 'rejected', '- - - - - - -'),
    step('reject', 'deleted', '- - - - - - -'),
    step('restore', 'rejected', '- - - - - - y'),
    step('restore', 'pending', '- - - - - - -'),
    step('restore', 'approved', '- - - - - - -'),
    step('restore', 'deleted', '- - - - - - -'),
    step('putBack', 'approved', '- - - - - - y'),
    step('putBack', 'rejected', '- - - - - - y'),
    step('putBack', 'pending', '- - - - - - -'),
    step('putBack', 'deleted', '- - - - - - -'),
    // Posted was the last that was done to it.
    step('putBack', 'fullLive', '- - - - - - -'),

    step('close', 'pending', '- - - - y - y'),
    step('close', 'approved', '- - - - y - y'),
    step('close', 'expired', '- - - - y - y'),
    step('close', 'lastDay', '- - - - y - y'),
    step('close', 'old', '- - - - y - y'),
    step('close', 'strange', '- - - - y - y'),
    step('close', 'rejected', '- - - - y - -'),
    step('close', 'deleted', '- - - - - - -'),
    step('close', 'full', '- - - - y - y'),
    step('close', 'seed', '- - - - - - y'),
    step('takeDown', 'pending', '- - - - - - y'),
    step('takeDown', 'approved', '- - - - - - y'),
    step('takeDown', 'expired', '- - - - - - y'),
    step('takeDown', 'rejected', '- - - - - - -'),
    step('takeDown', 'deleted', '- - - - - - -'),
    step('reopen', 'deleted', '- - - - y - y'),
    step('reopen', 'taken', '- - - - - y y'),
    step('reopen', 'fullEnded', '- - - - - - y'),
    step('reopen', 'rejected', '- - - - - - -'),
    step('renew', 'approved', '- - - - y - y'),
    step('renew', 'expired', '- - - - y - y'),
    step('renew', 'old', '- - - - y - y'),
    step('renew', 'fullLive', '- - - - - - y'),
    step('renew', 'seed', '- - - - - - y'),
    step('renew', 'pending', '- - - - - - -'),
    step('renew', 'rejected', '- - - - - - -'),
    step('renew', 'deleted', '- - - - - - -'),
    step('edit', 'expired', '- - - - - - y'),
    step('edit', 'lastDay', '- - - - - - y'),
    step('revise', 'expired', '- - - - y - -'),
    ['close a job and tell another end', '- - - - - - -', (person) => closed(person, { ending: 'not-filled' })],
    ['close a job and tell another category', '- - - - - - -', (person) => closed(person, { category: 'Others' })],
    ['close a job and tell more', '- - - - - - -', (person) => closed(person, { title: 'Setter' })],
    [
      'close a job and tell nobody',
      '- - - - - - -',
      (person) => writeJob('jobs/job-approved', buildStepped(jobs.approved, 'close', person))
    ],
    [
      'close a job with its end taken down',
      '- - - - - - -',
      (person) => closed(person, { ending: 'taken-down' }, { ending: 'taken-down' })
    ],
    [
      'take a job down and tell nobody',
      '- - - - - - -',
      (person) => writeJob('jobs/job-approved', buildStepped(jobs.approved, 'takeDown', person))
    ],
    [
      'take a job down as closed',
      '- - - - - - -',
      (person) => takeStep(jobs.approved, 'takeDown', person, { ending: 'filled-here' }, { ending: 'filled-here' })
    ],
    [
      'tell that a job has ended that has not',
      '- - - - - - -',
      () =>
        create('endedJobs/job-approved', prepareNew('job-approved', { ending: 'filled-here', category: 'Production' }))
    ],
    [
      'tell another end of a job',
      '- - - - - - -',
      () => update('endedJobs/job-deleted', { ...endedJobs.deleted, ending: 'not-filled', revision: 2 })
    ],
    ['take out how a job has ended', '- - - - - - -', () => remove('endedJobs/job-deleted')],
    [
      'open a job again and leave its end',
      '- - - - - - -',
      (person) => writeJob('jobs/job-deleted', buildStepped(jobs.deleted, 'reopen', person))
    ],
    [
      'give a job with a last day an endless life',
      '- - - - - - -',
      () => update('jobs/job-approved', openPart(prepareNext(jobs.approved, { expiresOn: '9999-12-31' })))
    ],
    [
      'give a job that waits an endless life',
      '- - - - - - -',
      () => update('jobs/job-pending', openPart(prepareNext(jobs.pending, { expiresOn: '9999-12-31' })))
    ],

    ['delete a pending job', '- - - - - - -', () => removeJob('job-pending')],
    ['delete an approved job', '- - - - - - -', () => removeJob('job-approved')],
    ['delete a rejected job', '- - - - - - y', () => removeJob('job-rejected')],
    [
      'delete a rejected job whose id could be given out again',
      '- - - - - - -',
      () => together(remove('jobs/job-rejected'), forgetHistory('job-rejected'))
    ],
    [
      'create a job under the id of a removed one',
      '- - - - - - -',
      (person) => makeJob('jobs/job_1_gone', buildPosted(person, 'jobs/job_1_gone'))
    ],
    ['keep an id from being given out', '- - - - - - -', () => removedJob('job_1_new')],
    ['keep the id of a job that stays', '- - - - - - -', () => removedJob('job-rejected')],
    ['get what a removed job leaves behind', '- - - - - - -', () => get('removedJobs/job_1_gone')],
    [
      'say more of a removed job',
      '- - - - - - -',
      () =>
        together(
          remove('jobs/job-rejected'),
          removedJob('job-rejected', { title: 'Setter' }),
          forgetHistory('job-rejected')
        )
    ],
    ['delete a pending job with a full history', '- - - - - - y', () => removeJob('job-full-pending')],
    ['delete an approved job with a full history', '- - - - - - -', () => removeJob('job-full-approved')]
  ]
}
