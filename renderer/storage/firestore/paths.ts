import { findApplicantNotesOwner } from '../collections/applicant-notes.ts'
import { applications, findAppliedJobsOwner, withdrawals } from '../collections/application-collections.ts'
import { candidatePapers, candidateProfiles, findShortlistOwner } from '../collections/candidate-collections.ts'
import { jobs, pages } from '../collections/collections.ts'
import { endedJobs } from '../collections/ended-jobs.ts'
import { employerAddresses } from '../collections/houses/employer-addresses.ts'
import { employerRequests } from '../collections/houses/employer-requests.ts'
import { employers } from '../collections/houses/employers.ts'
import { houseMembers, houses } from '../collections/houses/houses.ts'
import { jobDrafts } from '../collections/job-drafts.ts'
import { jobHistory } from '../collections/job-history.ts'
import { pageVersions } from '../collections/page-versions.ts'
import { findUserProfileOwner } from '../collections/profile-collections.ts'
import { postingQuestions } from '../collections/reports/posting-questions.ts'
import { boardSettings, reportTallies } from '../collections/reports/report-tallies.ts'
import { reports } from '../collections/reports/reports.ts'
import { savedReasons } from '../collections/saved-reasons.ts'
import { StoreError } from '../document-store.ts'
import { encodeDocumentId, type Path } from './document-names.ts'

/**
 * Where the shared board lies in Firestore: the contract between this adapter and build/firebase/firestore.rules.
 *
 * - `jobs/{name}`, `jobHistory/{name}`, `endedJobs/{name}`, `savedReasons/{name}`, `reports/{name}`, `reportTallies/{name}`, `boardSettings/{name}`, `postingQuestions/{name}`, `pages/{name}`, `pageVersions/{name}`, `applications/{name}`, `withdrawals/{name}`, `candidateProfiles/{name}`,
 *   `candidatePapers/{name}`, `employers/{uid}`, `employerRequests/{uid}`, `houses/{name}` and `houseMembers/{uid}`; what belongs to one person lies under `people/{uid}/`: `userProfile/{uid}`, `shortlistedCandidates/{name}`, `appliedJobs/{name}`,
 *   `applicantNotes/{name}`, `jobDrafts/{name}`, and `publicCard/{uid}`. Files lie in `files/{name}`, in parts: see firestore-files.ts. Nothing else: accounts are Firebase
 *   Authentication's.
 * - A card in `candidateProfiles` holds `papers: {resume: boolean, aadhar: boolean}` and no `resumeUrl` and `aadharUrl`: these lie
 *   in `candidatePapers` under the same name, as {id, uid, resumeUrl, aadharUrl}, written and removed in the same step.
 * - `people/{uid}/publicCard/{uid}` says in `cardId` which card is the person's. It is made and removed in the same step as the card, so
 *   that the rules let an account have one.
 * - The earlier texts of a page lie in `pageVersions` under the same name, as {id, versions}, written in the same step; the page says
 *   `hasVersions: true`.
 * - An application that is withdrawn is the candidate's alone: its `employerId` becomes empty, and the same step makes a document in
 *   `withdrawals`, under 32 random hexadecimal digits that the application names in `withdrawal`. That is what the employer reads.
 * - Who did what with a job, and why, lies in `jobHistory` under the same name, as {id, employerId, history}, written in the same step; the job
 *   says in `steps` how many lines that has and in `changedAt` when the last was written. It is removed with the job.
 * - A job that has ended leaves `endedJobs/{name}`, made with it and removed when it is opened again: {id, ending, category}, for everybody.
 *   What is live carries its last day in `expiresOn`: a list of public jobs asks for those from today on.
 * - A report of a posting is named '{uid of whoever reports}_{id of the posting}': nobody reports one twice, and nobody but the administrator
 *   reads it. `people/{uid}/reportCount/{uid}` counts those of one account, as {id, since, count, last: name of the report}, written in the same step.
 *   `reportTallies/{name}` counts all reports of that posting, in the same step and without being read (split/tally-report.ts); what is decided
 *   about them stands there. `boardSettings/reports` says whose reports are taken. What an
 *   employer is asked about a posting lies in `postingQuestions` under the posting's name.
 * - `people/{uid}/applicationCount/{uid}` counts the applications of one account in the same way, and `draftCount/{uid}` and `markCount/{uid}`, {id, count, last}, and
 *   `fileCount/{uid}`, {id, count, bytes, last}, what it keeps, written in the step that makes or removes what `last` names: see account-counts.ts.
 * - `people/{uid}/postingCount/{uid}` counts an employer's postings likewise, as {id, since, count, last, open: [names]}: `open` names
 *   those that have not ended, and is written when one comes to them.
 * - A job that is removed leaves `removedJobs/{name}` behind, with nothing but its id, which no other job is given again.
 * - Each document carries `id`, `revision` (1 when it is created, one more with each change) and `createdAt` (the server's time
 *   of its creation, never changed afterwards): the order 'stored' is the order of `createdAt`. The app never sees `createdAt`.
 * - What is searched for is found by `searchKeys` (shared/domain/search/search-keys.ts): of a job the administrator alone
 *   writes it with what makes it live; of a card always, written by its owner. The app never sees it.
 * - A document's name is its id, with what Firestore takes in no name percent-encoded: see encodeDocumentId.
 * - Roles come from the verified token: the claim `admin`, or an employer's address with `email_verified`; and from `employers/{uid}`, which
 *   the administrator alone writes: with the token's address in `email` it makes an employer, with `ban` in it nobody is one.
 * - `employerAddresses/{SHA-256 of the address without what stands behind a plus}` says in `uid` which account has posted with it: when that one
 *   is banned, no other account with the address is an employer by it alone.
 * - Nobody but the administrator asks for more than 60 documents at once, or has more counted: see reading/page-chain.ts and reading/counts.ts.
 * - What is asked of a whole collection says in the question what the rules want to hear: `status == 'approved'` and
 *   `expiresOn >=` the server's day, `employerId == uid`, `uid == uid`, `hidden == false`. A document whose id alone is asked for is read as one document.
 */
export { createdAt, encodeDocumentId, type Path } from './document-names.ts'

const sharedCollections: ReadonlySet<string> = new Set(
  [
    jobs,
    jobHistory,
    endedJobs,
    savedReasons,
    reports,
    reportTallies,
    boardSettings,
    postingQuestions,
    pages,
    pageVersions,
    applications,
    withdrawals,
    candidateProfiles,
    candidatePapers,
    employers,
    employerAddresses,
    employerRequests,
    houses,
    houseMembers
  ].map(({ name }) => name)
)

const ownedCollections: readonly (readonly [folder: string, ownerOf: (collection: string) => string | undefined])[] = [
  ['userProfile', findUserProfileOwner],
  ['shortlistedCandidates', findShortlistOwner],
  ['appliedJobs', findAppliedJobsOwner],
  ['applicantNotes', findApplicantNotesOwner]
]

/**
 * The path of a collection. `uid`: of the person who is signed in.
 * @throws StoreError 'refused' for a collection of one's own when nobody is signed in, and for what is no part of the
 * board
 */
export function resolvePath(collection: string, uid: string | undefined): Path {
  if (sharedCollections.has(collection)) return collection
  if (collection === jobDrafts.name && uid !== undefined) return `people/${encodeDocumentId(uid)}/${jobDrafts.name}`
  for (const [folder, ownerOf] of ownedCollections) {
    const owner = ownerOf(collection)
    if (owner) return `people/${encodeDocumentId(owner)}/${folder}`
  }
  throw new StoreError('refused', `'${collection}' is no part of the shared board`)
}

/** What a removed job leaves behind. `name`: of the job's document. */
export function buildRemovedJobPath(name: string): Path {
  return `removedJobs/${name}`
}

/** Where it stands which card is a person's. */
export function buildCardRecordPath(uid: string): Path {
  return `people/${encodeDocumentId(uid)}/publicCard/${encodeDocumentId(uid)}`
}

/** Where it is counted what an account keeps, or has sent in a day. */
export function buildCountPath(
  kind: 'application' | 'draft' | 'file' | 'mark' | 'posting' | 'report',
  uid: string
): Path {
  return `people/${encodeDocumentId(uid)}/${kind}Count/${encodeDocumentId(uid)}`
}
