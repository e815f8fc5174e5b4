import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { applications, withdrawals } from '../collections/application-collections.ts'
import { candidateProfiles } from '../collections/candidate-collections.ts'
import { jobs, pages } from '../collections/collections.ts'
import { endedJobs } from '../collections/ended-jobs.ts'
import { employerRequests } from '../collections/houses/employer-requests.ts'
import { employers } from '../collections/houses/employers.ts'
import { houseMembers, houses } from '../collections/houses/houses.ts'
import { jobHistory } from '../collections/job-history.ts'
import { pageVersions } from '../collections/page-versions.ts'
import { postingQuestions } from '../collections/reports/posting-questions.ts'
import { boardSettings, reportTallies } from '../collections/reports/report-tallies.ts'
import { reports } from '../collections/reports/reports.ts'
import { savedReasons } from '../collections/saved-reasons.ts'
import { encodeDocumentId, type Path } from './document-names.ts'

/** Who is looking; null: nobody is signed in. */
export type Viewer = Pick<SessionUser, 'uid' | 'isAdmin' | 'isEmployer' | 'unverified'> | null

/**
 * Whether a person may be shown a document from Firestore's cache on this device. The security rules decide what the
 * server gives; the cache keeps it for whoever uses the browser next, and no rule is asked then. So this repeats what
 * build/firebase/firestore.rules says about reading, except for papers: from the cache only one's own are shown.
 */
export function canReadFromCache(viewer: Viewer, path: Path, raw: Readonly<Record<string, unknown>>): boolean {
  const isOwn = (uid: unknown) => viewer !== null && uid === viewer.uid
  const isEmployers = isOwn(raw.employerId) && viewer?.isEmployer === true && !viewer.unverified
  switch (path) {
    case pages.name:
    case endedJobs.name:
    case houses.name:
    case houseMembers.name:
    case boardSettings.name:
      return true
    case employers.name:
    case employerRequests.name:
      return isOwn(raw.id) || viewer?.isAdmin === true
    case pageVersions.name:
    case savedReasons.name:
    case reports.name:
    case reportTallies.name:
      return viewer?.isAdmin === true
    case postingQuestions.name:
      return isEmployers || viewer?.isAdmin === true
    case withdrawals.name:
      return isEmployers
    case jobs.name:
      return raw.status === 'approved' || isOwn(raw.employerId) || viewer?.isAdmin === true
    case jobHistory.name:
      return isOwn(raw.employerId) || viewer?.isAdmin === true
    case applications.name:
      return isOwn(raw.uid) || isEmployers || viewer?.isAdmin === true
    case candidateProfiles.name:
      return (
        isOwn(raw.uid) ||
        (viewer !== null && raw.hidden === false) ||
        (viewer?.isAdmin === true && raw.blocked === true)
      )
    default:
      return path.startsWith('people/')
        ? viewer !== null && path.startsWith(`people/${encodeDocumentId(viewer.uid)}/`)
        : isOwn(raw.uid)
  }
}
