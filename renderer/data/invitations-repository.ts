import { AccountLimitError } from '#renderer/storage/core/account-limit-error.ts'
import { type DocumentStore, StoreError } from '#renderer/storage/document-store.ts'
import { invitations } from '#shared/collections/invitations.ts'
import type { Query } from '#shared/documents/document.ts'
import { copyJobName } from '#shared/domain/application/application.ts'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'
import { createInvitationId, type Invitation, maxInvitationsPerDay } from '#shared/domain/invitation/invitation.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { changeExisting } from './document-store-operations.ts'
import { type Listeners, watchList } from './watch-queries.ts'

const maxShown = 60

const dayMs = 86_400_000

const newestFirst = { by: 'invitedAt', direction: 'descending' } as const

/**
 * Lists are newest first, now and after every change. Everything rejects with a StoreError.
 * @param isShared a shared board counts by its rules, for all accounts of a company
 */
export function createInvitationsRepository(
  documents: DocumentStore,
  employerId: string,
  clock: () => Date = () => new Date(),
  isShared = false
) {
  const watch = (where: NonNullable<Query<Invitation>['where']>) =>
    watchList(documents, invitations, { where, order: newestFirst, limit: maxShown })
  const expectRoom = async () => {
    const asked = { where: { employerId }, order: newestFirst, limit: maxInvitationsPerDay }
    const oldest = (await documents.query(invitations, asked)).documents[maxInvitationsPerDay - 1]
    const isFull = oldest !== undefined && clock().getTime() - Date.parse(oldest.invitedAt) < dayMs
    if (isFull) throw new AccountLimitError('invitations')
  }
  const answer = (base: Invitation, state: Invitation['state']) =>
    changeExisting(documents, invitations, base.id, (stored) => ({ ...stored, state }))
  return {
    /** Of a candidate. */
    watchOwn: (uid: string, ...on: Listeners<Invitation[]>) => watch({ uid })(...on),
    /** Sent by this employer to a candidate. */
    watchSentTo: (uid: string, ...on: Listeners<Invitation[]>) => watch({ employerId, uid })(...on),
    /** 'conflict': invited before, also when they have declined. AccountLimitError: twenty in a day. 'refused': job or public profile are not public. */
    async invite({ id: publicProfileId, uid }: CandidateProfile, job: Job): Promise<Invitation> {
      if (uid === undefined) throw new StoreError('refused', 'nobody would read it')
      const id = createInvitationId({ employerId, jobId: job.id, uid })
      if (!isShared) await expectRoom()
      const invitation: Invitation = {
        id,
        employerId,
        jobId: job.id,
        uid,
        publicProfileId,
        job: copyJobName(job),
        state: 'sent',
        invitedAt: clock().toISOString()
      }
      return documents.change(invitations, id, () => invitation, 0)
    },
    /** Also takes a declining back. */
    markSeen: (base: Invitation) => answer(base, 'seen'),
    decline: (base: Invitation) => answer(base, 'declined')
  }
}
