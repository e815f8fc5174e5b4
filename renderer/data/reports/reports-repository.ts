import { postingQuestions } from '#renderer/storage/collections/reports/posting-questions.ts'
import { reports } from '#renderer/storage/collections/reports/reports.ts'
import { type DocumentStore, StoreError, type Unsubscribe } from '#renderer/storage/document-store.ts'
import type { Query, QueryResult } from '#shared/documents/document.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import { createQuestion, type PostingQuestion } from '#shared/domain/report/posting-question.ts'
import type { Report, ReportDecision } from '#shared/domain/report/report.ts'
import { findReportOutcome, ReportRefusal, reduceReport } from '#shared/domain/report/report-life.ts'
import {
  type EarlierDecision,
  foldDecisions,
  foldReports,
  type ReportedPosting
} from '#shared/domain/report/reported-posting.ts'
import { type Watch, watchTogether } from '../watch-together.ts'

type OnError = (error: StoreError) => void

/** What people report of postings, for the administrator ('refused' to everybody else), and what employers are asked because of it. */
export interface ReportsRepository {
  /** What waits, in the order in which it should be read. Tells now and after each change, wherever it was made. */
  watchWaiting(listener: (reported: ReportedPosting[]) => void, onError: OnError): Unsubscribe
  /** What was decided about one posting before, the newest decision first. */
  watchDecisions(jobId: string, listener: (decisions: EarlierDecision[]) => void, onError: OnError): Unsubscribe
  /**
   * Writes a decision to each of these reports. What somebody else has decided meanwhile stays as it is. Can be done again after a
   * failure.
   */
  decide(waiting: readonly Report[], decision: ReportDecision): Promise<void>
  /** Decides about all that waits of a posting that was taken down, also what came meanwhile. Can be done again after a failure. */
  settleTakenDown(jobId: string): Promise<void>
  /** Asks the owner of a posting; a question from before gives way to it. */
  ask(job: Job, text: string): Promise<PostingQuestion>
  /** What was asked about one posting last; null: nothing. For whoever was asked, too. */
  watchQuestion(jobId: string, listener: (question: PostingQuestion | null) => void, onError: OnError): Unsubscribe
  /** What an employer is asked, by the ids of their postings. */
  watchOwnQuestions(
    uid: string,
    listener: (questions: ReadonlyMap<string, PostingQuestion>) => void,
    onError: OnError
  ): Unsubscribe
}

/** How many reports that wait are read in each state, the oldest first: the rest follow as these are decided. */
const maxWaiting = 500
/** How many reports of one posting are read at a time, the newest first. */
const maxDecided = 100
/** How many questions of one employer are read. */
const maxQuestions = 100
/** How many reports are written at the same time. */
const maxAtOnce = 10

const newestFirst = { order: { by: 'reportedAt', direction: 'descending' } } as const satisfies Partial<Query<Report>>

/** @param documents authorized for the person who acts (authorized-store.ts) */
export function createReportsRepository(
  documents: DocumentStore,
  getActor: () => Actor | null,
  clock: () => Date = () => new Date()
): ReportsRepository {
  const watchAsAdministrator = (begin: () => Unsubscribe, onError: OnError): Unsubscribe => {
    if (getActor()?.role === 'Admin') return begin()
    onError(new StoreError('refused', 'reports are for the administrator alone'))
    return () => {}
  }
  const watchState =
    (state: 'open' | 'asked'): Watch<QueryResult<Report>> =>
    (listener, onError) =>
      documents.watch(reports, { where: { state }, order: 'stored', limit: maxWaiting }, listener, onError)

  async function decideOne({ id }: Report, decision: ReportDecision, now: Date): Promise<void> {
    try {
      await documents.change(reports, id, (stored) => {
        if (!stored) throw new StoreError('conflict', 'this report is gone')
        return reduceReport(stored, decision, getActor(), now)
      })
    } catch (error) {
      if (!(error instanceof ReportRefusal)) throw error
      if (getActor()?.role !== 'Admin') throw new StoreError('refused', error.message, { cause: error })
    }
  }

  async function decide(waiting: readonly Report[], decision: ReportDecision): Promise<void> {
    const now = clock()
    for (let from = 0; from < waiting.length; from += maxAtOnce)
      await Promise.all(waiting.slice(from, from + maxAtOnce).map((report) => decideOne(report, decision, now)))
  }

  return {
    watchWaiting: (listener, onError) =>
      watchAsAdministrator(
        () =>
          watchTogether(
            [watchState('open'), watchState('asked')],
            ([open, asked]) => listener(foldReports([...open.documents, ...asked.documents])),
            onError
          ),
        onError
      ),
    watchDecisions: (jobId, listener, onError) =>
      watchAsAdministrator(
        () =>
          documents.watch(
            reports,
            { where: { jobId }, ...newestFirst, limit: maxDecided },
            (found) => listener(foldDecisions(found.documents)),
            onError
          ),
        onError
      ),
    decide,
    async settleTakenDown(jobId) {
      const waiting: Report[] = []
      const of = { where: { jobId }, ...newestFirst, limit: maxDecided }
      let after: Query<Report>['after']
      do {
        const page: QueryResult<Report> = await documents.query(reports, { ...of, after })
        waiting.push(
          ...page.documents.filter((report) => findReportOutcome(getActor(), 'takeDown', report.state) !== null)
        )
        after = page.next
      } while (after !== undefined)
      await decide(waiting, 'takeDown')
    },
    ask: (job, text) =>
      documents.change(postingQuestions, job.id, (stored) => ({ ...stored, ...createQuestion(job, text, clock()) })),
    watchQuestion: (id, listener, onError) =>
      documents.watch(
        postingQuestions,
        { where: { id }, order: 'stored', limit: 1 },
        (found) => listener(found.documents[0] ?? null),
        onError
      ),
    watchOwnQuestions: (employerId, listener, onError) =>
      documents.watch(
        postingQuestions,
        { where: { employerId }, order: 'stored', limit: maxQuestions },
        (found) => listener(new Map(found.documents.map((question) => [question.id, question]))),
        onError
      )
  }
}
