import { create, type Fields, prepareNew, prepareNext, remove, together, update } from '../attempts.ts'
import { buildPosted, buildStepped, forgetHistory, makeJob, writeJob } from '../job-steps.ts'
import { asha, kesar, namesake, suvarna } from '../people.ts'
import { endedJobs, jobHistories, jobs, line, openPart, pages } from '../sample-board.ts'
import { formatInstant } from '../sample-times.ts'
import { removedJob, takeStep } from '../writes/jobs.ts'
import { buildApart, buildGrown, writeVersions } from '../writes/pages.ts'
import type { Attack } from './attack.ts'

const path = 'jobs/job_1_new'
const job = (fields: Fields) => writeJob(`jobs/${fields.id}`, fields)
const revised = buildStepped(jobs.approved, 'revise', suvarna)
const history: Fields = jobHistories.get('job-approved') ?? {}
const oneMore = line('approve', asha.uid, 'Admin', undefined, 3, formatInstant())
const addLine = update(
  'jobHistory/job-approved',
  prepareNext(history, { history: [...(history.history as Fields[]), oneMore] })
)

export const jobAttacks: readonly Attack[] = [
  [suvarna, 'approves the own job', job(buildStepped(jobs.pending, 'approve', suvarna)), 'the administrator publishes'],
  [
    suvarna,
    'approves the own job in the name of the administrator',
    job(buildStepped(jobs.pending, 'approve', asha)),
    'the token names the actor'
  ],
  [
    suvarna,
    'posts a job in the name of the administrator',
    makeJob(path, buildPosted(asha, path)),
    'the token names the actor'
  ],
  [
    suvarna,
    'posts over an own job',
    makeJob('jobs/job-approved', buildPosted(suvarna, 'jobs/job-approved')),
    'its steps are written one by one'
  ],
  [
    kesar,
    'posts over the job of another',
    makeJob('jobs/job-approved', buildPosted(kesar, 'jobs/job-approved')),
    'it is not theirs'
  ],
  [
    kesar,
    'takes a job over',
    job({ ...buildStepped(jobs.approved, 'revise', kesar), employerId: kesar.uid }),
    'its owner stays'
  ],
  [kesar, 'revises the job of another in their name', job(revised), 'the token names the actor'],
  [
    namesake,
    'revises a seed job',
    job(buildStepped(jobs.seed, 'revise', namesake)),
    'the marker of seed jobs is no account'
  ],
  [
    namesake,
    'posts a seed job',
    makeJob('jobs/job_1', buildPosted(namesake, 'jobs/job_1')),
    'the marker of seed jobs is no account'
  ],
  [suvarna, 'posts without a history', create(path, openPart(buildPosted(suvarna, path))), 'every step has its line'],
  [
    suvarna,
    'revises without a line of history',
    update('jobs/job-approved', openPart(revised)),
    'every step has its line'
  ],
  [asha, 'adds a line of history without a step', addLine, 'a line belongs to a step'],
  [
    asha,
    'adds a line of history in a step with another job',
    together(writeJob('jobs/job-pending', buildStepped(jobs.pending, 'approve', asha)), addLine),
    'a line belongs to a step'
  ],
  [
    asha,
    'creates the history of no job',
    create('jobHistory/job_1_none', prepareNew('job_1_none', { employerId: suvarna.uid, history: [oneMore] })),
    'a line belongs to a step'
  ],
  [asha, 'deletes the history of a job that stays', remove('jobHistory/job-rejected'), 'it goes with its job'],
  [asha, 'deletes the history of a missing job', remove('jobHistory/job_1_left'), 'it goes with its job'],
  [
    asha,
    'deletes a job and leaves its history',
    together(remove('jobs/job-rejected'), removedJob('job-rejected')),
    'it goes with its job'
  ],
  [
    asha,
    'deletes a job whose id is free then',
    together(remove('jobs/job-rejected'), forgetHistory('job-rejected')),
    'shared links would lead to another job'
  ],
  [asha, 'reserves the id of no job', removedJob('job_1_new'), 'only a removed job leaves its id'],
  [asha, 'reserves the id of a job that stays', removedJob('job-rejected'), 'only a removed job leaves its id'],
  [
    suvarna,
    'closes a job as taken down',
    takeStep(jobs.approved, 'close', suvarna, { ending: 'taken-down' }, { ending: 'taken-down' }),
    'it was not taken down'
  ],
  [
    asha,
    'takes a job down as filled',
    takeStep(jobs.approved, 'takeDown', asha, { ending: 'filled-here' }, { ending: 'filled-here' }),
    'it was not filled'
  ],
  [
    suvarna,
    'closes a job without its public ending',
    job(buildStepped(jobs.approved, 'close', suvarna)),
    'applicants read how it ended'
  ],
  [
    asha,
    'takes a job down without its public ending',
    job(buildStepped(jobs.approved, 'takeDown', asha)),
    'applicants read how it ended'
  ],
  [
    suvarna,
    'reopens a job and leaves its ending',
    job(buildStepped(jobs.deleted, 'reopen', suvarna)),
    'it has not ended any more'
  ],
  [
    suvarna,
    'says how a live job ended',
    create('endedJobs/job-approved', prepareNew('job-approved', { ending: 'filled-here', category: 'Production' })),
    'it has not ended'
  ],
  [
    suvarna,
    'changes how a job ended',
    update('endedJobs/job-deleted', prepareNext(endedJobs.deleted, { ending: 'not-filled' })),
    'an ending stays'
  ],

  [
    asha,
    'creates a page over another',
    create('pages/about-us', prepareNew('about-us', { content: '<p>New</p>' })),
    'its earlier text would be lost'
  ],
  [
    asha,
    'changes a page without keeping its text',
    update('pages/about-us', buildApart(pages.about, { content: '' })),
    'its earlier text would be lost'
  ],
  [
    asha,
    'forgets that a page has earlier texts',
    update('pages/about-us', prepareNext(pages.about, { hasVersions: false })),
    'its earlier text would be lost'
  ],
  [
    asha,
    'keeps an earlier text of an unchanged page',
    writeVersions(pages.contact, { versions: buildGrown(pages.contact) }),
    'it goes with a change of the page'
  ],
  [
    asha,
    'keeps an earlier text of a page that says it has none',
    together(
      update('pages/contact-us', prepareNext(pages.contact)),
      writeVersions(pages.contact, { versions: buildGrown(pages.contact) })
    ),
    'it goes with a change of the page'
  ],
  [
    asha,
    'forgets the earlier texts of a page',
    writeVersions(pages.about, { versions: [] }),
    'it goes with a change of the page'
  ]
]
