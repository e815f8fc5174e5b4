import { type UserProfile, userProfileSchema } from '#shared/domain/candidate/user-profile.ts'
import { createPersonalCollection } from './personal-collection.ts'

/** Where one person keeps what they say about themself, in one document whose id is their uid. */
export const { of: getUserProfileCollection, findOwner: findUserProfileOwner } = createPersonalCollection<UserProfile>(
  'userProfile_',
  { schema: userProfileSchema }
)
