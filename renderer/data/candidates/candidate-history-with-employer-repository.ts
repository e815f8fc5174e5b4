import type { DocumentStore, Unsubscribe } from '#renderer/storage/document-store.ts'
import { applications } from '#shared/collections/applications.ts'
import { invitations } from '#shared/collections/invitations.ts'
import { type CandidateRelation, groupRelations } from '#shared/domain/candidate/employer-candidate-history.ts'
import type { Invitation } from '#shared/domain/invitation/invitation.ts'
import { type Listeners, mapWatch, watchFixed, watchList, watchTogether } from '../watch-queries.ts'

export interface CandidateRelations {
  /** By the uid of the candidate. */
  byUid: ReadonlyMap<string, CandidateRelation>
  /** Older applications or invitations were not read. */
  isPartial: boolean
}

/** Of each. A shared board reads so many documents when the first screen asks, whatever the number of candidates, and after that what changes. */
const maxRead = 300

interface RelationsOptions {
  /** As its jobs are marked. */
  employerId: string
  /** The administrator sends no invitations. */
  invites: boolean
}

/** Who applied to a company, and whom it invited. */
export function createEmployerCandidateHistoryRepository(
  documents: DocumentStore,
  { employerId, invites }: RelationsOptions
) {
  const common = { where: { employerId }, limit: maxRead, uncounted: true } as const
  const both = watchTogether([
    watchList(documents, applications, { ...common, order: { by: 'appliedAt', direction: 'descending' } }),
    invites
      ? watchList(documents, invitations, { ...common, order: { by: 'invitedAt', direction: 'descending' } })
      : watchFixed<Invitation[]>([])
  ])
  const watchRelations = mapWatch(both, ([applied, invited]) => ({
    byUid: groupRelations(applied, invited),
    isPartial: applied.length === maxRead || invited.length === maxRead
  }))
  return {
    watch: (...on: Listeners<CandidateRelations>): Unsubscribe => watchRelations(...on)
  }
}
