import { type DocumentStore, StoreError, type Unsubscribe } from '#renderer/storage/document-store.ts'
import { candidateProfiles } from '#shared/collections/candidate-profiles.ts'
import { type ShortlistEntry, shortlistedCandidates } from '#shared/collections/shortlisted-candidates.ts'
import { type CandidateProfile, noLink } from '#shared/domain/candidate/candidate.ts'
import { changeExisting, orWhenRefused } from '../document-store-operations.ts'
import { type Listeners, watchList } from '../watch-queries.ts'

/** Everything rejects with a StoreError. */
export interface ShortlistRepository {
  /** Newest first, now and after each change. */
  watch(...on: Listeners<ShortlistEntry[]>): Unsubscribe
  /** 'already': nothing was written. */
  add(candidate: CandidateProfile): Promise<'added' | 'already'>
  /** 'conflict' carries a revision other than `baseRevision`. 'refused': longer than maxNoteLength. */
  setNote(id: string, text: string, baseRevision: number): Promise<ShortlistEntry>
  remove(id: string): Promise<void>
  /** Removes an entry whose account is gone: on a shared board only its list's owner may. A hidden public profile keeps its entry. */
  removeIfGone(entry: Pick<ShortlistEntry, 'id' | 'uid'>): Promise<void>
}

const maxEntries = 1000

/** @param isShared a device removes entries of deleted accounts without being asked */
export function createShortlistRepository(
  documents: DocumentStore,
  uid: string,
  clock: () => Date = () => new Date(),
  isShared = false
): ShortlistRepository {
  const shortlist = shortlistedCandidates.of(uid)
  return {
    watch: watchList(documents, shortlist, { order: { by: 'addedAt', direction: 'descending' }, limit: maxEntries }),
    async add(candidate) {
      // Documents open from the public profile alone: a copy would outlive its owner's wish.
      const shown = {
        ...candidate,
        resumeUrl: noLink,
        aadharUrl: noLink,
        documents: undefined,
        blocked: undefined,
        ownerHidden: undefined
      }
      const entry = { ...shown, note: '', addedAt: clock().toISOString() }
      try {
        await documents.change(shortlist, candidate.id, () => entry, 0)
        return 'added'
      } catch (error) {
        if (error instanceof StoreError && error.failure === 'conflict') return 'already'
        throw error
      }
    },
    setNote: (id, text, baseRevision) =>
      changeExisting(documents, shortlist, id, (stored) => ({ ...stored, note: text }), baseRevision),
    remove: (id) => documents.remove(shortlist, id),
    async removeIfGone({ id, uid: owner }) {
      if (!isShared || owner === undefined) return
      // A hidden public profile exists.
      const publicProfile = await orWhenRefused<{ uid?: string | undefined } | undefined>(
        documents.get(candidateProfiles, id),
        {
          uid: owner
        }
      )
      if (publicProfile?.uid !== owner) await documents.remove(shortlist, id)
    }
  }
}
