import { getShortlistCollection } from '#renderer/storage/collections/candidate-collections.ts'
import { jobDrafts } from '#renderer/storage/collections/job-drafts.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import type { FileStore } from '#renderer/storage/file-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'

/** How many documents of one kind a person can have. */
const maxPerPerson = 10_000

/** Removes what a person keeps beside their profile: the shortlist, the drafts of postings, the files. */
export async function removePersonalData(
  { documents, files }: { documents: DocumentStore; files: FileStore },
  { uid, role }: Pick<SessionUser, 'uid' | 'role'>
): Promise<void> {
  // A candidate has neither a shortlist nor a form of postings.
  if (role !== 'Candidate') {
    const everything = { order: 'stored', limit: maxPerPerson } as const
    const shortlist = getShortlistCollection(uid)
    for (const { id } of (await documents.query(shortlist, everything)).documents) await documents.remove(shortlist, id)
    for (const { id } of (await documents.query(jobDrafts, everything)).documents) {
      if (id.startsWith(`${uid}_`)) await documents.remove(jobDrafts, id)
    }
  }
  await files.removeAll(uid)
}
