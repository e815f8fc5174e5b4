import { applications } from '#shared/collections/applications.ts'
import { appliedJobs } from '#shared/collections/applied-jobs.ts'
import { candidateProfiles } from '#shared/collections/candidate-profiles.ts'
import type { Collection } from '#shared/collections/collection.ts'
import { phoneReveals } from '#shared/collections/company-phone-numbers.ts'
import { invitations } from '#shared/collections/invitations.ts'
import { jobDrafts } from '#shared/collections/job-drafts.ts'
import { reports } from '#shared/collections/job-reports.ts'
import { seenJobs } from '#shared/collections/job-views.ts'
import { jobs } from '#shared/collections/jobs.ts'
import { messageTemplates } from '#shared/collections/message-templates.ts'
import { savedJobs } from '#shared/collections/saved-jobs.ts'
import { savedSearches } from '#shared/collections/saved-searches.ts'
import { pages } from '#shared/collections/static-pages.ts'
import type { Document } from '#shared/documents/document.ts'
import { candidateMapping } from './candidate-mapping.ts'
import {
  applicationMapping,
  draftMapping,
  invitationMapping,
  markMapping,
  reportMapping,
  revealMapping,
  savedJobMapping,
  savedSearchMapping,
  seenJobMapping,
  templateMapping
} from './counted-document-mappings.ts'
import type { Mapping } from './document-mapping.ts'
import { jobMapping } from './job-mapping.ts'
import { pageMapping } from './page-mapping.ts'

const mappings: ReadonlyMap<string, Mapping> = new Map([
  [jobs.name, jobMapping],
  [pages.name, pageMapping],
  [candidateProfiles.name, candidateMapping],
  [applications.name, applicationMapping],
  [reports.name, reportMapping],
  [invitations.name, invitationMapping],
  [jobDrafts.name, draftMapping],
  [appliedJobs.kind, markMapping],
  [messageTemplates.kind, templateMapping],
  [savedJobs.kind, savedJobMapping],
  [savedSearches.kind, savedSearchMapping],
  [seenJobs.kind, seenJobMapping],
  [phoneReveals.name, revealMapping]
])

/** undefined: each document is stored as it is. */
export function findMapping({ name, place }: Collection<Document>): Mapping | undefined {
  return mappings.get(typeof place === 'object' ? place.folder : name)
}
