import type { Collection } from '#renderer/storage/document-store.ts'
import { type UserProfile, userProfileSchema } from '#shared/domain/candidate/user-profile.ts'

const profilesByUid = new Map<string, Collection<UserProfile>>()
const profilePrefix = 'userProfile_'

/** Where one person keeps what they say about themself, in one document whose id is their uid: the same object every time. */
export function getUserProfileCollection(uid: string): Collection<UserProfile> {
  const collection = profilesByUid.get(uid) ?? {
    name: profilePrefix + uid,
    schema: userProfileSchema,
    searchText: () => '',
    // A notice about a damaged record is seen by whoever uses the device next: it does not say whose it is.
    describe: () => ''
  }
  profilesByUid.set(uid, collection)
  return collection
}

/** Whose own profile a collection is; undefined when it is none. */
export function findUserProfileOwner(collection: string): string | undefined {
  return collection.startsWith(profilePrefix) ? collection.slice(profilePrefix.length) : undefined
}
