import type { Collection, DocumentStore, StoreError, Unsubscribe } from '#renderer/storage/document-store.ts'
import { reportTallies } from '#shared/collections/report-tallies.ts'
import { reports } from '#shared/collections/reports.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import type { Report } from '#shared/domain/report/report.ts'
import type { ReportTally } from '#shared/domain/report/report-tally.ts'
import { createLateRepository, type LateRepository } from '../late-repository.ts'
import type { ReportsRepository } from './reports-repository.ts'

/** What people report of postings: how much waits, and all else once its code has come. */
export interface LateReports extends LateRepository<ReportsRepository> {
  /** How many reported postings wait. For the administrator. */
  watchCount(listener: (count: number) => void, onError: (error: StoreError) => void): Unsubscribe
}

/** @param documents authorized for the person who acts (authorized-store.ts). `isShared`: they lie on a board that devices share. */
export function createLateReports(
  documents: DocumentStore,
  getActor: () => Actor | null,
  isShared = false
): LateReports {
  return {
    ...createLateRepository(async () => {
      const { createReportsRepository } = await import('./reports-repository.ts')
      return createReportsRepository(documents, getActor, undefined, isShared)
    }),
    watchCount: (listener, onError) =>
      documents.watch<Report | ReportTally>(
        (isShared ? reportTallies : reports) as Collection<Report | ReportTally>,
        { where: { state: 'open' }, order: 'stored', limit: 0 },
        ({ total }) => listener(total),
        onError
      )
  }
}
