import { type DocumentStore, StoreError, type Unsubscribe } from '#renderer/storage/document-store.ts'
import type { FileStore } from '#renderer/storage/file-store.ts'
import { candidateNumbers, candidateProfiles } from '#shared/collections/candidate-profiles.ts'
import { userProfiles } from '#shared/collections/user-profiles.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { type CandidateProfile, isOwnCard } from '#shared/domain/candidate/candidate.ts'
import { type NumberAudience, sharesNumber } from '#shared/domain/candidate/candidate-number.ts'
import type { ProfileContent, UserProfile } from '#shared/domain/candidate/user-profile.ts'
import { createCandidateCardRepository } from './candidates/candidate-card-repository.ts'
import { type ChosenFiles, deleteFiles, findOrphanedFiles, storeChosenFiles } from './profile-files.ts'
import { changeExisting } from './store-operations.ts'
import { type Listeners, mapWatch, watchOne } from './watches.ts'

interface SavedProfile {
  profile: UserProfile
  /** undefined: the card is up to date, or there is none. */
  cardFailure: StoreError | undefined
  /** A shared board publishes no card before the address is verified. */
  isCardWaiting?: true
}

/** Everything rejects with a StoreError. */
export interface ProfileRepository {
  /** null: nothing was saved yet. Follows every change. */
  watch(...on: Listeners<UserProfile | null>): Unsubscribe
  /** null: there is none. Follows every change. */
  watchCard(cardId: string, ...on: Listeners<CandidateProfile | null>): Unsubscribe
  /**
   * Stores the profile with its chosen files, and then the card: a candidate's once they want one, an employer's if it exists.
   * `baseRevision`: 0 for none; 'conflict' carries another stored one. `hidden`: of the card; undefined keeps it. Saving again repairs a
   * failed card. Orphaned files are removed. Before the address is verified there is no card, and chosen files are 'refused'.
   */
  save(content: ProfileContent, baseRevision: number, chosen?: ChosenFiles, hidden?: boolean): Promise<SavedProfile>
  publish(): Promise<void>
  setHidden(hidden: boolean): Promise<void>
  setNumberFor(audience: NumberAudience): Promise<void>
}

interface ProfileRepositoryOptions {
  documents: DocumentStore
  files: FileStore
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
  /** Only candidates are found, and people who had a card before they became employers. */
  const isWanted = async (profile: Pick<UserProfile, 'cardId' | 'hidden'>) =>
    person.role === 'Candidate'
      ? profile.cardId !== undefined || profile.hidden === false
      : profile.cardId !== undefined && (await card.has(profile.cardId))
  const changeProfile = (changed: Partial<UserProfile>) =>
    changeExisting(documents, collection, uid, (stored) => ({ ...stored, ...changed }))

  return {
    watch: watchOne(documents, collection, uid),
    watchCard: (cardId, ...on) =>
      mapWatch(watchOne(documents, candidateProfiles, cardId), (found) =>
        found && isOwnCard({ uid }, found) ? found : null
      )(...on),
    async save(content, baseRevision, chosen = {}, hidden = undefined) {
      const isCardWaiting = isUnverified()
      if (isCardWaiting && (chosen.resume || chosen.avatar)) {
        throw new StoreError('refused', 'files are kept when the address is verified')
      }
      const before = await documents.get(collection, uid)
      // First, so that the profile knows of its card before there is one.
      const isFirst = before?.cardId === undefined && (await isWanted({ hidden: hidden ?? before?.hidden }))
      const cardId = isFirst && !isCardWaiting ? await card.chooseId(content.name) : before?.cardId
      const storedNames: string[] = []
      let isWriting = false
      let profile: UserProfile
      try {
        const wanted = await storeChosenFiles(files, uid, content, chosen, storedNames)
        isWriting = true
        profile = await documents.change(
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
      } catch (error) {
        // It may have been stored although its answer was lost: its files must stay.
        const isUncertain = isWriting && error instanceof StoreError && error.isOffline
        if (!isUncertain) await deleteFiles(files, storedNames)
        throw error
      }
      if (isCardWaiting) return { profile, cardFailure: undefined, isCardWaiting }
      return publishCard(profile, [before?.resumeUrl, before?.avatarUrl])
    },
    async publish() {
      const profile = await documents.get(collection, uid)
      if (profile && (await isWanted(profile))) await writeCard(profile)
    },
    async setHidden(hidden) {
      const { cardId } = (await documents.get(collection, uid)) ?? {}
      // The public part goes first, and comes last.
      if (hidden && cardId !== undefined) await card.hide(cardId)
      const profile = await changeProfile({ hidden })
      if (!hidden && (await isWanted(profile))) await writeCard(profile)
    },
    async setNumberFor(numberFor) {
      const { cardId } = (await documents.get(collection, uid)) ?? {}
      if (numberFor !== 'employers' && cardId !== undefined) await documents.remove(candidateNumbers, cardId)
      const profile = await changeProfile({ numberFor })
      if (!isUnverified() && (await isWanted(profile))) await writeCard(profile)
    }
  }

  /** The card with its number, which goes first, and comes last. Resolves with the replaced card. */
  async function writeCard(profile: UserProfile): Promise<CandidateProfile | undefined> {
    let current = profile
    const saveCardId = async (cardId: string) => {
      current = await changeProfile({ cardId })
      return current
    }
    if (current.cardId === undefined) await saveCardId(await card.chooseId(profile.name))
    const isShared = sharesNumber(current)
    if (!isShared) await documents.remove(candidateNumbers, current.cardId ?? '')
    const before = await card.write(current, current.cardId ?? '', saveCardId)
    const { cardId = '', contactNumber: number } = current
    if (isShared) await documents.change(candidateNumbers, cardId, (stored) => ({ ...stored, id: cardId, uid, number }))
    return before
  }

  async function publishCard(profile: UserProfile, earlier: (string | undefined)[]): Promise<SavedProfile> {
    try {
      const previousCard = (await isWanted(profile)) ? await writeCard(profile) : undefined
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
      // Files that the card links to stay. The card may have got another id before it failed.
      const now = await documents.get(collection, uid).catch(() => undefined)
      return { profile: now ?? profile, cardFailure: error }
    }
  }
}
