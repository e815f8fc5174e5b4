import {
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
import type { Row, Table } from '../cases.ts'
import { meena, type Person, uidOf } from '../people.ts'
import { jobQuestions, jobs, otherSettings, reportCounts, reports, reportTallies } from '../sample-board.ts'
import { formatInstant } from '../sample-times.ts'

/** A report of a job as the app makes it. */
export function buildReport(person: Person, job: Doc, more: Fields = {}): Fields {
  const id = `${uidOf(person)}_${job.id}`
  const { title, company, location }: Fields = job
  return prepareNew(id, {
    ...{ jobId: job.id, job: { title, company, location }, reason: 'asks-for-money', words: 'They want ₹500.' },
    ...{ reportedAt: formatInstant(), state: 'open', named: isNamed(person), ...more }
  })
}

const isNamed = (person: Person) => person?.token.email_verified === true

/** The tally of a job after a report. `more`: of the tally. */
export function tally(person: Person, job: Doc, report: Fields, more: Fields = {}): Write {
  const before: Doc | undefined = Object.values(reportTallies).find(({ id }) => id === job.id)
  // No field has an empty name.
  const [named, reason] = [isNamed(person), String(report.reason) || 'none']
  const reasons = (before?.reasons ?? {}) as Fields
  const fields: Fields = {
    ...{
      id: job.id,
      job: report.job,
      latest: report.reportedAt,
      state: 'open',
      last: report.id,
      createdAt: serverTime
    },
    named: Number(before?.named ?? 0) + Number(named),
    unnamed: Number(before?.unnamed ?? 0) + Number(!named),
    reasons: { ...reasons, [reason]: Number(reasons[reason] ?? 0) + 1 },
    ...(named && { hasNamed: true }),
    ...more
  }
  const path = `reportTallies/${job.id}`
  return before ? update(path, prepareNext(before, fields)) : create(path, prepareNew(path, fields))
}

/** The administrator decides about what was reported of a job. */
export function decideTally(before: Doc, state: string, more: Fields = {}): Write {
  const { named, unnamed, reasons, latest }: Fields = before
  const decisions = [{ state, at: formatInstant(), reasons: [{ reason: 'offends', count: 3 }] }]
  const decided = { decided: { named, unnamed, reasons, latest }, hasNamed: false }
  const path = `reportTallies/${before.id}`
  return update(path, prepareNext(before, { state, decisions, ...(state !== 'asked' && decided), ...more }))
}

/** Whose reports are taken from now on. */
export const setOnlyNamed = (onlyNamed: Fields[string], name = 'reports'): Write =>
  create(`boardSettings/${name}`, prepareNew(name, { onlyNamed }))

/** The count of an account once it has sent one report more. */
export function buildCount(person: Person, last: string, more: Fields = {}): Write {
  const uid = uidOf(person)
  const before = reportCounts.find((count) => count.id === uid)
  const path = `people/${uid}/reportCount/${uid}`
  if (!before) return create(path, prepareNew(path, { since: serverTime, count: 1, last, ...more }))
  return update(path, prepareNext(before, { count: Number(before.count) + 1, last, ...more }))
}

/** Somebody reports a job. `more`: of the report; `counted`: of the count that goes with it; `tallied`: of the tally. */
export function report(person: Person, job: Doc, more: Fields = {}, counted: Fields = {}, tallied: Fields = {}) {
  const name = `${uidOf(person)}_${job.id}`
  const made = buildReport(person, job, more)
  return together(create(`reports/${name}`, made), buildCount(person, name, counted), tally(person, job, made, tallied))
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
    [
      'create untallied',
      '- - - - - - -',
      (person) => {
        const name = `${uidOf(person)}_job-approved`
        return together(create(`reports/${name}`, buildReport(person, jobs.approved)), buildCount(person, name))
      }
    ],
    ['create of what was asked about', '- y y y y y y', (person) => report(person, jobs.haris)],
    ['create of what was decided', '- y y y y y y', (person) => report(person, jobs.seed)],
    ['create the last that there is room for', '- y y y y y y', (person) => report(person, jobs.motis)],
    ['create of what is crowded', '- - - - - - -', (person) => report(person, jobs.lastDay)],
    [
      'update state',
      '- - - - - - -',
      () => update(`reports/${reports.open.id}`, prepareNext(reports.open, { state: 'left' }))
    ],
    ['delete', '- - - - - - -', () => remove(`reports/${reports.open.id}`)]
  ]
}

export const tallyTable: Table = {
  name: 'tallies of reports',
  rows: [
    //                       visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ['get', '- - - - - - y', () => get('reportTallies/job-old')],
    ['get one that is not there', '- - - - - - y', () => get('reportTallies/job-approved')],
    ['list', '- - - - - - y', () => list('reportTallies', { state: 'open' })],
    ...['open', 'left', 'taken-down', 'asked'].map(
      (state): Row => [`decide: ${state}`, '- - - - - - y', () => decideTally(reportTallies.open, state)]
    ),
    ['decide that was asked', '- - - - - - y', () => decideTally(reportTallies.asked, 'taken-down')],
    ['decide that is decided', '- - - - - - -', () => decideTally(reportTallies.left, 'taken-down')],
    ['put a decision back', '- - - - - - y', () => decideTally(reportTallies.left, 'open')],
    ['decide otherwise', '- - - - - - -', () => decideTally(reportTallies.open, 'forgotten')],
    ['decide and count otherwise', '- - - - - - -', () => decideTally(reportTallies.open, 'left', { named: 0 })],
    [
      'count what is not reported',
      '- - - - - - -',
      (person) => tally(person, jobs.approved, buildReport(person, jobs.approved))
    ],
    [
      'count what was reported before',
      '- - - - - - -',
      () => tally(meena, jobs.old, { ...reports.open, reportedAt: reports.open.reportedAt })
    ],
    ['delete', '- - - - - - -', () => remove('reportTallies/job-old')]
  ]
}

export const settingsTable: Table = {
  name: 'settings of the board',
  rows: [
    //                       visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ['get', 'y y y y y y y', () => get('boardSettings/reports')],
    ['list', '- - - - - - -', () => list('boardSettings')],
    ['create', '- - - - - - y', () => setOnlyNamed(true)],
    ['create of no meaning', '- - - - - - -', () => setOnlyNamed(true, 'colours')],
    ['update', '- - - - - - y', () => update('boardSettings/other', prepareNext(otherSettings, { onlyNamed: true }))],
    ['delete', '- - - - - - -', () => remove('boardSettings/other')]
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
  const before: Doc | undefined = Object.values(jobQuestions).find((question) => question.id === job.id)
  const fields = { text: 'Who is the fee for?', askedAt: formatInstant(), contentHash: '9a.1x', ...more }
  const path = `jobQuestions/${job.id}`
  return before
    ? update(path, prepareNext(before, fields))
    : create(path, prepareNew(path, { employerId: job.employerId, ...fields }))
}

/** The employer answers a question in words. */
export const answerTo = (question: Doc, more: Fields = {}): Write =>
  update(
    `jobQuestions/${question.id}`,
    prepareNext(question, { answer: 'The company pays it.', answeredAt: formatInstant(), ...more })
  )

export const questionTable: Table = {
  name: 'questions about jobs',
  rows: [
    //                       visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ['get', '- - - - y - y', () => get('jobQuestions/job-old')],
    ['get that is not there', '- - - - - - y', () => get('jobQuestions/job-approved')],
    ['get of a job of nobody', '- - - - - - y', () => get('jobQuestions/job-seed')],
    ['list', '- - - - - - y', () => list('jobQuestions')],
    ['list own', '- - - - y y y', (person) => list('jobQuestions', { employerId: uidOf(person) })],
    ['create', '- - - - - - y', () => askAbout(jobs.approved)],
    ['create about a job of nobody', '- - - - - - -', () => askAbout(jobs.seedPending)],
    ['create to somebody else', '- - - - - - -', () => askAbout(jobs.approved, { employerId: 'u-kesar' })],
    ['update', '- - - - - - y', () => askAbout(jobs.old)],
    ['update to somebody else', '- - - - - - -', () => askAbout(jobs.old, { employerId: 'u-kesar' })],
    ['answer', '- - - - y - -', () => answerTo(jobQuestions.old)],
    ['answer again', '- - - - - - -', () => answerTo(jobQuestions.answered)],
    ['answer one to nobody', '- - - - - - -', () => answerTo(jobQuestions.seed)],
    [
      'ask again after an answer',
      '- - - - - - y',
      () => askAbout(jobs.rejected, { answer: undefined, answeredAt: undefined })
    ],
    ['ask again and keep the answer', '- - - - - - -', () => askAbout(jobs.rejected)],
    ['delete', '- - - - - - y', () => remove('jobQuestions/job-old')]
  ]
}
