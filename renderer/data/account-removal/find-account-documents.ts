import type { Collection, DocumentStore } from '#renderer/storage/document-store.ts'
import { applicantNotes } from '#shared/collections/applicant-notes.ts'
import { appliedJobs } from '#shared/collections/applied-jobs.ts'
import { candidateNumbers, candidateProfiles } from '#shared/collections/candidate-profiles.ts'
import type { PersonalCollection } from '#shared/collections/collection.ts'
import { companyNumbers, phoneReveals } from '#shared/collections/company-phone-numbers.ts'
import { employers } from '#shared/collections/employers.ts'
import { invitations } from '#shared/collections/invitations.ts'
import { jobDrafts } from '#shared/collections/job-drafts.ts'
import { seenJobs } from '#shared/collections/job-views.ts'
import { messageTemplates } from '#shared/collections/message-templates.ts'
import { savedJobs } from '#shared/collections/saved-jobs.ts'
import { savedSearches } from '#shared/collections/saved-searches.ts'
import { shortlistedCandidates } from '#shared/collections/shortlisted-candidates.ts'
import { userProfiles } from '#shared/collections/user-profiles.ts'
import { wantedAnswers } from '#shared/collections/wanted-screening-answers.ts'
import type { Document, Query } from '#shared/documents/document.ts'

/** Every collection with `erasure`, by file: all declarations together would weigh on the first page. */
export const erasedCollections: readonly Collection<Document>[] = [
  candidateNumbers,
  candidateProfiles,
  companyNumbers,
  phoneReveals,
  employers,
  invitations,
  jobDrafts,
  wantedAnswers
]

export const erasedPersonalCollections: readonly PersonalCollection<Document>[] = [
  applicantNotes,
  appliedJobs,
  seenJobs,
  messageTemplates,
  savedJobs,
  savedSearches,
  shortlistedCandidates,
  userProfiles
]

export const maxPerPerson = 10_000

/** As the collection declares it (`erasure`). Rejects with a StoreError. */
export async function findAccountDocuments<T extends Document>(
  documents: DocumentStore,
  collection: Collection<T>,
  uid: string
): Promise<T[]> {
  const { erasure } = collection
  if (!erasure) return []
  const asked = erasure.find(uid)
  type Where = NonNullable<Query<T>['where']>
  const read = async (where: Where) =>
    (await documents.query(collection, { where, order: 'stored', limit: maxPerPerson })).documents
  const found =
    typeof asked === 'string'
      ? [await documents.get(collection, asked)].flatMap((one) => one ?? [])
      : (await Promise.all(((Array.isArray(asked) ? asked : [asked]) as readonly Where[]).map(read))).flat()
  return found.filter((document) => erasure.isErased?.(document, uid) ?? true)
}
