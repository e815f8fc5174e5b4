import type { Collection } from '#renderer/storage/document-store.ts'
import { type Job, jobSchema } from '#shared/domain/job/job.ts'
import { type StaticPage, staticPageSchema } from '#shared/domain/page/static-page.ts'

/** All collections of the product, by the names under which they are stored. */
export const jobs: Collection<Job> = {
  name: 'jobs',
  schema: jobSchema,
  searchText: (job) => [job.title, job.company, ...job.keywords].join('\n'),
  describe: describeRecord
}

export const pages: Collection<StaticPage> = {
  name: 'pages',
  schema: staticPageSchema,
  // What the house says in its own name: a page shows an error rather than a text that is not the house's.
  waitsWhenDamaged: true,
  searchText: () => '',
  describe: describeRecord
}

/** Title, name or id of a record that may be anything. */
export function describeRecord(raw: unknown): string {
  if (typeof raw !== 'object' || raw === null) return String(raw).slice(0, 60)
  const { title, name, id } = raw as Record<string, unknown>
  return String(title ?? name ?? id ?? '').slice(0, 60)
}
