import type { Collection } from '#renderer/storage/document-store.ts'
import { type UserProfile, userProfileSchema } from '#shared/domain/user-profile.ts'

const profiles = new Map<string, Collection<UserProfile>>()
const prefix = 'userProfile_'

/** Where one person keeps what they say about themself, in one document whose id is their uid: the same object every time. */
export function userProfileOf(uid: string): Collection<UserProfile> {
  const known = profiles.get(uid) ?? {
    name: prefix + uid,
    schema: userProfileSchema,
    searchText: () => '',
    // A notice about a damaged record is seen by whoever uses the device next: it does not say whose it is.
    nameOf: () => ''
  }
  profiles.set(uid, known)
  return known
}

/** Whose own profile a collection is; undefined when it is none. */
export function userProfileOwner(collection: string): string | undefined {
  return collection.startsWith(prefix) ? collection.slice(prefix.length) : undefined
}
