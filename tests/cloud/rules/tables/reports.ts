import {
  type Attempt,
  create,
  type Doc,
  type Fields,
  get,
  list,
  prepareNew,
  prepareNext,
  remove,
  serverTime,
  together,
  update,
  type Write
} from '../attempts.ts'
import type { Table } from '../cases.ts'
import { type Person, uidOf } from '../people.ts'
import { jobs, postingQuestions, reportCounts, reports } from '../sample-board.ts'
import { formatInstant } from '../sample-times.ts'

/** A report of a job as the app makes it. */
export function buildReport(person: Person, job: Doc, more: Fields = {}): Fields {
  const id = `${uidOf(person)}_${job.id}`
  const { title, company, location }: Fields = job
  return prepareNew(id, {
    ...{ jobId: job.id, job: { title, company, location }, reason: 'asks-for-money', words: 'They want ₹500.' },
    ...{ reportedAt: formatInstant(), state: 'open', ...more }
  })
}

/** The count of an account once it has sent one report more. */
export function buildCount(person: Person, last: string, more: Fields = {}): Write {
  const uid = uidOf(person)
  const before = reportCounts.find((count) => count.id === uid)
  const path = `people/${uid}/reportCount/${uid}`
  if (!before) return create(path, prepareNew(path, { since: serverTime, count: 1, last, ...more }))
  return update(path, prepareNext(before, { count: Number(before.count) + 1, last, ...more }))
}

/** Somebody reports a job. `more`: of the report; `counted`: of the count that goes with it. */
export function report(person: Person, job: Doc, more: Fields = {}, counted: Fields = {}): Attempt {
  const name = `${uidOf(person)}_${job.id}`
  return together(create(`reports/${name}`, buildReport(person, job, more)), buildCount(person, name, counted))
}

export function decideReport(before: Doc, state: string, more: Fields = {}): Write {
  return update(`reports/${before.id}`, prepareNext(before, { state, decidedAt: formatInstant(), ...more }))
}

export const reportTable: Table = {
  name: 'reports',
  rows: [
    //                       visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ['get', '- - - - - - y', () => get(`reports/${reports.open.id}`)],
    ['get that is not there, of oneself', '- y y y y y y', (person) => get(`reports/${uidOf(person)}_job-seed`)],
    ['get that is not there, of somebody else', '- - - - - - y', () => get('reports/u-nobody_job-seed')],
    ['list', '- - - - - - y', () => list('reports')],
    ['list of a job', '- - - - - - y', () => list('reports', { jobId: 'job-approved' })],
    ['create', '- y y y y y y', (person) => report(person, jobs.approved)],
    ['create of what has expired', '- y y y y y y', (person) => report(person, jobs.expired)],
    ['create of what waits', '- - - - - - -', (person) => report(person, jobs.pending)],
    ['create of what has ended', '- - - - - - -', (person) => report(person, jobs.deleted)],
    [
      'create uncounted',
      '- - - - - - -',
      (person) => create(`reports/${uidOf(person)}_job-approved`, buildReport(person, jobs.approved))
    ],
    ['decide', '- - - - - - y', () => decideReport(reports.open, 'left')],
    ['decide that was asked', '- - - - - - y', () => decideReport(reports.asked, 'taken-down')],
    ['decide that is decided', '- - - - - - -', () => decideReport(reports.left, 'taken-down')],
    ['open again', '- - - - - - -', () => decideReport(reports.asked, 'open')],
    ['update words', '- - - - - - -', () => decideReport(reports.open, 'left', { words: 'Nothing' })],
    ['delete', '- - - - - - -', () => remove(`reports/${reports.open.id}`)]
  ]
}

export const reportCountTable: Table = {
  name: 'counts of reports',
  rows: [
    //                       visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ['get own', '- y y y y y y', (person) => get(`people/${uidOf(person)}/reportCount/${uidOf(person)}`)],
    ["get somebody's", '- - - - - - -', () => get('people/u-lata/reportCount/u-lata')],
    ['list', '- - - - - - -', (person) => list(`people/${uidOf(person)}/reportCount`)],
    [
      "create somebody's",
      '- - - - - - -',
      () => create('people/u-new/reportCount/u-new', prepareNew('u-new', { since: serverTime, count: 1, last: 'a' }))
    ],
    [
      "update somebody's",
      '- - - - - - -',
      () => update('people/u-lata/reportCount/u-lata', prepareNext(reportCounts[0], { count: 2, last: 'a' }))
    ],
    [
      'create under another name',
      '- - - - - - -',
      (person) =>
        create(
          `people/${uidOf(person)}/reportCount/other`,
          prepareNew('other', { since: serverTime, count: 1, last: 'a' })
        )
    ],
    ['delete', '- - - - - - -', (person) => remove(`people/${uidOf(person)}/reportCount/${uidOf(person)}`)]
  ]
}

/** The administrator asks about a job. */
export function askAbout(job: Doc, more: Fields = {}): Write {
  const before: Doc | undefined = Object.values(postingQuestions).find((question) => question.id === job.id)
  const fields = { text: 'Who is the fee for?', askedAt: formatInstant(), contentHash: '9a.1x', ...more }
  const path = `postingQuestions/${job.id}`
  return before
    ? update(path, prepareNext(before, fields))
    : create(path, prepareNew(path, { employerId: job.employerId, ...fields }))
}

export const questionTable: Table = {
  name: 'questions about postings',
  rows: [
    //                       visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ['get', '- - - - y - y', () => get('postingQuestions/job-old')],
    ['get that is not there', '- - - - - - y', () => get('postingQuestions/job-approved')],
    ['get of a job of nobody', '- - - - - - y', () => get('postingQuestions/job-seed')],
    ['list', '- - - - - - y', () => list('postingQuestions')],
    ['list own', '- - - - y y y', (person) => list('postingQuestions', { employerId: uidOf(person) })],
    ['create', '- - - - - - y', () => askAbout(jobs.approved)],
    ['create about a job of nobody', '- - - - - - -', () => askAbout(jobs.seedPending)],
    ['create to somebody else', '- - - - - - -', () => askAbout(jobs.approved, { employerId: 'u-kesar' })],
    ['update', '- - - - - - y', () => askAbout(jobs.old)],
    ['update to somebody else', '- - - - - - -', () => askAbout(jobs.old, { employerId: 'u-kesar' })],
    ['delete', '- - - - - - -', () => remove('postingQuestions/job-old')]
  ]
}
