import * as v from 'valibot'
import { AccountLimitError, type Limited } from '#renderer/storage/core/account-limit-error.ts'
import type { Collection, DocumentStore, Unsubscribe } from '#renderer/storage/document-store.ts'
import type { RecordKind, VisitorRecords } from '#renderer/storage/visitor-records.ts'
import { savedJobs } from '#shared/collections/saved-jobs.ts'
import { savedSearches } from '#shared/collections/saved-searches.ts'
import { createRandomEnding, type Document } from '#shared/documents/document.ts'
import type { Writer } from '#shared/domain/account/write-rule.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { createSavedJob, maxSavedJobs, type SavedJob, savedJobSchema } from '#shared/domain/saved/saved-job.ts'
import {
  createSavedSearch,
  maxSavedSearches,
  type SavedSearch,
  savedSearchSchema
} from '#shared/domain/saved/saved-search.ts'
import { createAuthorizedStore } from './authorized-store.ts'
import { type Listeners, type Watch, watchList } from './watch-queries.ts'

/** Jobs and searches that one person has saved. Everything rejects with a StoreError; AccountLimitError: there are as many as may be. */
export interface SavedJobsAndSearchesRepository {
  /** Latest first. */
  watchJobs(...on: Listeners<SavedJob[]>): Unsubscribe
  /** The oldest first. */
  watchSearches(...on: Listeners<SavedSearch[]>): Unsubscribe
  /** One that is saved already stays as it was. */
  saveJob(job: Job): Promise<void>
  /** Writes it as it is: moved, or put back. */
  putJob(job: SavedJob): Promise<void>
  removeJob(id: string): Promise<void>
  /** `found`: its results. 'already': nothing was written. */
  saveSearch(query: string, found: readonly Job[]): Promise<'saved' | 'already'>
  putSearch(search: SavedSearch): Promise<void>
  removeSearch(id: string): Promise<void>
  /** Moves everything to another repository. What it cannot take stays here. */
  moveTo(other: Pick<SavedJobsAndSearchesRepository, 'putJob' | 'putSearch'>): Promise<void>
}

interface SavedList<T extends Document> {
  readonly watch: Watch<T[]>
  read(): Promise<readonly T[]>
  has(id: string): Promise<boolean>
  count(): Promise<number>
  put(entry: T): Promise<void>
  remove(id: string): Promise<void>
}

/** Of a signed-in person: on a shared board it follows them. */
export function createAccountSaved(
  documents: DocumentStore,
  uid: string,
  getActor: () => Writer
): SavedJobsAndSearchesRepository {
  const authorized = createAuthorizedStore(documents, getActor)
  return createSavedRepository(
    listDocuments(authorized, savedJobs.of(uid), maxSavedJobs),
    listDocuments(authorized, savedSearches.of(uid), maxSavedSearches)
  )
}

/** Of a visitor on this device. */
export function createVisitorSaved(records: VisitorRecords): SavedJobsAndSearchesRepository {
  return createSavedRepository(
    listRecords(records, 'job', savedJobSchema),
    listRecords(records, 'search', savedSearchSchema)
  )
}

function createSavedRepository(
  jobs: SavedList<SavedJob>,
  searches: SavedList<SavedSearch>
): SavedJobsAndSearchesRepository {
  // A saved job never changes.
  const putJob = async (job: SavedJob) => {
    if (!(await jobs.has(job.id))) await putWithin(jobs, job, maxSavedJobs, 'savedJobs')
  }
  const putSearch = (search: SavedSearch) => putWithin(searches, search, maxSavedSearches, 'savedSearches')
  const readSame = async (query: string) => (await searches.read()).find((each) => each.query === query)
  return {
    watchJobs: (listener, onError) =>
      jobs.watch((all) => listener(sortBy(all, ({ savedAt }) => savedAt).reverse()), onError),
    watchSearches: searches.watch,
    async saveJob(job) {
      if (!(await jobs.has(job.id))) await putJob(createSavedJob(job, new Date()))
    },
    putJob,
    removeJob: jobs.remove,
    async saveSearch(query, found) {
      if (await readSame(query)) return 'already'
      const now = new Date()
      await putSearch(
        createSavedSearch(`search_${now.getTime()}_${createRandomEnding(Math.random)}`, query, found, now)
      )
      return 'saved'
    },
    async putSearch(search) {
      const same = await readSame(search.query)
      // Saved on a device and in the account: one of them is enough.
      if (!same || same.id === search.id) await putSearch(search)
    },
    removeSearch: searches.remove,
    async moveTo(other) {
      // The latest come last, so that an account keeps their order.
      for (const job of sortBy(await jobs.read(), ({ savedAt }) => savedAt)) {
        await other.putJob(job)
        await jobs.remove(job.id)
      }
      for (const search of await searches.read()) {
        await other.putSearch(search)
        await searches.remove(search.id)
      }
    }
  }
}

const sortBy = <T>(entries: readonly T[], read: (entry: T) => string) =>
  [...entries].sort((one, two) => (read(one) < read(two) ? -1 : 1))

async function putWithin<T extends Document>(list: SavedList<T>, entry: T, max: number, limited: Limited) {
  if (!(await list.has(entry.id)) && (await list.count()) >= max) throw new AccountLimitError(limited)
  await list.put(entry)
}

function listDocuments<T extends Document>(
  documents: DocumentStore,
  collection: Collection<T>,
  limit: number
): SavedList<T> {
  const all = { order: 'stored', limit } as const
  return {
    watch: watchList(documents, collection, all),
    read: async () => (await documents.query(collection, all)).documents,
    has: async (id) => (await documents.get(collection, id)) !== undefined,
    count: async () => (await documents.query(collection, { order: 'stored', limit: 0 })).total,
    async put({ revision: _own, ...entry }) {
      await documents.change(collection, entry.id, (stored) => ({ ...stored, ...entry }) as unknown as T)
    },
    remove: (id) => documents.remove(collection, id)
  }
}

function listRecords<T extends Document>(
  records: VisitorRecords,
  kind: RecordKind,
  schema: v.GenericSchema<unknown, T>
): SavedList<T> {
  const read = () =>
    records.list(kind).flatMap(({ id, value }) => {
      const parsed = v.safeParse(schema, value)
      return parsed.success && parsed.output.id === id ? [parsed.output] : []
    })
  return {
    watch(listener) {
      listener(read())
      return records.watch(() => listener(read()))
    },
    read: async () => read(),
    has: async (id) => read().some((entry) => entry.id === id),
    count: async () => read().length,
    put: async (entry) => records.write(kind, entry.id, entry),
    remove: async (id) => records.write(kind, id, undefined)
  }
}
