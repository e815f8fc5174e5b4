import type { Fields } from '../attempts.ts'
import { buildPosted, buildStepped, makeJob, writeJob } from '../job-steps.ts'
import * as kind from '../kinds.ts'
import { suvarna } from '../people.ts'
import { jobHistories, jobs } from '../sample-board.ts'
import { newStamps, only, type Specimen } from './specimen.ts'

const path = 'jobs/job_1_new'
const { createdAt }: Fields = jobHistories.get('job-approved') ?? {}

/** A job's separate history, made and changed with it. Its lines are those of job-fields.ts. */
export const jobHistorySpecimens: readonly Specimen[] = [
  {
    name: 'what was done to a job, made with it',
    who: suvarna,
    shape: { ...newStamps, id: only('job_1_new'), employerId: only(suvarna.uid) },
    write: (apart) => makeJob(path, buildPosted(suvarna, path), { apart })
  },
  {
    name: 'what was done to a job, changed with it',
    who: suvarna,
    shape: {
      revision: kind.next(1),
      id: only('job-approved'),
      employerId: only(suvarna.uid),
      createdAt: { good: [createdAt], bad: [['another', new Date(0)]] },
      x: { good: [undefined], bad: [['a field of no meaning', 1]] }
    },
    write: (apart) => writeJob('jobs/job-approved', buildStepped(jobs.approved, 'revise', suvarna), { apart })
  },
  {
    name: 'what a job says of what was done to it',
    who: suvarna,
    shape: {
      steps: {
        good: [3],
        bad: [
          ['one less', 2],
          ['one more', 4],
          ['a text', '3'],
          ['null', null],
          ['missing', undefined]
        ]
      },
      history: {
        good: [undefined],
        bad: [
          ['as it was', jobs.approved.history],
          ['none', []],
          ['null', null]
        ]
      }
    },
    write: (open: Fields) => writeJob('jobs/job-approved', buildStepped(jobs.approved, 'revise', suvarna), { open })
  }
]
