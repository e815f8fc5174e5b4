import { jobs } from '#shared/collections/jobs.ts'
import { pages } from '#shared/collections/pages.ts'
import { isStaticPageName } from '#shared/domain/page/static-page.ts'
import { type Condition, nameField, type OrderedField, type ServerQuestion } from '../reading/server-query.ts'
import { buildRestAddress, buildRestRoot, type RestSettings } from './rest-client.ts'
import { createRestDatabase } from './rest-database.ts'

export interface FirstQuestion {
  address: string
  body: string
}

/** Placeholders for the UTC day, 'YYYY-MM-DD', and for the id in the address: known when the page is opened. */
export const unknown = { day: '%day%', id: '%id%' } as const

const isApproved: Condition = { field: 'status', operator: '==', value: 'approved' }
const isLive: Condition = { field: 'expiresOn', operator: '>=', value: unknown.day }
const orderBy = (field: string, direction: 'asc' | 'desc'): OrderedField[] =>
  [field, 'expiresOn', nameField].map((each) => ({ field: each, direction }))

/** The first queries of the job screens, by address; one document more than shown tells whether there are more. */
const jobQuestions: ReadonlyMap<string, ServerQuestion> = new Map([
  ['/', { conditions: [isApproved, isLive], order: orderBy('createdAt', 'asc'), limit: 4 }],
  ['/jobs', { conditions: [isApproved, isLive], order: orderBy('postedDate', 'desc'), limit: 31 }],
  [
    '/jobs/:id',
    {
      conditions: [isApproved, { field: 'id', operator: '==', value: unknown.id }, isLive],
      order: orderBy('createdAt', 'asc'),
      limit: 2
    }
  ]
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
  const question = sharesJobs ? jobQuestions.get(at) : undefined
  if (isStaticPageName(page)) void database.get(pages, page)
  else if (question) void database.query(jobs, question)
  return asked
}
