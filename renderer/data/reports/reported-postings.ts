import type { StoreError, Unsubscribe } from '#renderer/storage/document-store.ts'
import type { EarlierDecision, Report, ReportDecision } from '#shared/domain/report/report.ts'
import type { ReportedPosting } from '#shared/domain/report/reported-posting.ts'

type OnError = (error: StoreError) => void

/** The postings that wait because somebody has reported them. */
export interface ReportedPostings {
  /** In the order in which they should be read. */
  postings: readonly ReportedPosting[]
  /** How many of them nobody was asked about, whatever was read. */
  total: number
}

/** How a board keeps what was reported of postings, for the administrator. */
export interface ReportedPostingsRepository {
  /** Tells now and after each change, wherever it was made. */
  watchWaiting(listener: (waiting: ReportedPostings) => void, onError: OnError): Unsubscribe
  /** The reports of one posting that wait, those of confirmed addresses first, of each kind the newest: some of the newest and of the oldest. */
  watchReports(jobId: string, listener: (reports: Report[]) => void, onError: OnError): Unsubscribe
  /** What was decided about one posting before, the newest decision first. */
  watchDecisions(
    jobId: string,
    listener: (decisions: readonly EarlierDecision[]) => void,
    onError: OnError
  ): Unsubscribe
  /**
   * Decides about what was seen of a posting. What somebody else has decided meanwhile stays as it is, and what was reported meanwhile
   * waits on. Can be done again after a failure.
   */
  decide(posting: ReportedPosting, decision: ReportDecision): Promise<void>
  /** Decides about all that waits of a posting that was taken down, also what came meanwhile. Can be done again after a failure. */
  settleTakenDown(jobId: string): Promise<void>
}
