import { reports } from '#renderer/storage/collections/reports/reports.ts'
import type { DocumentStore, StoreError, Unsubscribe } from '#renderer/storage/document-store.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import { createLateRepository, type LateRepository } from '../late-repository.ts'
import type { ReportsRepository } from './reports-repository.ts'

/** What people report of postings: how much waits, and all else once its code has come. */
export interface LateReports extends LateRepository<ReportsRepository> {
  /** How many reports wait. For the administrator. */
  watchCount(listener: (count: number) => void, onError: (error: StoreError) => void): Unsubscribe
}

/** @param documents authorized for the person who acts (authorized-store.ts) */
export function createLateReports(documents: DocumentStore, getActor: () => Actor | null): LateReports {
  return {
    ...createLateRepository(async () => {
      const { createReportsRepository } = await import('./reports-repository.ts')
      return createReportsRepository(documents, getActor)
    }),
    watchCount: (listener, onError) =>
      documents.watch(
        reports,
        { where: { state: 'open' }, order: 'stored', limit: 0 },
        ({ total }) => listener(total),
        onError
      )
  }
}
