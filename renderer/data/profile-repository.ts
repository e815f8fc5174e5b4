import { type DocumentStore, StoreError, type Unsubscribe } from '#renderer/storage/document-store.ts'
import type { FileStore } from '#renderer/storage/file-store.ts'
import { candidateProfiles } from '#shared/collections/candidate-profiles.ts'
import { userProfiles } from '#shared/collections/user-profiles.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { type CandidateProfile, isOwnCard } from '#shared/domain/candidate/candidate.ts'
import type { ProfileContent, UserProfile } from '#shared/domain/candidate/user-profile.ts'
import { type CandidateCardRepository, createCandidateCardRepository } from './candidates/candidate-card-repository.ts'
import { type ChosenFiles, deleteFiles, findOrphanedFiles, storeChosenFiles } from './profile-files.ts'

interface SavedProfile {
  profile: UserProfile
  /** Why the public card still says what it said before; undefined: it says what the profile says, or there is none. */
  cardFailure: StoreError | undefined
  /** The profile is kept for the person alone: a shared board publishes no card before their address is verified. */
  isCardWaiting?: true
}

/** What one person says about themself, and what others see of it. Everything rejects with a StoreError. */
export interface ProfileRepository {
  /** null: nothing was saved yet. Tells now and after each change, wherever it was made. */
  watch(listener: (profile: UserProfile | null) => void, onError: (error: StoreError) => void): Unsubscribe
  /** The person's public card by the id that the profile gives it, now and after each change; null: there is none. */
  watchCard(
    cardId: string,
    listener: (card: CandidateProfile | null) => void,
    onError: (error: StoreError) => void
  ): Unsubscribe
  /**
   * Stores the profile, with the files that were chosen for it, and after it the public card: a candidate's once they have said that they
   * want one, and of whoever has become an employer the card that is there already.
   * `baseRevision`: the revision that was changed, 0 for none; when another is stored, 'conflict' carries that one. `hidden`: whether the
   * card is hidden, undefined leaves that as it is.
   * When only the card cannot be written, saving again mends it. Files that nothing leads to any more are removed. Before the
   * person's address is verified there is no card, and 'refused' with chosen files.
   */
  save(content: ProfileContent, baseRevision: number, chosen?: ChosenFiles, hidden?: boolean): Promise<SavedProfile>
  /** Publishes what was saved before the person's address was verified, if they want that. Without a profile it does nothing. */
  publish(): Promise<void>
  /** Takes the public card down, or puts it up as the profile says. */
  setHidden(hidden: boolean): Promise<void>
}

interface ProfileRepositoryOptions {
  /** Guarded for the person (authorized-store.ts). */
  documents: DocumentStore
  files: FileStore
  /** Whether the person has still to show that their address is theirs. */
  isUnverified?: () => boolean
}

export function createProfileRepository(
  options: ProfileRepositoryOptions,
  person: Pick<SessionUser, 'uid' | 'role'>
): ProfileRepository {
  const { documents, files, isUnverified = () => false } = options
  const { uid } = person
  const collection = userProfiles.of(uid)
  const card = createCandidateCardRepository(documents, uid)
  /** Nobody looks for employers and the administrator, but for a card from before they became one. */
  const isWanted = async (profile: Pick<UserProfile, 'cardId' | 'hidden'>) =>
    person.role === 'Candidate'
      ? profile.cardId !== undefined || profile.hidden === false
      : profile.cardId !== undefined && (await card.has(profile.cardId))
  const changeExisting: ChangeExisting = (change) =>
    documents.change(collection, uid, (stored) => {
      if (!stored) throw new StoreError('conflict', 'there is no profile any more')
      return change(stored)
    })

  return {
    watch: (listener, onError) =>
      documents.watch(
        collection,
        { where: { id: uid }, order: 'stored', limit: 1 },
        (result) => listener(result.documents[0] ?? null),
        onError
      ),
    watchCard: (cardId, listener, onError) =>
      documents.watch(
        candidateProfiles,
        { where: { id: cardId }, order: 'stored', limit: 1 },
        (result) => listener(result.documents.find((found) => isOwnCard({ uid }, found)) ?? null),
        onError
      ),
    async save(content, baseRevision, chosen = {}, hidden = undefined) {
      const isCardWaiting = isUnverified()
      if (isCardWaiting && (chosen.resume || chosen.avatar)) {
        throw new StoreError('refused', 'files are kept when the address is verified')
      }
      const before = await documents.get(collection, uid)
      // Chosen before it is needed, so that the profile knows of its card before there is one.
      const isFirst = before?.cardId === undefined && (await isWanted({ hidden: hidden ?? before?.hidden }))
      const cardId = isFirst && !isCardWaiting ? await card.chooseId(content.name) : before?.cardId
      const storedNames: string[] = []
      try {
        const wanted = await storeChosenFiles(files, uid, content, chosen, storedNames)
        const profile = await documents.change(
          collection,
          uid,
          (stored) => ({
            ...stored,
            ...wanted,
            id: uid,
            cardId: stored?.cardId ?? cardId,
            hidden: hidden ?? stored?.hidden
          }),
          baseRevision
        )
        if (isCardWaiting) return { profile, cardFailure: undefined, isCardWaiting }
        return await publishCard(profile, [before?.resumeUrl, before?.avatarUrl])
      } catch (error) {
        await deleteFiles(files, storedNames)
        throw error
      }
    },
    async publish() {
      const profile = await documents.get(collection, uid)
      if (profile && (await isWanted(profile))) await writeCard(card, changeExisting, profile)
    },
    async setHidden(hidden) {
      const { cardId } = (await documents.get(collection, uid)) ?? {}
      // What is seen by others goes first when it goes, and comes last when it comes.
      if (hidden && cardId !== undefined) await card.hide(cardId)
      const profile = await changeExisting((stored) => ({ ...stored, hidden }))
      if (!hidden && (await isWanted(profile))) await writeCard(card, changeExisting, profile)
    }
  }

  async function publishCard(profile: UserProfile, earlier: (string | undefined)[]): Promise<SavedProfile> {
    try {
      const previousCard = (await isWanted(profile)) ? await writeCard(card, changeExisting, profile) : undefined
      await deleteFiles(
        files,
        findOrphanedFiles(
          [...earlier, previousCard?.resumeUrl, previousCard?.avatar],
          [profile.resumeUrl, profile.avatarUrl]
        )
      )
      return { profile, cardFailure: undefined }
    } catch (error) {
      if (!(error instanceof StoreError)) throw error
      // The files to which the card still leads stay. The card may have moved before it failed: the profile says where to.
      const now = await documents.get(collection, uid).catch(() => undefined)
      return { profile: now ?? profile, cardFailure: error }
    }
  }
}

type ChangeExisting = (change: (stored: UserProfile) => UserProfile) => Promise<UserProfile>

/** Writes the public card. Resolves with the one that it replaces. */
async function writeCard(card: CandidateCardRepository, changeExisting: ChangeExisting, profile: UserProfile) {
  const saveCardId = (cardId: string) => changeExisting((stored) => ({ ...stored, cardId }))
  const withCardId = profile.cardId === undefined ? await saveCardId(await card.chooseId(profile.name)) : profile
  return card.write(withCardId, withCardId.cardId ?? '', saveCardId)
}
