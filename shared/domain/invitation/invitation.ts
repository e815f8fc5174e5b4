import * as v from 'valibot'
import { hasSameContent } from '../../documents/document.ts'
import type { WriteRule } from '../account/write-rule.ts'
import { applicationNameSchema } from '../application/application.ts'
import { documentId, instant, isInstant, storedDocument } from '../well-formed-text.ts'

const invitationStates = ['sent', 'seen', 'declined'] as const

/** The invitations of a company in a day. */
export const maxInvitationsPerDay = 20

/** From an employer to a candidate whose public profile they found, once for each job. Its id: see createInvitationId. */
export const invitationSchema = storedDocument({
  employerId: documentId,
  jobId: documentId,
  /** The candidate's. */
  uid: documentId,
  /** Of the public profile that was found. */
  publicProfileId: documentId,
  /** A copy: the job may change or go. */
  job: applicationNameSchema,
  state: v.picklist(invitationStates),
  invitedAt: instant
})
export type Invitation = v.InferOutput<typeof invitationSchema>

export function createInvitationId({
  employerId,
  jobId,
  uid
}: Pick<Invitation, 'employerId' | 'jobId' | 'uid'>): string {
  return `${employerId}_${jobId}_${uid}`
}

/** The rule below every screen. That job and public profile are public is trusted: on a shared board its rules check it. */
export const canWriteInvitation: WriteRule<Invitation> = (writer, before, after) => {
  if (!writer || writer.uid === '') return false
  if (!after) return writer.uid === before?.uid || (writer.uid === before?.employerId && before.state !== 'declined')
  if (before) {
    const isAnswer = after.state !== 'sent' && after.state !== before.state
    return writer.uid === before.uid && isAnswer && hasSameContent({ ...before, state: after.state }, after)
  }
  return (
    writer.role === 'Employer' &&
    after.employerId === writer.uid &&
    after.id === createInvitationId(after) &&
    after.state === 'sent' &&
    isInstant(after.invitedAt)
  )
}
