import { phraseListIds } from '#shared/domain/job/hints/hint-phrase-list.ts'
import { create, get, list, prepareNew, prepareNext, remove, together, update } from '../attempts.ts'
import type { Row, Table } from '../cases.ts'
import { buildChanged, buildPosted, type buildStepped, makeJob, writeJob } from '../job-steps.ts'
import { kesar, type Person, suvarna, uidOf } from '../people.ts'
import { hintPhrases, jobs, savedReasons, wantedAnswers } from '../sample-board.ts'
import { formatDay, lastingDay } from '../sample-times.ts'
import { jobNames, nameStep } from '../titles.ts'
import { see } from '../writes/job-views.ts'
import { removeJob, takeStep } from '../writes/jobs.ts'

const nobody = '- - - - - - -'
const administrator = '- - - - - - y'
const everybody = 'y y y y y y y'
const ownerToo = '- - - - y - y'

const step = (type: Parameters<typeof buildStepped>[1], from: keyof typeof jobs, answers: string): Row => [
  nameStep(type, from),
  answers,
  (person: Person) => takeStep(jobs[from], type, person)
]
const edit = (from: keyof typeof jobs, answers: string): Row => [
  `change the text of ${jobNames[from]}`,
  answers,
  (person) => {
    const changed = buildChanged(jobs[from], person, { title: 'Setter' })
    return writeJob(`jobs/${from === 'strange' ? 'job%2F50%25' : changed.id}`, changed)
  }
]
const byDay = (status: string) => list('jobs', { status }, { expiresOn: lastingDay })

export const jobTable: Table = {
  name: 'jobs',
  rows: [
    //                      visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ['get an approved job', everybody, () => get('jobs/job-approved')],
    ['get a missing job', everybody, () => get('jobs/job_1_none')],
    ['get an expired job', everybody, () => get('jobs/job-expired')],
    ['get a pending job', ownerToo, () => get('jobs/job-pending')],
    ['get a rejected job', ownerToo, () => get('jobs/job-rejected')],
    ['get a closed job', ownerToo, () => get('jobs/job-deleted')],
    ['get a pending seed job', administrator, () => get('jobs/job-seed-pending')],
    ['list public jobs', everybody, () => byDay('approved')],
    [
      'list public jobs from tomorrow on',
      everybody,
      () => list('jobs', { status: 'approved' }, { expiresOn: formatDay(1) })
    ],
    [
      'list jobs that expired yesterday',
      administrator,
      () => list('jobs', { status: 'approved' }, { expiresOn: formatDay(-1) })
    ],
    ['list approved jobs of any day', administrator, () => list('jobs', { status: 'approved' })],
    ['list jobs of any status', administrator, () => list('jobs', {}, { expiresOn: lastingDay })],
    ['list pending jobs', administrator, () => byDay('pending')],
    ['list closed jobs', administrator, () => byDay('deleted')],
    ["list Kesar's jobs", '- - - - - y y', () => list('jobs', { employerId: kesar.uid })],
    ['list seed jobs', administrator, () => list('jobs', { employerId: 'admin' })],
    ['list all jobs', administrator, () => list('jobs')],
    ['post a job', '- - - - y y y', (person) => makeJob('jobs/job_1_new', buildPosted(person, 'jobs/job_1_new'))],
    [
      'post a job of the longest id',
      '- - - - y y y',
      (person) => makeJob(`jobs/${'j'.repeat(128)}`, buildPosted(person, `jobs/${'j'.repeat(128)}`))
    ],
    [
      'post a job of too long an id',
      nobody,
      (person) => makeJob(`jobs/${'j'.repeat(129)}`, buildPosted(person, `jobs/${'j'.repeat(129)}`))
    ],
    ['post a job of a strange id', nobody, (person) => makeJob('jobs/job.1', buildPosted(person, 'jobs/job.1'))],
    [
      'post a job under the id of a removed one',
      nobody,
      (person) => makeJob('jobs/job_1_gone', buildPosted(person, 'jobs/job_1_gone'))
    ],
    [
      'post a job without counting it',
      administrator,
      (person) => makeJob('jobs/job_1_new', buildPosted(person, 'jobs/job_1_new'), { counted: null })
    ],
    edit('approved', ownerToo),
    edit('rejected', ownerToo),
    edit('strange', ownerToo),
    edit('seed', administrator),
    edit('deleted', nobody),
    step('revise', 'full', nobody),
    step('revise', 'expired', '- - - - y - -'),
    step('edit', 'fullLive', administrator),
    ...(['approved', 'rejected', 'deleted'] as const).map((from) => step('approve', from, nobody)),
    step('approve', 'pending', administrator),
    step('approve', 'full', administrator),
    ...(['approved', 'rejected', 'deleted'] as const).map((from) => step('reject', from, nobody)),
    step('reject', 'pending', administrator),
    ...(['pending', 'approved', 'deleted'] as const).map((from) => step('restore', from, nobody)),
    step('restore', 'rejected', administrator),
    // Posting was the last step of the full one.
    ...(['pending', 'deleted', 'fullLive'] as const).map((from) => step('putBack', from, nobody)),
    step('putBack', 'approved', administrator),
    step('putBack', 'rejected', administrator),
    ...(['pending', 'approved', 'expired', 'old', 'strange', 'full'] as const).map((from) =>
      step('close', from, ownerToo)
    ),
    step('close', 'rejected', '- - - - y - -'),
    step('close', 'deleted', nobody),
    step('close', 'seed', administrator),
    ...(['pending', 'approved', 'expired'] as const).map((from) => step('takeDown', from, administrator)),
    ...(['rejected', 'deleted'] as const).map((from) => step('takeDown', from, nobody)),
    step('reopen', 'deleted', ownerToo),
    step('reopen', 'taken', '- - - - - y y'),
    step('reopen', 'fullEnded', administrator),
    step('reopen', 'rejected', nobody),
    ...(['approved', 'expired', 'old'] as const).map((from) => step('renew', from, ownerToo)),
    step('renew', 'fullLive', administrator),
    step('renew', 'seed', administrator),
    ...(['pending', 'rejected', 'deleted'] as const).map((from) => step('renew', from, nobody)),
    ['delete a rejected job', administrator, () => removeJob('job-rejected')],
    ['delete a pending job', nobody, () => removeJob('job-pending')],
    ['delete an approved job', nobody, () => removeJob('job-approved')],
    ['delete a pending job with a full history', administrator, () => removeJob('job-full-pending')],
    ['delete an approved job with a full history', nobody, () => removeJob('job-full-approved')]
  ]
}

const wantFor = (name: string, employerId: string) =>
  create(`wantedAnswers/${name}`, prepareNew(name, { employerId, wanted: wantedAnswers.old.wanted }))

export const besideJobsTable: Table = {
  name: 'job histories, pages and settings',
  rows: [
    ['get the history of a live job', ownerToo, () => get('jobHistory/job-approved')],
    ["get the history of Kesar's job", '- - - - - y y', () => get('jobHistory/job-taken')],
    ['get the history of a seed job', administrator, () => get('jobHistory/job-seed')],
    ["list the histories of Suvarna's jobs", nobody, () => list('jobHistory', { employerId: suvarna.uid })],
    ['get wanted answers', ownerToo, () => get('wantedAnswers/job-old')],
    ['get wanted answers of a seed job', administrator, () => get('wantedAnswers/job-seed')],
    ['get missing wanted answers', '- y y y y y y', () => get('wantedAnswers/job-approved')],
    ['list wanted answers of Suvarna', '- - - - y - -', () => list('wantedAnswers', { employerId: suvarna.uid })],
    ['create wanted answers', ownerToo, () => wantFor('job-approved', suvarna.uid)],
    ["create wanted answers of Kesar's job as Suvarna's", nobody, () => wantFor('job-taken', suvarna.uid)],
    ['create wanted answers of a missing job', nobody, () => wantFor('job_1_none', suvarna.uid)],
    ['update wanted answers', ownerToo, () => update('wantedAnswers/job-old', prepareNext(wantedAnswers.old))],
    ['delete wanted answers', ownerToo, () => remove('wantedAnswers/job-old')],
    ['get the views of a job', ownerToo, () => get('jobViews/job-old')],
    ['list the views of all jobs', administrator, () => list('jobViews')],
    ['see a live job', '- y y - - - -', (person) => see(person, jobs.approved)],
    ['see a job that was closed before its last day', nobody, (person) => see(person, jobs.endedEarly)],
    ['see an expired job', nobody, (person) => see(person, jobs.expired)],
    ['delete the views of a job', nobody, () => remove('jobViews/job-old')],
    ['delete the views of a removed job', administrator, () => remove('jobViews/job_1_left')],
    ['get the outcome of an ended job', everybody, () => get('endedJobs/job-deleted')],
    ['get the missing outcome of a live job', everybody, () => get('endedJobs/job-approved')],
    ['list the outcomes of ended jobs', nobody, () => list('endedJobs')],
    ['delete the outcome of an ended job', nobody, () => remove('endedJobs/job-deleted')],
    ['get the tombstone of a removed job', nobody, () => get('removedJobs/job_1_gone')],
    ['get a saved reason', administrator, () => get('savedReasons/reason_pay')],
    ['list saved reasons', administrator, () => list('savedReasons')],
    [
      'create a saved reason of a strange id',
      nobody,
      () => create('savedReasons/reason.1', prepareNew('reason.1', { use: 'takeDown', text: 'Fee' }))
    ],
    [
      'create over a saved reason',
      nobody,
      () => create('savedReasons/reason_pay', prepareNew('reason_pay', { use: 'reject', text: 'No pay' }))
    ],
    [
      'update a saved reason',
      administrator,
      () => update('savedReasons/reason_pay', prepareNext(savedReasons.pay, { text: 'No pay' }))
    ],
    ['delete a saved reason', administrator, () => remove('savedReasons/reason_pay')],
    ['get hint phrases', '- - - - y y y', () => get('hintPhrases/fees')],
    [
      'create every list of hint phrases',
      administrator,
      () => together(...phraseListIds.filter((id) => id !== hintPhrases.fees.id).map(createPhrases))
    ],
    ['create an unknown list of hint phrases', nobody, () => createPhrases('others')],
    ['delete hint phrases', administrator, () => remove('hintPhrases/fees')],
    ['get a page', everybody, () => get('pages/about-us')],
    ['get a missing page', everybody, () => get('pages/disclaimer')],
    ['create a page', administrator, () => createPage('disclaimer')],
    ['create an unknown page', nobody, () => createPage('imprint')],
    ['delete a page', nobody, () => remove('pages/about-us')],
    ['get earlier versions of a page', administrator, () => get('pageVersions/about-us')],
    ['list earlier versions of pages', nobody, () => list('pageVersions')],
    ['delete earlier versions of a page', nobody, () => remove('pageVersions/about-us')],
    // Paths that the product does not have.
    ['get an unknown document', nobody, () => get('drawers/1')],
    ['list unknown documents', nobody, () => list('drawers')],
    ['create an unknown document', nobody, () => create('drawers/2', prepareNew('2', {}))],
    ['update an unknown document', nobody, () => update('drawers/1', { id: '1', revision: 1 })],
    ['delete an unknown document', nobody, () => remove('drawers/1')],
    ['create something below a job', nobody, () => create('jobs/job-approved/notes/1', prepareNew('1', {}))],
    ['get the own person', nobody, (person) => get(`people/${uidOf(person)}`)],
    ['create the own person', nobody, (person) => create(`people/${uidOf(person)}`, { admin: true })],
    [
      'create something unknown below the own person',
      nobody,
      (person) => create(`people/${uidOf(person)}/letters/1`, prepareNew('1', {}))
    ]
  ]
}

const createPhrases = (id: string) =>
  create(`hintPhrases/${id}`, prepareNew(id, { latin: 'fee', devanagari: '', gujarati: '' }))
const createPage = (id: string) => create(`pages/${id}`, prepareNew(id, { content: '<p>New</p>' }))
