import { type UserProfile, userProfileSchema } from '../domain/candidate/user-profile.ts'
import { isWithinPersonLimits } from '../domain/text-limits.ts'
import { declarePersonalCollection, isPerson } from './collection.ts'

/** One document, whose id is the uid. Written in any role. */
export const userProfiles = declarePersonalCollection<UserProfile>('userProfile', (uid) => ({
  schema: userProfileSchema,
  loadRule: async () => (writer, before, after) =>
    isPerson(writer, uid) && (after ?? before)?.id === uid && isWithinPersonLimits(before, after),
  erasure: { part: 'profile', find: () => uid }
}))
