import type { DocumentStore } from '#renderer/storage/document-store.ts'
import { reports, reportTallies } from '#shared/collections/job-reports.ts'
import type { Document, QueryResult } from '#shared/documents/document.ts'
import { compareTexts } from '#shared/documents/fold-text.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import type { Report, ReportDecision, ReportTally } from '#shared/domain/report/job-report.ts'
import { decideTally, describeTally, putTallyBack } from '#shared/domain/report/job-report-tally-reducer.ts'
import { compareUrgency } from '#shared/domain/report/reported-job.ts'
import { changeExisting } from '../document-store-operations.ts'
import { mapWatch, watchOne, watchQuery, watchTogether } from '../watch-queries.ts'
import { type ReportedJobsRepository, skipSettled } from './local-reports.ts'

/** Of the newest and of the oldest, of all and of those with a verified sender. */
const maxWaiting = 100
const maxReports = 50

type Direction = 'ascending' | 'descending'

/** Of a shared board, one tally a job. Unverified senders add no lines and stand behind verified ones, which are queried apart. */
export function createSharedReports(
  documents: DocumentStore,
  getActor: () => Actor | null,
  clock: () => Date
): ReportedJobsRepository {
  const watchTallies = (where: { state: ReportTally['state']; hasNamed?: true }, direction: Direction) =>
    watchQuery(documents, reportTallies, { where, order: { by: 'latest', direction }, limit: maxWaiting })
  const watchTally = (id: string) => watchOne(documents, reportTallies, id)
  const watchOf = (where: { jobId: string; named?: true }, direction: Direction) =>
    watchQuery(documents, reports, {
      where,
      order: { by: 'reportedAt', direction },
      limit: maxReports,
      uncounted: true
    })

  async function change(id: string, computeNext: (stored: ReportTally) => ReportTally): Promise<void> {
    if (!(await documents.get(reportTallies, id))) return
    await skipSettled(getActor(), changeExisting(documents, reportTallies, id, computeNext))
  }

  /** `seen` undefined: everything stored by then. */
  const decide = (id: string, decision: ReportDecision, seen?: ReportTally) =>
    change(id, (stored) => decideTally(stored, seen ?? stored, decision, getActor(), clock()))

  return {
    watchWaiting: mapWatch(
      watchTogether([
        watchTallies({ state: 'open' }, 'descending'),
        watchTallies({ state: 'open' }, 'ascending'),
        watchTallies({ state: 'open', hasNamed: true }, 'descending'),
        watchTallies({ state: 'open', hasNamed: true }, 'ascending'),
        watchTallies({ state: 'asked' }, 'descending')
      ]),
      (found) => ({ jobs: listOnce(found).map(describeTally).sort(compareUrgency), total: found[0].total })
    ),
    watchReports(jobId, ...on) {
      const together = watchTogether([
        watchTally(jobId),
        watchOf({ jobId }, 'descending'),
        watchOf({ jobId }, 'ascending'),
        watchOf({ jobId, named: true }, 'descending')
      ])
      return mapWatch(together, ([tally, ...found]) => {
        const decided = tally?.decided?.latest ?? ''
        return listOnce(found)
          .filter(({ reportedAt }) => reportedAt > decided)
          .sort(compareReports)
      })(...on)
    },
    watchDecisions: (jobId, ...on) => mapWatch(watchTally(jobId), (tally) => tally?.decisions ?? [])(...on),
    decide: ({ id, tally }, decision) => decide(id, decision, tally),
    putBack: ({ id, tally }) => change(id, (stored) => putTallyBack(stored, tally ?? stored, getActor(), clock())),
    settleTakenDown: (jobId) => decide(jobId, 'takeDown')
  }
}

function listOnce<T extends Document>(found: readonly QueryResult<T>[]): T[] {
  return [...new Map(found.flatMap((each) => each.documents).map((each) => [each.id, each])).values()]
}

function compareReports(one: Report, other: Report): number {
  return Number(other.named === true) - Number(one.named === true) || compareTexts(other.reportedAt, one.reportedAt)
}
