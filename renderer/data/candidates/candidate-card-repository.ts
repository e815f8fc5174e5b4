import { type DocumentStore, StoreError } from '#renderer/storage/document-store.ts'
import { candidateProfiles } from '#shared/collections/candidate-profiles.ts'
import {
  type CandidateProfile,
  createCandidateId,
  createRandomCandidateId,
  findFreeCandidateId,
  isOwnCard,
  setCardHidden
} from '#shared/domain/candidate/candidate.ts'
import { buildPublicCard, type UserProfile } from '#shared/domain/candidate/user-profile.ts'

/** How many cards of one person are ever read. */
const maxCards = 100

/** How many people with one name can each get an id. */
const maxTries = 200

/** Somebody else's card has the id. */
class IdTaken extends Error {}

/** The public card of one person. Everything rejects with a StoreError. */
export interface CandidateCardRepository {
  /**
   * The id for a card that does not exist yet: the one of a card that is the person's already, else a free one made of
   * the name.
   */
  chooseId(name: string): Promise<string>
  /**
   * Writes the card. When somebody else has taken its id, `onIdChange` gets the next free one and stores it in the
   * profile before it is tried, so that no card exists that its owner's profile does not know. Resolves with the card
   * that was replaced.
   */
  write(
    profile: UserProfile,
    id: string,
    onIdChange: (id: string) => Promise<UserProfile>
  ): Promise<CandidateProfile | undefined>
  hide(id: string): Promise<void>
  /** Whether there is a card of the person with this id. */
  has(id: string): Promise<boolean>
}

export function createCandidateCardRepository(documents: DocumentStore, uid: string): CandidateCardRepository {
  const listOwn = async () => {
    const where = { uid }
    return (await documents.query(candidateProfiles, { where, order: 'stored', limit: maxCards })).documents
  }
  const putCard = (profile: UserProfile, id: string) =>
    documents.change(candidateProfiles, id, (stored) => {
      if (stored && !isOwnCard({ uid }, stored)) throw new IdTaken()
      return buildPublicCard(profile, id, stored)
    })
  const isFree = async (id: string) => {
    try {
      return (await documents.get(candidateProfiles, id)) === undefined
    } catch (error) {
      // What somebody else has hidden is there, and not to be seen.
      if (error instanceof StoreError && error.failure === 'refused') return false
      throw error
    }
  }
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
    chooseId: async (name) => (await listOwn())[0]?.id ?? findFreeId(name, new Set()),
    async write(profile, id, onIdChange) {
      const before = await documents.get(candidateProfiles, id)
      const usedIds = new Set<string>()
      let [wanted, tried] = [profile, id]
      while (!(await hasWritten(putCard(wanted, tried)))) {
        usedIds.add(tried)
        if (usedIds.size > maxTries) throw new StoreError('unavailable', 'no id is free for this card')
        tried = await findFreeId(profile.name, usedIds)
        wanted = await onIdChange(tried)
      }
      return before && isOwnCard({ uid }, before) ? before : undefined
    },
    async hide(id) {
      const stored = await documents.get(candidateProfiles, id)
      if (stored && isOwnCard({ uid }, stored)) await documents.change(candidateProfiles, id, hideCard)
    },
    async has(id) {
      const stored = await documents.get(candidateProfiles, id)
      return stored !== undefined && isOwnCard({ uid }, stored)
    }
  }
}

function hideCard(stored: CandidateProfile | undefined): CandidateProfile {
  if (!stored) throw new StoreError('unavailable', 'the card is gone')
  return setCardHidden(stored, true)
}

/** Whether a write succeeded; false: the id is somebody else's, or that of a record that cannot be read. */
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
