import { encodeDocumentId } from '#renderer/storage/firestore/paths.ts'
import { create, type Fields, get, list, prepareNew, remove, serverTime, together, update } from '../attempts.ts'
import type { Row, Table } from '../cases.ts'
import { buildChanged, buildPosted, buildStepped } from '../job-steps.ts'
import { kesar, type Person, suvarna, uidOf } from '../people.ts'
import { formatDay, formatInstant, jobs } from '../sample-board.ts'

const path = (job: Fields) => `jobs/${encodeDocumentId(String(job.id))}`

/** Who may give a field, the first word, another value on the way that is theirs. */
const change = (what: string, answers: string, value: Fields[string], job: Fields = jobs.approved): Row => [
  `update ${what}`,
  answers,
  (person) => update(path(job), buildChanged(job, person, { [what.split(' ')[0] ?? '']: value }))
]

const step = (did: Parameters<typeof buildStepped>[1], from: keyof typeof jobs, answers: string): Row => [
  `${did} a job that is ${from}`,
  answers,
  (person: Person) => update(path(jobs[from]), buildStepped(jobs[from], did, person))
]

/** What a removed job leaves behind. */
const removedJob = (id: string, more: Fields = {}) => create(`removedJobs/${id}`, prepareNew(id, more))

/** A job goes together with its id. */
export const removeJob = (id: string) => together(remove(`jobs/${id}`), removedJob(id))

export const jobTable: Table = {
  name: 'jobs',
  rows: [
    //                                visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ['get an approved job', 'y y y y y y y', () => get('jobs/job-approved')],
    ['get a pending job', '- - - - y - y', () => get('jobs/job-pending')],
    ['get a rejected job', '- - - - y - y', () => get('jobs/job-rejected')],
    ['get a job of nobody that is pending', '- - - - - - y', () => get('jobs/job-seed-pending')],
    ['get a job that is not there', 'y y y y y y y', () => get('jobs/job_1_none')],
    ['list approved jobs', 'y y y y y y y', () => list('jobs', { status: 'approved' })],
    [
      'list approved jobs of a category',
      'y y y y y y y',
      () => list('jobs', { status: 'approved', type: 'Full-time' })
    ],
    ['list pending jobs', '- - - - - - y', () => list('jobs', { status: 'pending' })],
    ['list rejected jobs', '- - - - - - y', () => list('jobs', { status: 'rejected' })],
    ["list Suvarna's jobs", '- - - - y - y', () => list('jobs', { employerId: suvarna.uid })],
    ["list Kesar's jobs", '- - - - - y y', () => list('jobs', { employerId: kesar.uid })],
    ['list jobs of nobody', '- - - - - - y', () => list('jobs', { employerId: 'admin' })],
    ['list all jobs', '- - - - - - y', () => list('jobs')],

    ['create a job', '- - - - y y y', (person) => create('jobs/job_1_new', buildPosted(person, 'jobs/job_1_new'))],
    [
      'create a job of somebody else',
      '- - - - - - -',
      (person) => create('jobs/job_1_new', buildPosted(person, 'jobs/job_1_new', { employerId: `${uidOf(person)}x` }))
    ],
    [
      'create a job that is approved',
      '- - - - - - y',
      (person) => create('jobs/job_1_new', buildPosted(person, 'jobs/job_1_new', { status: 'approved' }))
    ],
    [
      'create a job that is pending',
      '- - - - y y -',
      (person) => create('jobs/job_1_new', buildPosted(person, 'jobs/job_1_new', { status: 'pending' }))
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
    change('rejectionReason', '- - - - - - -', 'Because'),
    change('a field of no meaning', '- - - - - - -', true),
    change('title of an old job', '- - - - y - y', 'Setter', jobs.old),
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

    ['delete a pending job', '- - - - - - -', () => removeJob('job-pending')],
    ['delete an approved job', '- - - - - - -', () => removeJob('job-approved')],
    ['delete a rejected job', '- - - - - - y', () => removeJob('job-rejected')],
    ['delete a rejected job whose id could be given out again', '- - - - - - -', () => remove('jobs/job-rejected')],
    [
      'create a job under the id of a removed one',
      '- - - - - - -',
      (person) => create('jobs/job_1_gone', buildPosted(person, 'jobs/job_1_gone'))
    ],
    ['keep an id from being given out', '- - - - - - -', () => removedJob('job_1_new')],
    ['keep the id of a job that stays', '- - - - - - -', () => removedJob('job-rejected')],
    ['get what a removed job leaves behind', '- - - - - - -', () => get('removedJobs/job_1_gone')],
    [
      'say more of a removed job',
      '- - - - - - -',
      () => together(remove('jobs/job-rejected'), removedJob('job-rejected', { title: 'Setter' }))
    ],
    ['delete a pending job with a full history', '- - - - - - y', () => removeJob('job-full-pending')],
    ['delete an approved job with a full history', '- - - - - - -', () => removeJob('job-full-approved')]
  ]
}
