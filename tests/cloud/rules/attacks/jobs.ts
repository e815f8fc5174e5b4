import { create, type Fields, prepareNew, prepareNext, remove, together, update } from '../attempts.ts'
import { buildPosted, buildStepped, forgetHistory, makeJob, writeJob } from '../job-steps.ts'
import { asha, kesar, namesake, suvarna } from '../people.ts'
import { endedJobs, jobHistories, jobs, line, openPart, pages } from '../sample-board.ts'
import { formatInstant } from '../sample-times.ts'
import { removedJob, takeStep } from '../writes/jobs.ts'
import { buildApart, buildGrown, writeVersions } from '../writes/pages.ts'
import type { Attacks } from './attack.ts'

const path = 'jobs/job_1_new'
const job = (fields: Fields) => writeJob(`jobs/${fields.id}`, fields)
const revised = buildStepped(jobs.approved, 'revise', suvarna)
const history: Fields = jobHistories.get('job-approved') ?? {}
const oneMore = line('approve', asha.uid, 'Admin', undefined, 3, formatInstant())
const addLine = update(
  'jobHistory/job-approved',
  prepareNext(history, { history: [...(history.history as Fields[]), oneMore] })
)

export const jobAttacks: Attacks = {
  'the administrator publishes': [
    [suvarna, 'approves the own job', job(buildStepped(jobs.pending, 'approve', suvarna))]
  ],
  'the token names the actor': [
    [
      suvarna,
      'approves the own job in the name of the administrator',
      job(buildStepped(jobs.pending, 'approve', asha))
    ],
    [suvarna, 'posts a job in the name of the administrator', makeJob(path, buildPosted(asha, path))],
    [kesar, 'revises the job of another user in their name', job(revised)]
  ],
  'a job changes by single transitions': [
    [
      suvarna,
      'overwrites an own job with a new one',
      makeJob('jobs/job-approved', buildPosted(suvarna, 'jobs/job-approved'))
    ]
  ],
  'the job belongs to another employer': [
    [kesar, 'overwrites the job of another user', makeJob('jobs/job-approved', buildPosted(kesar, 'jobs/job-approved'))]
  ],
  'a job keeps its employer': [
    [
      kesar,
      'takes over the job of another user',
      job({ ...buildStepped(jobs.approved, 'revise', kesar), employerId: kesar.uid })
    ]
  ],
  'the employer id of seed jobs is no account': [
    [namesake, 'revises a seed job', job(buildStepped(jobs.seed, 'revise', namesake))],
    [namesake, 'posts a seed job', makeJob('jobs/job_1', buildPosted(namesake, 'jobs/job_1'))]
  ],
  'each transition adds a history entry': [
    [suvarna, 'posts a job without a history', create(path, openPart(buildPosted(suvarna, path)))],
    [suvarna, 'revises a job without a history entry', update('jobs/job-approved', openPart(revised))]
  ],
  'each history entry belongs to a transition': [
    [asha, 'adds a history entry without a transition', addLine],
    [
      asha,
      'adds a history entry in a transition of another job',
      together(writeJob('jobs/job-pending', buildStepped(jobs.pending, 'approve', asha)), addLine)
    ],
    [
      asha,
      'creates the history of a missing job',
      create('jobHistory/job_1_none', prepareNew('job_1_none', { employerId: suvarna.uid, history: [oneMore] }))
    ]
  ],
  'a job and its history are deleted together': [
    [asha, 'deletes the history of a job that stays', remove('jobHistory/job-rejected')],
    [asha, 'deletes the history of a missing job', remove('jobHistory/job_1_left')],
    [asha, 'deletes a job and leaves its history', together(remove('jobs/job-rejected'), removedJob('job-rejected'))]
  ],
  'shared links must not lead to another job': [
    [asha, 'deletes a job whose id is free then', together(remove('jobs/job-rejected'), forgetHistory('job-rejected'))]
  ],
  'only the id of a deleted job is reserved': [
    [asha, 'reserves the id of no job', removedJob('job_1_new')],
    [asha, 'reserves the id of a job that stays', removedJob('job-rejected')]
  ],
  'employers close jobs and do not take them down': [
    [
      suvarna,
      'closes a job as taken down',
      takeStep(jobs.approved, 'close', suvarna, { ending: 'taken-down' }, { ending: 'taken-down' })
    ]
  ],
  'the administrator takes jobs down and does not close them': [
    [
      asha,
      'takes a job down as filled',
      takeStep(jobs.approved, 'takeDown', asha, { ending: 'filled-here' }, { ending: 'filled-here' })
    ]
  ],
  'applicants can read the outcome': [
    [suvarna, 'closes a job without its public ending', job(buildStepped(jobs.approved, 'close', suvarna))],
    [asha, 'takes a job down without its public ending', job(buildStepped(jobs.approved, 'takeDown', asha))]
  ],
  'a live job has no outcome': [
    [suvarna, 'reopens a job and leaves its ending', job(buildStepped(jobs.deleted, 'reopen', suvarna))]
  ],
  'the job has not ended': [
    [
      suvarna,
      'stores an outcome of a live job',
      create('endedJobs/job-approved', prepareNew('job-approved', { ending: 'filled-here', category: 'Production' }))
    ]
  ],
  'an outcome does not change': [
    [
      suvarna,
      'changes the outcome of a job',
      update('endedJobs/job-deleted', prepareNext(endedJobs.deleted, { ending: 'not-filled' }))
    ]
  ],
  'a page keeps its earlier versions': [
    [asha, 'creates a page over another', create('pages/about-us', prepareNew('about-us', { content: '<p>New</p>' }))],
    [
      asha,
      'changes a page without keeping its text',
      update('pages/about-us', buildApart(pages.about, { content: '' }))
    ],
    [
      asha,
      'removes the mark that a page has earlier texts',
      update('pages/about-us', prepareNext(pages.about, { hasVersions: false }))
    ]
  ],
  'earlier versions change only with the page': [
    [
      asha,
      'keeps an earlier text of an unchanged page',
      writeVersions(pages.contact, { versions: buildGrown(pages.contact) })
    ],
    [
      asha,
      'keeps an earlier text of a page that says it has none',
      together(
        update('pages/contact-us', prepareNext(pages.contact)),
        writeVersions(pages.contact, { versions: buildGrown(pages.contact) })
      )
    ],
    [asha, 'removes the earlier texts of a page', writeVersions(pages.about, { versions: [] })]
  ]
}
