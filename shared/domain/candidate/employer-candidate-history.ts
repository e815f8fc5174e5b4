import type { Application } from '../application/application.ts'
import type { Invitation } from '../invitation/invitation.ts'
import { mayContainPhone } from '../text-limits.ts'

/** What there was between a company and one candidate. Newest first. */
export interface CandidateRelation {
  applications: readonly Application[]
  /** Those to which no application followed. */
  invitations: readonly Invitation[]
}

/** The newest that carries a telephone number. */
export function findCallableApplication(relation: CandidateRelation | undefined): Application | undefined {
  return relation?.applications.find(({ profile }) => profile && mayContainPhone(profile.contactNumber))
}

/** By the uid of the candidate. Both newest first; without withdrawn applications. */
export function groupRelations(
  applications: readonly Application[],
  invitations: readonly Invitation[]
): ReadonlyMap<string, CandidateRelation> {
  const relations = new Map<string, { applications: Application[]; invitations: Invitation[] }>()
  const find = (uid: string) => {
    const found = relations.get(uid) ?? { applications: [], invitations: [] }
    relations.set(uid, found)
    return found
  }
  for (const application of applications) {
    if (application.state !== 'withdrawn') find(application.uid).applications.push(application)
  }
  for (const invitation of invitations) {
    const hasApplied = relations.get(invitation.uid)?.applications.some(({ jobId }) => jobId === invitation.jobId)
    if (!hasApplied) find(invitation.uid).invitations.push(invitation)
  }
  return relations
}
