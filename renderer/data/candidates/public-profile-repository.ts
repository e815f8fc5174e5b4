import { type DocumentStore, StoreError } from '#renderer/storage/document-store.ts'
import { candidateProfiles } from '#shared/collections/candidate-profiles.ts'
import {
  createCandidateId,
  createRandomCandidateId,
  findFreeCandidateId,
  isOwnPublicProfile,
  setPublicProfileHidden
} from '#shared/domain/candidate/candidate.ts'
import { buildPublicProfile, type UserProfile } from '#shared/domain/candidate/user-profile.ts'
import { changeExisting, orWhenRefused } from '../document-store-operations.ts'

const maxPublicProfiles = 100

const maxTries = 200

class IdTaken extends Error {}

/** The public profile of one person. Everything rejects with a StoreError. */
export function createPublicProfileRepository(documents: DocumentStore, uid: string) {
  const listOwn = async () => {
    const where = { uid }
    return (await documents.query(candidateProfiles, { where, order: 'stored', limit: maxPublicProfiles })).documents
  }
  const putPublicProfile = (profile: UserProfile, id: string) =>
    documents.change(candidateProfiles, id, (stored) => {
      if (stored && !isOwnPublicProfile({ uid }, stored)) throw new IdTaken()
      return buildPublicProfile(profile, id, stored)
    })
  // A hidden public profile takes its id.
  const isFree = (id: string) =>
    orWhenRefused(
      documents.get(candidateProfiles, id).then((publicProfile) => publicProfile === undefined),
      false
    )
  const findFreeId = async (name: string, usedIds: Set<string>) => {
    const base = createCandidateId(name)
    for (;;) {
      const id =
        base === '' ? createRandomCandidateId() : findFreeCandidateId(base, (candidate) => usedIds.has(candidate))
      if (!usedIds.has(id) && (await isFree(id))) return id
      usedIds.add(id)
    }
  }
  return {
    /** The id of an existing public profile of theirs, else a free one made of the name. */
    chooseId: async (name: string) => (await listOwn())[0]?.id ?? findFreeId(name, new Set()),
    /** Resolves with the replaced public profile. `onIdChange` stores the next free id in the profile first: no public profile exists that its profile does not know. */
    async write(profile: UserProfile, id: string, onIdChange: (id: string) => Promise<UserProfile>) {
      const before = await documents.get(candidateProfiles, id)
      const usedIds = new Set<string>()
      let [wanted, tried] = [profile, id]
      while (!(await hasWritten(putPublicProfile(wanted, tried)))) {
        usedIds.add(tried)
        if (usedIds.size > maxTries) throw new StoreError('unavailable', 'no id is free for this public profile')
        tried = await findFreeId(profile.name, usedIds)
        wanted = await onIdChange(tried)
      }
      return before && isOwnPublicProfile({ uid }, before) ? before : undefined
    },
    async hide(id: string) {
      const stored = await documents.get(candidateProfiles, id)
      if (!stored || !isOwnPublicProfile({ uid }, stored)) return
      const hiding = changeExisting(documents, candidateProfiles, id, (publicProfile) =>
        setPublicProfileHidden(publicProfile, true)
      )
      await hiding.catch((error: unknown) => {
        const isGone = error instanceof StoreError && error.failure === 'conflict' && error.stored === undefined
        // Removed in between: nothing is left to hide.
        if (!isGone) throw error
      })
    },
    async has(id: string) {
      const stored = await documents.get(candidateProfiles, id)
      return stored !== undefined && isOwnPublicProfile({ uid }, stored)
    }
  }
}

/** false: the id belongs to another person, or to an unreadable record. */
async function hasWritten(write: Promise<unknown>): Promise<boolean> {
  try {
    await write
    return true
  } catch (error) {
    if (error instanceof IdTaken) return false
    if (error instanceof StoreError && error.failure === 'damaged') return false
    throw error
  }
}
