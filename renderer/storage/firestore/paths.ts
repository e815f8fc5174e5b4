import { applications, appliedJobsOwner } from '../collections/application-collections.ts'
import { candidatePapers, candidateProfiles, shortlistOwner } from '../collections/candidate-collections.ts'
import { jobs, pages } from '../collections/collections.ts'
import { jobDrafts } from '../collections/job-drafts.ts'
import { userProfileOwner } from '../collections/profile-collections.ts'
import { StoreError } from '../document-store.ts'

/**
 * Where the shared board lies in Firestore: the contract between this adapter and build/firebase/firestore.rules.
 *
 * - `jobs/{name}`, `pages/{name}`, `applications/{name}`, `candidateProfiles/{name}` and `candidatePapers/{name}`; what belongs
 *   to one person lies under `people/{uid}/`: `userProfile/{uid}`, `shortlistedCandidates/{name}`, `appliedJobs/{name}`,
 *   `jobDrafts/{name}`. Files lie in `files/{name}`, in parts: see firestore-files.ts. Nothing else: accounts are Firebase
 *   Authentication's.
 * - A card in `candidateProfiles` holds `papers: {resume: boolean, aadhar: boolean}` and no `resumeUrl` and `aadharUrl`: these lie
 *   in `candidatePapers` under the same name, as {id, uid, resumeUrl, aadharUrl}, written and removed in the same step.
 * - Each document carries `id`, `revision` (1 when it is created, one more with each change) and `createdAt` (the server's time
 *   of its creation, never changed afterwards): the order 'stored' is the order of `createdAt`. The app never sees `createdAt`.
 * - A document's name is its id, with what Firestore takes in no name percent-encoded: see nameOf.
 * - Roles come from the verified token alone: the claim `admin`, or an employer's address with `email_verified`.
 * - What is asked of a whole collection says in the question what the rules want to hear: `status == 'approved'`,
 *   `employerId == uid`, `uid == uid`, `hidden == false`. A document whose id alone is asked for is read as one document.
 */
export const createdAt = 'createdAt'

/** A place in the database: the names of collections and documents from its root, with slashes. */
export type Path = string

const shared: ReadonlySet<string> = new Set(
  [jobs, pages, applications, candidateProfiles, candidatePapers].map(({ name }) => name)
)

const owned: readonly (readonly [folder: string, ownerOf: (collection: string) => string | undefined])[] = [
  ['userProfile', userProfileOwner],
  ['shortlistedCandidates', shortlistOwner],
  ['appliedJobs', appliedJobsOwner]
]

/**
 * Where a collection lies. `me`: the uid of the person who is signed in.
 * @throws StoreError 'refused' for a collection of one's own when nobody is signed in, and for what is no part of the board
 */
export function pathOf(collection: string, me: string | undefined): Path {
  if (shared.has(collection)) return collection
  if (collection === jobDrafts.name && me !== undefined) return `people/${nameOf(me)}/${jobDrafts.name}`
  for (const [folder, ownerOf] of owned) {
    const owner = ownerOf(collection)
    if (owner) return `people/${nameOf(owner)}/${folder}`
  }
  throw new StoreError('refused', `'${collection}' is no part of the shared board`)
}

/** The name of a document: its id, but for '%', '/', the names '.' and '..', and those of the form '__…__'. */
export function nameOf(id: string): string {
  const name = id.replaceAll('%', '%25').replaceAll('/', '%2F')
  if (name === '.' || name === '..') return name.replaceAll('.', '%2E')
  return /^__.*__$/s.test(name) ? `%5F${name.slice(1)}` : name
}
