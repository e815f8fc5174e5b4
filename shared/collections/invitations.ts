import { canWriteInvitation, type Invitation, invitationSchema } from '../domain/invitation/invitation.ts'
import { declareCollection, isPerson } from './collection.ts'

export const invitations = declareCollection<Invitation>({
  name: 'invitations',
  schema: invitationSchema,
  place: 'root',
  canRead: (viewer, { uid, employerId }) => isPerson(viewer, uid) || isPerson(viewer, employerId),
  loadRule: async () => canWriteInvitation,
  // A declined one is the candidate's: without it they could be invited again.
  erasure: {
    part: 'lists',
    find: (uid) => [{ uid }, { employerId: uid }],
    isErased: (invitation, uid) => invitation.uid === uid || invitation.state !== 'declined'
  }
})
