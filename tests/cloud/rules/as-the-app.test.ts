import { expect, test } from 'vitest'
import { mergePage, splitPage } from '#renderer/storage/firestore/mappings/page-mapping.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { ApplicantProfile, Application } from '#shared/domain/application/application.ts'
import { type ApplicationStep, reduceApplication } from '#shared/domain/application/application-reducer.ts'
import { createWithdrawal } from '#shared/domain/application/withdrawal.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { pickContent as contentIn } from '#shared/domain/job/job-content.ts'
import { type JobStep, reduceJob } from '#shared/domain/job/job-reducer.ts'
import { reducePage } from '#shared/domain/page/page-versions.ts'
import type { StaticPage } from '#shared/domain/page/static-page.ts'
import { createQuestion } from '#shared/domain/report/job-question.ts'
import type { ReportTally } from '#shared/domain/report/report.ts'
import { decideTally as decideInApp } from '#shared/domain/report/report-tally-reducer.ts'
import { createReport } from '#shared/domain/report/report-transitions.ts'
import { type Doc, type Fields, prepareNew, prepareNext } from './attempts.ts'
import { buildPosted, buildStepped } from './job-steps.ts'
import { asha, meena, type Person, suvarna } from './people.ts'
import { applicantProfile, applications, jobs, pages, pageVersions, reportTallies } from './sample-board.ts'
import { formatInstant } from './sample-times.ts'
import { buildApplied, buildMoved, buildWithdrawal, buildWithdrawn, digits } from './writes/applications.ts'
import { buildApart, buildGrown } from './writes/pages.ts'
import { askAbout, buildReport, decideTally } from './writes/reports.ts'

// The tables' documents "in order" are made by hand. Here they are compared with the app's own.
const now = new Date(formatInstant())

function actor(person: NonNullable<Person>, role: SessionUser['role']): SessionUser {
  const { uid, token } = person
  return { uid, role, email: token.email ?? '', isAdmin: role === 'Admin', isEmployer: role === 'Employer' }
}

/** Without what is not there, as it is stored. */
function stored(fields: object): unknown {
  return JSON.parse(JSON.stringify(fields))
}

/** The store counts the revision. */
function counted(before: Doc, after: Fields): Fields {
  return { ...after, revision: Number(before.revision ?? 0) + 1 }
}

const content = contentIn(jobs.pending as unknown as Job)

const steps: [
  name: string,
  before: Doc,
  step: JobStep & { action: Parameters<typeof buildStepped>[1] },
  by: typeof asha | typeof suvarna
][] = [
  ['approve', jobs.pending, { action: 'approve' }, asha],
  ['approve again', jobs.revised, { action: 'approve' }, asha],
  ['reject', jobs.pending, { action: 'reject', reason: 'The pay is missing' }, asha],
  ['reject again', jobs.revised, { action: 'reject', reason: 'The pay is missing' }, asha],
  ['restore', jobs.rejected, { action: 'restore' }, asha],
  ['undo an approval', jobs.approved, { action: 'putBack' }, asha],
  ['undo a rejection', jobs.rejected, { action: 'putBack' }, asha],
  ['edit', jobs.approved, { action: 'edit', content }, asha],
  ['edit a rejected job', jobs.rejected, { action: 'edit', content }, asha],
  ['revise', jobs.approved, { action: 'revise', content }, suvarna],
  ['revise a rejected job', jobs.rejected, { action: 'revise', content }, suvarna],
  ['edit an expired job', jobs.expired, { action: 'edit', content }, asha],
  ['close', jobs.approved, { action: 'close', outcome: 'filled-here' }, suvarna],
  ['close a rejected job', jobs.rejected, { action: 'close', outcome: 'filled-here' }, suvarna],
  ['take down', jobs.approved, { action: 'takeDown', reason: 'The pay is missing' }, asha],
  ['reopen', jobs.deleted, { action: 'reopen' }, suvarna],
  ['reopen a taken-down job', jobs.taken, { action: 'reopen' }, asha],
  ['renew', jobs.approved, { action: 'renew' }, suvarna],
  ['renew an expired job', jobs.expired, { action: 'renew' }, asha],
  ['revise again', jobs.revised, { action: 'revise', content }, suvarna]
]

test.each(steps)('Firestore rule fixtures › match what the app writes: %s', (_name, before, step, by) => {
  const role = by === asha ? 'Admin' : 'Employer'
  const after = reduceJob(before as unknown as Job, step, actor(by, role), now) as unknown as Fields
  expect(stored(buildStepped(before, step.action, by))).toEqual(stored(counted(before, after)))
})

test.each([
  [suvarna, 'Employer'],
  [asha, 'Admin']
] as const)('Firestore rule fixtures › match the app’s new job (%#)', (by, role) => {
  const after = reduceJob(undefined, { action: 'post', id: 'job_1', content }, actor(by, role), now)
  expect(stored(buildPosted(by, 'jobs/job_1'))).toEqual(stored(prepareNew('job_1', after as unknown as Fields)))
})

test('Firestore rule fixtures › match the app’s changes of an application', () => {
  const { read } = applications
  const take = (before: Doc | undefined, step: ApplicationStep, by: SessionUser) =>
    reduceApplication(before as Application | undefined, step, by, now) as unknown as Fields
  const candidate = actor(meena, 'Candidate')
  const profile = applicantProfile as unknown as ApplicantProfile
  const job = jobs.approved as unknown as Job
  const sent = take(undefined, { action: 'apply', job, profile, message: 'I can start at once.' }, candidate)
  expect(stored(buildApplied(meena, jobs.approved))).toEqual(stored(prepareNew('', sent)))
  const hired = take(read, { action: 'move', to: 'hired' }, actor(suvarna, 'Employer'))
  expect(stored(buildMoved(read, 'hired'))).toEqual(stored(counted(read, hired)))
  const withdrawn = take(read, { action: 'withdraw' }, candidate)
  const closed = { ...counted(read, withdrawn), employerId: '', withdrawal: digits }
  expect(stored(buildWithdrawn(read))).toEqual(stored(closed))
  const told = createWithdrawal(withdrawn as unknown as Application, digits)
  expect(stored(buildWithdrawal(read))).toEqual(stored(prepareNew('', told as unknown as Fields)))
  const seen = take(read, { action: 'read', lines: 2 }, candidate)
  expect(stored(prepareNext(read, { seen: 2 }))).toEqual(stored(counted(read, seen)))
})

test.each([pages.about, pages.contact])('Firestore rule fixtures › match the app’s change of a page (%#)', (page) => {
  const apart = page === pages.about ? pageVersions.about : undefined
  const merged = mergePage(page, apart)
  const after = counted(page, reducePage(merged as unknown as StaticPage, page.id, '<p>Now</p>', now) as never)
  const { open, part } = splitPage(after)
  expect(stored(buildApart(page, { content: '<p>Now</p>' }))).toEqual(stored(open))
  expect(stored({ id: page.id, versions: buildGrown(page) })).toEqual(stored(part as Fields))
})

test('Firestore rule fixtures › match the app’s reports and decisions on them', () => {
  const job = jobs.approved as unknown as Job
  const sent = createReport(meena.uid, job, { reason: 'asks-for-money', words: 'They want ₹500.', named: true }, now)
  expect(stored(buildReport(meena, jobs.approved))).toEqual(stored(prepareNew('', sent as unknown as Fields)))
  const before = reportTallies.open as unknown as ReportTally
  for (const [decision, state] of [
    ['leave', 'left'],
    ['ask', 'asked']
  ] as const) {
    const after = decideInApp(before, before, decision, actor(asha, 'Admin'), now)
    const written = decideTally(reportTallies.open, state)
    expect(written.does === 'update' && stored(written.fields)).toEqual(
      stored(counted(reportTallies.open, after as never))
    )
  }
  const { contentHash } = createQuestion(job, '', now)
  const asked = askAbout(jobs.approved, { contentHash })
  const question = createQuestion(job, 'Who is the fee for?', now) as unknown as Fields
  expect(asked.does === 'create' && stored(asked.fields)).toEqual(stored(prepareNew('', question)))
})
