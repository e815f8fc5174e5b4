import {
  create,
  type Doc,
  type Fields,
  prepareNew,
  prepareNext,
  serverTime,
  together,
  update,
  type Write
} from '../attempts.ts'
import { type Person, uidOf } from '../people.ts'
import { jobQuestions, reportCounts, reportTallies } from '../sample-board.ts'
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

/** A user reports a job. `more`: of the report; `counted`: of the count that goes with it; `tallied`: of the tally. */
export function report(person: Person, job: Doc, more: Fields = {}, counted: Fields = {}, tallied: Fields = {}) {
  const name = `${uidOf(person)}_${job.id}`
  const made = buildReport(person, job, more)
  return together(create(`reports/${name}`, made), buildCount(person, name, counted), tally(person, job, made, tallied))
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
