import { type DocumentStore, StoreError, type Unsubscribe } from '#renderer/storage/document-store.ts'
import { reports } from '#shared/collections/reports.ts'
import type { Query } from '#shared/documents/document.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import type { EarlierDecision, Report, ReportDecision } from '#shared/domain/report/report.ts'
import { findReportOutcome, ReportRefusal, reduceReport } from '#shared/domain/report/report-life.ts'
import { foldDecisions, foldReports, type ReportedPosting } from '#shared/domain/report/reported-posting.ts'
import { readPages } from '../read-pages.ts'
import { watchQuery, watchTogether } from '../watches.ts'

type OnError = (error: StoreError) => void

export interface ReportedPostings {
  postings: readonly ReportedPosting[]
  /** All open ones, whatever was read. */
  total: number
}

export interface ReportedPostingsRepository {
  watchWaiting(listener: (waiting: ReportedPostings) => void, onError: OnError): Unsubscribe
  /** Waiting reports of one posting, verified senders first, then the newest: some of the newest and of the oldest. */
  watchReports(jobId: string, listener: (reports: Report[]) => void, onError: OnError): Unsubscribe
  watchDecisions(
    jobId: string,
    listener: (decisions: readonly EarlierDecision[]) => void,
    onError: OnError
  ): Unsubscribe
  /** Decides about the reports that were seen: concurrent decisions stay, later reports wait on. Can be done again after a failure. */
  decide(posting: ReportedPosting, decision: ReportDecision): Promise<void>
  /** Undoes the last decision. `posting`: as it was before that. Can be done again after a failure. */
  putBack(posting: ReportedPosting): Promise<void>
  settleTakenDown(jobId: string): Promise<void>
}

const maxWaiting = 500
const maxDecided = 100

const newestFirst = { order: { by: 'reportedAt', direction: 'descending' } } as const satisfies Partial<Query<Report>>

/** Of a device, where each report carries its decision. */
export function createReportedOnDevice(
  documents: DocumentStore,
  getActor: () => Actor | null,
  clock: () => Date
): ReportedPostingsRepository {
  const isWaiting = ({ state }: Report) => findReportOutcome(getActor(), 'takeDown', state) !== null
  const watchState = (state: 'open' | 'asked') =>
    watchQuery(documents, reports, { where: { state }, order: 'stored', limit: maxWaiting })
  const watchOf = (jobId: string) =>
    watchQuery(documents, reports, { where: { jobId }, ...newestFirst, limit: maxDecided })

  async function decideOne({ id }: Report, decision: ReportDecision | 'putBack'): Promise<void> {
    try {
      await documents.change(reports, id, (stored) => {
        if (!stored) throw new StoreError('conflict', 'this report is gone')
        return reduceReport(stored, decision, getActor(), clock())
      })
    } catch (error) {
      if (!(error instanceof ReportRefusal)) throw error
      if (getActor()?.role !== 'Admin') throw new StoreError('refused', error.message, { cause: error })
    }
  }

  async function decideAll(jobId: string, decision: ReportDecision | 'putBack'): Promise<void> {
    for await (const report of readPages(documents, reports, { where: { jobId }, ...newestFirst, limit: maxDecided })) {
      if (findReportOutcome(getActor(), decision, report.state) !== null) await decideOne(report, decision)
    }
  }

  return {
    watchWaiting: (listener, onError) =>
      watchTogether(
        [watchState('open'), watchState('asked')],
        ([open, asked]) => {
          const postings = foldReports([...open.documents, ...asked.documents])
          listener({ postings, total: postings.filter(({ state }) => state === 'open').length })
        },
        onError
      ),
    watchReports: (jobId, listener, onError) =>
      watchOf(jobId)((found) => listener(found.documents.filter(isWaiting)), onError),
    watchDecisions: (jobId, listener, onError) =>
      watchOf(jobId)((found) => listener(foldDecisions(found.documents)), onError),
    decide: ({ id }, decision) => decideAll(id, decision),
    putBack: ({ id }) => decideAll(id, 'putBack'),
    settleTakenDown: (jobId) => decideAll(jobId, 'takeDown')
  }
}
