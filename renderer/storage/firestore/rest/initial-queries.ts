import { jobs } from '#shared/collections/jobs.ts'
import { pages } from '#shared/collections/static-pages.ts'
import type { Query } from '#shared/documents/document.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { isStaticPageName } from '#shared/domain/page/static-page.ts'
import { planQuery } from '../reading/firestore-server-query.ts'
import { buildRestAddress, buildRestRoot, type RestSettings } from './rest-client.ts'
import { createRestDatabase } from './rest-database.ts'

export interface FirstQuestion {
  address: string
  body: string
}

/** Placeholders for the board's day, 'YYYY-MM-DD', and for the id in the address: known when the page is opened. */
export const unknown = { day: '%day%', id: '%id%' } as const

const live = { where: { status: 'approved' }, unexpired: 'expiresOn', order: 'stored' } as const

/** The first queries of the job screens, by address. */
const jobQueries: ReadonlyMap<string, Query<Job>> = new Map([
  ['/', { ...live, limit: 3 }],
  ['/jobs', { ...live, order: { by: 'postedDate', direction: 'descending' }, limit: 30 }],
  ['/jobs/:id', { ...live, where: { ...live.where, id: unknown.id }, limit: 1 }]
])

/** Sent before the page's code is there: exactly its screen's. `at`: the address, with ':id' last. `sharesJobs`: on the shared board. */
export function listFirstQuestions(at: string, settings: RestSettings, sharesJobs: boolean): FirstQuestion[] {
  const asked: FirstQuestion[] = []
  const root = buildRestRoot(settings)
  const database = createRestDatabase({
    root,
    ask(method, question) {
      asked.push({ address: buildRestAddress(settings, method), body: JSON.stringify(question) })
      return new Promise(() => {})
    }
  })
  const page = at.slice(1)
  const query = sharesJobs ? jobQueries.get(at) : undefined
  const plan = query && planQuery(query, unknown.day)
  if (isStaticPageName(page)) void database.get(pages, page)
  else if (plan?.by === 'page') void database.query(jobs, plan.page)
  return asked
}
