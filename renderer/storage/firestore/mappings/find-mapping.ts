import { applications } from '#shared/collections/applications.ts'
import { appliedJobs } from '#shared/collections/applied-jobs.ts'
import { candidateProfiles } from '#shared/collections/candidate-profiles.ts'
import type { Collection, Fields } from '#shared/collections/collection.ts'
import { employers } from '#shared/collections/employers.ts'
import { invitations } from '#shared/collections/invitations.ts'
import { jobDrafts } from '#shared/collections/job-drafts.ts'
import { jobs } from '#shared/collections/jobs.ts'
import { pages } from '#shared/collections/pages.ts'
import { reports } from '#shared/collections/reports.ts'
import type { Document } from '#shared/documents/document.ts'
import { countKept, countSent } from '../counts/account-limits.ts'
import { buildCountPath, encodeDocumentId } from '../paths.ts'
import { applicationMapping } from './application-mapping.ts'
import { candidateMapping } from './candidate-mapping.ts'
import { jobMapping } from './job-mapping.ts'
import { type Mapping, type OpenedDocument, openPlain, type SideWrite, type Step } from './mapping.ts'
import { pageMapping } from './page-mapping.ts'
import { reportMapping } from './report-mapping.ts'

const mappings: ReadonlyMap<string, Mapping> = new Map([
  [jobs.name, jobMapping],
  [pages.name, pageMapping],
  [candidateProfiles.name, candidateMapping],
  [applications.name, applicationMapping],
  [reports.name, reportMapping],
  [invitations.name, { open: openInvitation }],
  [jobDrafts.name, createKeptMapping('drafts')],
  [appliedJobs.kind, createKeptMapping('marks')]
])

/** undefined: each document is stored as it is. */
export function findMapping({ name, place }: Collection<Document>): Mapping | undefined {
  return mappings.get(typeof place === 'object' ? place.folder : name)
}

/** A new invitation is counted with the house of its employer; without one with the employer. */
async function openInvitation(step: Step, stored: Fields | undefined): Promise<OpenedDocument> {
  const { uid, name, read } = step
  if (stored || uid === undefined) return openPlain(stored)
  return {
    ...openPlain(stored),
    async change(after) {
      const entry = await read(step.pathIn(employers, encodeDocumentId(uid)))
      const house = typeof entry?.houseId === 'string' ? entry.houseId : uid
      const path = buildCountPath('invitation', house)
      return {
        stored: after,
        beside: [{ path, set: { id: house, ...countSent(await read(path), 'invitations', name) } }]
      }
    }
  }
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
