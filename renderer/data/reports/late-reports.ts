import { reports } from '#renderer/storage/collections/reports/reports.ts'
import { loadChunk } from '#renderer/storage/core/lazy-stores.ts'
import type { DocumentStore, StoreError, Unsubscribe } from '#renderer/storage/document-store.ts'
import type { Actor } from '#shared/domain/job/job-transitions.ts'
import type { ReportsRepository } from './reports-repository.ts'

/** What people report of postings: how much waits, and all else once its code has come. */
export interface LateReports {
  /** How many reports wait. For the administrator. */
  watchCount(listener: (count: number) => void, onError: (error: StoreError) => void): Unsubscribe
  /** Rejects with a StoreError. */
  open(): Promise<ReportsRepository>
  /** Begins to watch something of it when its code has come. */
  watch(begin: (opened: ReportsRepository) => Unsubscribe, onError: (error: StoreError) => void): Unsubscribe
}

/** @param documents authorized for the person who acts (authorized-store.ts) */
export function createLateReports(documents: DocumentStore, getActor: () => Actor | null): LateReports {
  let opened: Promise<ReportsRepository> | undefined
  const open = () => {
    opened ??= loadChunk(() => import('./reports-repository.ts')).then(
      (late) => late.createReportsRepository(documents, getActor),
      (error: unknown) => {
        opened = undefined
        throw error
      }
    )
    return opened
  }
  return {
    watchCount: (listener, onError) =>
      documents.watch(
        reports,
        { where: { state: 'open' }, order: 'stored', limit: 0 },
        ({ total }) => listener(total),
        onError
      ),
    open,
    watch(begin, onError) {
      let isWanted = true
      let stop = () => {}
      open().then(
        (repository) => {
          if (isWanted) stop = begin(repository)
        },
        (error: StoreError) => isWanted && onError(error)
      )
      return () => {
        isWanted = false
        stop()
      }
    }
  }
}
