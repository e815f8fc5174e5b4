import { increment, serverTimestamp } from 'firebase/firestore'
import { applicantNotes } from '#shared/collections/applicant-notes.ts'
import { withdrawals } from '#shared/collections/applications.ts'
import type { Fields } from '#shared/collections/collection.ts'
import { companyMembers } from '#shared/collections/companies.ts'
import { revealCounts } from '#shared/collections/company-phone-numbers.ts'
import { reportTallies } from '#shared/collections/job-reports.ts'
import { jobViews } from '#shared/collections/job-views.ts'
import type { Application } from '#shared/domain/application/application.ts'
import { createWithdrawal } from '#shared/domain/application/application-withdrawal.ts'
import type { Report } from '#shared/domain/report/job-report.ts'
import { countKept, countSent } from '../counts/account-limits.ts'
import { buildSeenEndPath, type CountKind, createdAt, encodeDocumentId } from '../document-paths.ts'
import { countBeside, listRemovals, type Mapping, openPlain, type SideWrite, type Step } from './document-mapping.ts'

/**
 * A new application is counted with its candidate. A withdrawn one is the candidate's alone: its `employerId` becomes empty, and the
 * employer reads a document of `withdrawals` instead, whose random name the application keeps in `withdrawal`.
 */
export const applicationMapping: Mapping = {
  racesFor: 'application',
  open: async (step, stored) => ({
    ...openPlain(stored),
    async change(after) {
      const counted = stored
        ? []
        : await countBeside(step, 'application', step.uid, (before) => countSent(before, 'applications', step.name))
      if (after.state !== 'withdrawn' || stored?.state === 'withdrawn') return { stored: after, beside: counted }
      const { written, beside } = withdraw(step, after)
      return { stored: written, beside: [...counted, ...beside] }
    }
  })
}

function withdraw(step: Step, application: Fields): { written: Fields; beside: SideWrite[] } {
  const { employerId } = application
  const withdrawal = createWithdrawal(application as unknown as Application, createRandomDigits())
  return {
    written: { ...application, employerId: '', withdrawal: withdrawal.id },
    beside: [
      { path: step.pathIn(withdrawals, withdrawal.id), set: { ...withdrawal } },
      // Unread: a candidate may not know whether there is a note on them.
      ...listRemovals(employerId !== '' && step.pathIn(applicantNotes.of(String(employerId))))
    ]
  }
}

function createRandomDigits(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Named '{uid}_{job}', so that no person reports twice; counted with its sender and in `reportTallies/{job}`. */
export const reportMapping: Mapping = {
  racesFor: 'report',
  open: besideNew(async (step, uid, after) => {
    const report = after as unknown as Report
    const counted = await countBeside(step, 'report', uid, (before) => countSent(before, 'reports', step.name))
    const tally = step.pathIn(reportTallies, encodeDocumentId(report.jobId))
    return [...counted, { path: tally, merge: buildTally(report, step.name) }]
  })
}

/** The reporter may not read the tally, so it is written over whatever is there: the server counts. `name`: of the report's document. */
function buildTally({ jobId, job, reason, reportedAt, named }: Report, name: string): object {
  return {
    id: jobId,
    job,
    latest: reportedAt,
    state: 'open',
    last: name,
    [createdAt]: serverTimestamp(),
    revision: increment(1),
    reasons: { [reason]: increment(1) },
    named: increment(named ? 1 : 0),
    unnamed: increment(named ? 0 : 1),
    ...(named && { hasNamed: true })
  }
}

/** A new invitation is counted with the company of its employer; without one with the employer. */
export const invitationMapping: Mapping = {
  open: besideNew(async (step, uid) => {
    const member = await step.read(step.pathIn(companyMembers, encodeDocumentId(uid)))
    const company = typeof member?.companyId === 'string' ? member.companyId : uid
    return countBeside(step, 'invitation', company, (before) => countSent(before, 'invitations', step.name))
  })
}

/** A press for a company's number is counted with its person, and for the company, which reads no press. */
export const revealMapping: Mapping = {
  open: async (step, stored) => {
    const tally = (press: Fields, by: 1 | -1): SideWrite => {
      const id = String(press.companyId)
      const merge = { id, [createdAt]: serverTimestamp(), revision: increment(1), count: increment(by) }
      return { path: step.pathIn(revealCounts, encodeDocumentId(id)), merge }
    }
    const openCounted = besideNew(async (_step, uid, press) => [
      ...(await countBeside(step, 'reveal', uid, (before) => countSent(before, 'reveals', step.name))),
      tally(press, 1)
    ])
    return { ...(await openCounted(step, stored)), remove: async () => (stored ? [tally(stored, -1)] : []) }
  }
}

/** A mark of a seen job is counted for the job's employer, who reads no mark. After a removed one an account makes no more: it counts once. */
export const seenJobMapping: Mapping = {
  open: async (step, stored) => {
    const openCounted = besideNew(async (_step, _uid, { id, employerId }) => {
      const merge = { id, employerId, [createdAt]: serverTimestamp(), revision: increment(1), count: increment(1) }
      return [{ path: step.pathIn(jobViews), merge }]
    })
    const end = buildSeenEndPath(step.uid ?? '(nobody)')
    const remove = async (): Promise<SideWrite[]> => {
      await step.read(end)
      return [{ path: end, set: { id: step.uid } }]
    }
    return { ...(await openCounted(step, stored)), remove }
  }
}

export const draftMapping = createKeptMapping('draft', 'drafts')

export const markMapping = createKeptMapping('mark', 'marks')

export const savedJobMapping = createKeptMapping('savedJob', 'savedJobs')

export const savedSearchMapping = createKeptMapping('savedSearch', 'savedSearches')

export const templateMapping = createKeptMapping('template', 'templates')

/** What a person keeps is counted with them when one is made or removed. */
function createKeptMapping(kind: CountKind, limit: Parameters<typeof countKept>[1]): Mapping {
  const count = (step: Step, by: 1 | -1) =>
    countBeside(step, kind, step.uid, (before) => countKept(before, limit, by, step.name))
  const openCounted = besideNew((step) => count(step, 1))
  return {
    open: async (step, stored) => ({ ...(await openCounted(step, stored)), remove: () => count(step, -1) })
  }
}

/** A document that is stored as it is, and with whose creation something is written beside it. */
function besideNew(
  listWrites: (step: Step, uid: string, after: Fields) => Promise<readonly SideWrite[]>
): Mapping['open'] {
  return async (step, stored) => ({
    ...openPlain(stored),
    change: async (after) => ({
      stored: after,
      beside: stored || step.uid === undefined ? [] : await listWrites(step, step.uid, after)
    })
  })
}
