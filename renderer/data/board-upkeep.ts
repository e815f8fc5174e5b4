import type { Document } from '#shared/documents/document.ts'
import { migrateJob, resetReason } from '#shared/domain/job-upkeep.ts'
import { jobs } from './collections.ts'
import type { Collection } from './document-store.ts'

/** What a store that owns its data does for a collection when it opens. A shared board is never kept up by a client. */
export interface Upkeep {
  readonly collection: Collection<Document>
  /** Why the stored elements must make way for the sample; null when they need not. */
  resetReason(elements: readonly unknown[]): { signature: string } | null
  /** The sample documents, as of now. Loaded only where they are needed. */
  sample(): Promise<Document[]>
  /** An element as it is kept from now on; the same value when there is nothing to do. */
  migrate(element: unknown): unknown
}

export const boardUpkeep: readonly Upkeep[] = [
  {
    collection: jobs,
    resetReason,
    sample: async () => (await import('./sample-jobs.ts')).sampleJobs(),
    migrate: migrateJob
  }
]
