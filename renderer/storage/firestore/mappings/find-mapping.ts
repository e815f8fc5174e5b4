import { applications } from '#shared/collections/applications.ts'
import { appliedJobs } from '#shared/collections/applied-jobs.ts'
import { candidateProfiles } from '#shared/collections/candidate-profiles.ts'
import type { Collection } from '#shared/collections/collection.ts'
import { jobDrafts } from '#shared/collections/job-drafts.ts'
import { jobs } from '#shared/collections/jobs.ts'
import { pages } from '#shared/collections/pages.ts'
import { reports } from '#shared/collections/reports.ts'
import type { Document } from '#shared/documents/document.ts'
import { countKept } from '../counts/account-limits.ts'
import { buildCountPath } from '../paths.ts'
import { applicationMapping } from './application-mapping.ts'
import { candidateMapping } from './candidate-mapping.ts'
import { jobMapping } from './job-mapping.ts'
import { type Mapping, openPlain, type SideWrite } from './mapping.ts'
import { pageMapping } from './page-mapping.ts'
import { reportMapping } from './report-mapping.ts'

const mappings: ReadonlyMap<string, Mapping> = new Map([
  [jobs.name, jobMapping],
  [pages.name, pageMapping],
  [candidateProfiles.name, candidateMapping],
  [applications.name, applicationMapping],
  [reports.name, reportMapping],
  [jobDrafts.name, createKeptMapping('drafts')],
  [appliedJobs.kind, createKeptMapping('marks')]
])

/** undefined: each document is stored as it is. */
export function findMapping({ name, place }: Collection<Document>): Mapping | undefined {
  return mappings.get(typeof place === 'object' ? place.folder : name)
}

/** Drafts of postings and marks of applied jobs: counted with their owner when one is made or removed. */
function createKeptMapping(kind: 'drafts' | 'marks'): Mapping {
  return {
    async open(step, stored) {
      const count = async (by: 1 | -1): Promise<SideWrite[]> => {
        if (step.uid === undefined) return []
        const path = buildCountPath(kind === 'drafts' ? 'draft' : 'mark', step.uid)
        return [{ path, set: { id: step.uid, ...countKept(await step.read(path), kind, by, step.name) } }]
      }
      return {
        ...openPlain(stored),
        change: async (after) => ({ stored: after, beside: stored ? [] : await count(1) }),
        remove: () => count(-1)
      }
    }
  }
}
