import { collection, type Firestore, getCountFromServer, orderBy, query, where } from 'firebase/firestore'
import { jobs } from '#renderer/storage/collections/collections.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import { neverExpires } from '#shared/domain/job/job-expiry.ts'

/**
 * Postings from before they expired have no last day, and the server finds what is public by that day: they get the one of what
 * never expires. For the administrator; counted first, so that a board without such postings is not read.
 */
export async function dateOldJobs(database: Firestore, documents: DocumentStore): Promise<void> {
  const live = query(collection(database, jobs.name), where('status', '==', 'approved'))
  const [all, dated] = await Promise.all(
    [live, query(live, orderBy('expiresOn'))].map((each) => getCountFromServer(each))
  )
  if (all?.data().count === dated?.data().count) return
  const page = { where: { status: 'approved' }, order: 'stored', limit: 500 } as const
  let after: Parameters<typeof documents.query>[1]['after']
  do {
    const found = await documents.query(jobs, { ...page, after })
    for (const { id, expiresOn } of found.documents) {
      if (expiresOn !== undefined) continue
      await documents.change(jobs, id, (stored) => {
        if (stored?.status !== 'approved' || stored.expiresOn !== undefined) throw new Error('this job is dated')
        return { ...stored, expiresOn: neverExpires }
      })
    }
    after = found.next
  } while (after !== undefined)
}
