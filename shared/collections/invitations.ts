import { canWriteInvitation, type Invitation, invitationSchema } from '../domain/invitation/invitation.ts'
import { declareCollection, isPerson } from './collection.ts'

export const invitations = declareCollection<Invitation>({
  name: 'invitations',
  schema: invitationSchema,
  place: 'root',
  canRead: (viewer, { uid, employerId }) => isPerson(viewer, uid) || isPerson(viewer, employerId),
  loadRule: async () => canWriteInvitation,
  erasure: { part: 'lists', find: (uid) => [{ uid }, { employerId: uid }] }
})
