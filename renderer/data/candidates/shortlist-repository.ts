import { type DocumentStore, StoreError, type Unsubscribe } from '#renderer/storage/document-store.ts'
import { candidateProfiles } from '#shared/collections/candidate-profiles.ts'
import { type ShortlistEntry, shortlistedCandidates } from '#shared/collections/shortlisted-candidates.ts'
import { type CandidateProfile, noLink } from '#shared/domain/candidate/candidate.ts'

/** The people one employer would like at their bench. Everything rejects with a StoreError. */
export interface ShortlistRepository {
  /** The entries, newest first, now and after each change, wherever it was made. */
  watch(listener: (entries: ShortlistEntry[]) => void, onError: (error: StoreError) => void): Unsubscribe
  /** 'already': the candidate is on the list, and nothing was written. */
  add(candidate: CandidateProfile): Promise<'added' | 'already'>
  /**
   * `baseRevision`: the revision that the note is based on; when another is stored, 'conflict' carries that one.
   * 'refused': it is longer than maxNoteLength.
   */
  setNote(id: string, text: string, baseRevision: number): Promise<ShortlistEntry>
  remove(id: string): Promise<void>
  /**
   * Removes somebody whose account is gone: on a shared board nobody else may. Who has only hidden their card stays.
   */
  removeIfGone(entry: Pick<ShortlistEntry, 'id' | 'uid'>): Promise<void>
}

/** How many entries of a shortlist are ever shown. */
const maxEntries = 1000

/**
 * @param documents authorized for the person whose list it is (authorized-store.ts)
 * @param isShared they lie on a board that devices share; a board of the device removes by itself who has gone
 */
export function createShortlistRepository(
  documents: DocumentStore,
  uid: string,
  clock: () => Date = () => new Date(),
  isShared = false
): ShortlistRepository {
  const shortlist = shortlistedCandidates.of(uid)
  return {
    watch: (listener, onError) =>
      documents.watch(
        shortlist,
        { order: { by: 'addedAt', direction: 'descending' }, limit: maxEntries },
        (result) => listener(result.documents),
        onError
      ),
    async add(candidate) {
      // Papers are opened from the public card alone: a copy would outlive the wish of the person whose they are.
      const shown = {
        ...candidate,
        resumeUrl: noLink,
        aadharUrl: noLink,
        papers: undefined,
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
      documents.change(
        shortlist,
        id,
        (stored) => {
          if (!stored) throw new StoreError('conflict', 'this candidate is not on the list any more')
          return { ...stored, note: text }
        },
        baseRevision
      ),
    remove: (id) => documents.remove(shortlist, id),
    async removeIfGone({ id, uid: owner }) {
      if (!isShared || owner === undefined) return
      try {
        const card = await documents.get(candidateProfiles, id)
        if (card?.uid !== owner) await documents.remove(shortlist, id)
      } catch (error) {
        // What somebody has hidden is there, and not to be seen.
        if (!(error instanceof StoreError && error.failure === 'refused')) throw error
      }
    }
  }
}
