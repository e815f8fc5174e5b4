import type { SessionUser } from '#shared/domain/session-user.ts'
import { applications } from '../collections/application-collections.ts'
import { candidateProfiles } from '../collections/candidate-collections.ts'
import { jobs, pages } from '../collections/collections.ts'
import { encodeDocumentId, type Path } from './paths.ts'

/** Whoever looks at a board; null: nobody is signed in. */
export type Viewer = Pick<SessionUser, 'uid' | 'isAdmin' | 'isEmployer' | 'unverified'> | null

/**
 * Whether a person may be shown what this device remembers of a document. The rules decide about what the server gives; a
 * browser remembers it for whoever sits there next, and no rule is asked then. So this says the same as build/firebase/firestore.rules
 * about reading, but for papers: only one's own are shown from memory.
 */
export function canReadFromCache(viewer: Viewer, path: Path, raw: Readonly<Record<string, unknown>>): boolean {
  const isOwn = (uid: unknown) => viewer !== null && uid === viewer.uid
  const isEmployers = isOwn(raw.employerId) && viewer?.isEmployer === true && !viewer.unverified
  switch (path) {
    case pages.name:
      return true
    case jobs.name:
      return raw.status === 'approved' || isOwn(raw.employerId) || viewer?.isAdmin === true
    case applications.name:
      return isOwn(raw.uid) || isEmployers || viewer?.isAdmin === true
    case candidateProfiles.name:
      return isOwn(raw.uid) || (viewer !== null && raw.hidden === false)
    default:
      return path.startsWith('people/')
        ? viewer !== null && path.startsWith(`people/${encodeDocumentId(viewer.uid)}/`)
        : isOwn(raw.uid)
  }
}
