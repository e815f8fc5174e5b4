import { type DocumentStore, StoreError, type Unsubscribe } from '#renderer/storage/document-store.ts'
import { reports } from '#shared/collections/job-reports.ts'
import type { Query } from '#shared/documents/document.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import { Refusal } from '#shared/domain/refusal-error.ts'
import {
  countReportedJobs,
  type EarlierDecision,
  type Report,
  type ReportDecision,
  waitingReports
} from '#shared/domain/report/job-report.ts'
import { findReportOutcome, reduceReport } from '#shared/domain/report/job-report-transitions.ts'
import { foldDecisions, foldReports, type ReportedJob } from '#shared/domain/report/reported-job.ts'
import { changeExisting, readPages } from '../document-store-operations.ts'
import { type Listeners, mapWatch, watchList, watchTogether } from '../watch-queries.ts'

export interface ReportedJobs {
  jobs: readonly ReportedJob[]
  /** All open ones, whatever was read. */
  total: number
}

export interface ReportedJobsRepository {
  watchWaiting(...on: Listeners<ReportedJobs>): Unsubscribe
  /** Waiting reports of one job, verified senders first, then the newest: some of the newest and of the oldest. */
  watchReports(jobId: string, ...on: Listeners<Report[]>): Unsubscribe
  watchDecisions(jobId: string, ...on: Listeners<readonly EarlierDecision[]>): Unsubscribe
  /** Decides about the reports that were seen: concurrent decisions stay, later reports wait on. Can be done again after a failure. */
  decide(job: ReportedJob, decision: ReportDecision): Promise<void>
  /** Undoes the last decision. `job`: as it was before that. Can be done again after a failure. */
  putBack(job: ReportedJob): Promise<void>
  settleTakenDown(jobId: string): Promise<void>
}

const maxDecided = 100

const newestFirst = { order: { by: 'reportedAt', direction: 'descending' } } as const satisfies Partial<Query<Report>>

/** For the administrator a report that cannot be decided so is settled already. */
export async function skipSettled(actor: Actor | null, decided: Promise<unknown>): Promise<void> {
  await decided.catch((error: unknown) => {
    const isSettled = error instanceof StoreError && error.cause instanceof Refusal
    if (!isSettled || actor?.role !== 'Admin') throw error
  })
}

/** Of a device, where each report carries its decision. */
export function createLocalReports(
  documents: DocumentStore,
  getActor: () => Actor | null,
  clock: () => Date
): ReportedJobsRepository {
  const isWaiting = ({ state }: Report) => findReportOutcome(getActor(), 'takeDown', state) !== null
  const watchWaiting = (where: Query<Report>['where'] = waitingReports.where) =>
    watchList(documents, reports, { ...waitingReports, where })
  const watchOf = (jobId: string) =>
    watchList(documents, reports, { where: { jobId }, ...newestFirst, limit: maxDecided })

  const decideOne = ({ id }: Report, decision: ReportDecision | 'putBack') =>
    skipSettled(
      getActor(),
      changeExisting(
        documents,
        reports,
        id,
        (stored) => reduceReport(stored, decision, getActor(), clock()),
        undefined,
        decision
      )
    )

  async function decideAll(jobId: string, decision: ReportDecision | 'putBack'): Promise<void> {
    for await (const report of readPages(documents, reports, { where: { jobId }, ...newestFirst, limit: maxDecided })) {
      if (findReportOutcome(getActor(), decision, report.state) !== null) await decideOne(report, decision)
    }
  }

  return {
    watchWaiting: mapWatch(watchTogether([watchWaiting(), watchWaiting({ state: 'asked' })]), ([waiting, asked]) => ({
      jobs: foldReports([...waiting, ...asked]),
      total: countReportedJobs(waiting)
    })),
    watchReports: (jobId, ...on) => mapWatch(watchOf(jobId), (found) => found.filter(isWaiting))(...on),
    watchDecisions: (jobId, ...on) => mapWatch(watchOf(jobId), foldDecisions)(...on),
    decide: ({ id }, decision) => decideAll(id, decision),
    putBack: ({ id }) => decideAll(id, 'putBack'),
    settleTakenDown: (jobId) => decideAll(jobId, 'takeDown')
  }
}
