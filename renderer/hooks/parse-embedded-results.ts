import * as v from 'valibot'
import { companySchema } from '#shared/domain/company/company.ts'
import { jobSchema } from '#shared/domain/job/job.ts'
import { jobCategories } from '#shared/domain/job/job-categories-and-statuses.ts'
import { jobEndings } from '#shared/domain/job/job-closing-outcome.ts'
import type { FirstResults } from './services-context.ts'

const jobs = v.array(jobSchema)
const count = v.optional(v.number())
const text = v.string()
const atLeast = v.optional(v.literal('atLeast'))

/** Result of each query of a published page (build/publish/published-pages.ts), by the first word of its name. */
const schemas = new Map<string, v.GenericSchema>(
  Object.entries({
    list: v.object({
      query: v.objectWithRest({ q: text, location: text, category: text, type: text }, text),
      result: v.object({
        jobs,
        ...{ matching: v.number(), matchingIs: atLeast },
        ...{ all: v.number(), allIs: atLeast },
        searched: count
      })
    }),
    job: v.nullable(jobSchema),
    outcome: v.object({ state: v.literal('ended'), ending: v.picklist([...jobEndings, 'expired']), category: text }),
    similar: jobs,
    company: v.nullable(companySchema),
    companyOf: v.nullable(companySchema),
    live: v.object({ jobs, total: v.number() }),
    featured: jobs,
    counts: v.object({
      all: count,
      byCategory: v.object(v.entriesFromList(jobCategories, count))
    })
  })
)

/** The results that a published page was drawn from. undefined: they are none of this version's, and the app reads for itself. */
export function parseEmbeddedResults(json: string): FirstResults | undefined {
  try {
    const entries = Object.entries(JSON.parse(json) as object).map(([name, result]) => {
      const schema = schemas.get(name.split(' ', 1)[0] ?? '') ?? v.never()
      return [name, v.parse(schema, result)]
    })
    return Object.fromEntries(entries)
  } catch {
    return undefined
  }
}
