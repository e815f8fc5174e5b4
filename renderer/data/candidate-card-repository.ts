import { candidateProfiles } from '#renderer/storage/collections/candidate-collections.ts'
import { type DocumentStore, StoreError } from '#renderer/storage/document-store.ts'
import {
  type CandidateProfile,
  candidateIdFrom,
  isOwnCard,
  nextCandidateId,
  randomCandidateId
} from '#shared/domain/candidate.ts'
import { publicCardOf, type UserProfile } from '#shared/domain/user-profile.ts'

/** How many cards of one person are ever looked for. */
const most = 100

/** So many people of one name find an id each. */
const mostTries = 200

/** Somebody else's card has the id. */
class IdTaken extends Error {}

/** The public card of one person. Everything rejects with a StoreError. */
export interface OwnCard {
  /** The id for a card that is not there yet: of a card that is the person's already, else a free one made of the name. */
  newId(name: string): Promise<string>
  /**
   * Writes the card. When somebody else has taken its id, `moved` is told the next free one before it is tried, so that a card
   * is never there without its owner knowing of it. Resolves with the card that stood there.
   */
  write(
    profile: UserProfile,
    id: string,
    moved: (id: string) => Promise<UserProfile>
  ): Promise<CandidateProfile | undefined>
  hide(id: string): Promise<void>
  /** Removes every card of the person. */
  removeAll(): Promise<void>
}

export function ownCard(documents: DocumentStore, uid: string): OwnCard {
  const all = async () => {
    const where = { uid }
    return (await documents.query(candidateProfiles, { where, order: 'stored', limit: most })).documents
  }
  const put = (profile: UserProfile, id: string) =>
    documents.change(candidateProfiles, id, (stored) => {
      if (stored && !isOwnCard({ uid }, stored)) throw new IdTaken()
      return publicCardOf(profile, id, stored)
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
  const free = async (name: string, taken: Set<string>) => {
    const base = candidateIdFrom(name)
    for (;;) {
      const id = base === '' ? randomCandidateId() : nextCandidateId(base, (each) => taken.has(each))
      if (!taken.has(id) && (await isFree(id))) return id
      taken.add(id)
    }
  }
  return {
    newId: async (name) => (await all())[0]?.id ?? free(name, new Set()),
    async write(profile, id, moved) {
      const before = await documents.get(candidateProfiles, id)
      const taken = new Set<string>()
      let [wanted, tried] = [profile, id]
      while (!(await written(put(wanted, tried)))) {
        taken.add(tried)
        if (taken.size > mostTries) throw new StoreError('unavailable', 'no id is free for this card')
        tried = await free(profile.name, taken)
        wanted = await moved(tried)
      }
      return before && isOwnCard({ uid }, before) ? before : undefined
    },
    async hide(id) {
      const stored = await documents.get(candidateProfiles, id)
      if (stored && isOwnCard({ uid }, stored)) await documents.change(candidateProfiles, id, hiddenCard)
    },
    async removeAll() {
      for (const { id } of await all()) await documents.remove(candidateProfiles, id)
    }
  }
}

function hiddenCard(stored: CandidateProfile | undefined): CandidateProfile {
  if (!stored) throw new StoreError('unavailable', 'the card is gone')
  return { ...stored, hidden: true }
}

/** Whether a writing succeeded; false: the id is somebody else's, or of a record that cannot be read. */
async function written(writing: Promise<unknown>): Promise<boolean> {
  try {
    await writing
    return true
  } catch (error) {
    if (error instanceof IdTaken) return false
    if (error instanceof StoreError && error.failure === 'damaged') return false
    throw error
  }
}
