import { openWebPlatform } from '#renderer/platform/web/open-web-platform.ts'
import { jobs } from '#shared/collections/jobs.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { StoreNotice } from '#shared/storage/storage-notice.ts'
import { administrator } from '#tests/support/viewers.ts'

/** Calls of the proofs in a tab: only what the product's own screens could do, through the real store. */
interface JournalPage {
  /** Milliseconds from the start of the page's script to a first page of jobs in hand. */
  openedIn: number
  create(id: string): Promise<void>
  /** Appends a word to the keywords of a job. */
  append(id: string, keyword: string): Promise<void>
  get(id: string): Promise<Job | undefined>
  ids(): Promise<string[]>
  notices(): Promise<StoreNotice[]>
  undo(id: string): Promise<void>
  recover(id: string): Promise<void>
  content(id: string): Promise<string>
  /** The store's failure, or 'done'. */
  outcome(change: 'create', id: string): Promise<string>
  /** Totals that a watch of all jobs has told so far. */
  received: number[]
}

declare global {
  interface Window {
    journalPage?: JournalPage
  }
}

const started = performance.now()
const { documents } = await openWebPlatform({})
// A damaged list is refused here; the proofs look at that by themselves.
await documents.query(jobs, { order: { by: 'postedDate', direction: 'descending' }, limit: 20 }).catch(() => undefined)
const openedIn = performance.now() - started
const received: number[] = []
documents.watch(
  jobs,
  { order: 'stored', limit: 0 },
  ({ total }) => received.push(total),
  () => received.push(-1)
)

const fresh = (id: string): Job => ({
  id,
  title: `Polisher ${id}`,
  company: 'Zaveri',
  location: 'Surat GJ',
  category: 'Production',
  type: 'Full-time',
  description: 'Polishing of rings.',
  responsibilities: [],
  qualifications: [],
  salaryRange: '',
  keywords: [],
  status: 'approved',
  employerId: 'admin',
  postedDate: '2026-11-21'
})

const create = async (id: string) => {
  await documents.change(jobs, id, () => fresh(id))
}

window.journalPage = {
  openedIn,
  received,
  create,
  async append(id, keyword) {
    await documents.change(jobs, id, (stored) => {
      const job = stored ?? fresh(id)
      return { ...job, keywords: [...job.keywords, keyword] }
    })
  },
  get: (id) => documents.get(jobs, id),
  async ids() {
    const { documents: found } = await documents.query(jobs, { order: 'stored', limit: 100_000 })
    return found.map(({ id }) => id)
  },
  notices: () =>
    new Promise((resolve) => {
      const stop = documents.notices.watch((notices) => {
        resolve(notices)
        queueMicrotask(() => stop())
      })
    }),
  recover: (id) => documents.notices.recover(id, administrator),
  undo: (id) => documents.notices.undo(id, administrator),
  content: (id) => documents.notices.readContent(id, administrator),
  outcome: (_change, id) =>
    create(id).then(
      () => 'done',
      (error: { failure?: string }) => error.failure ?? String(error)
    )
}
