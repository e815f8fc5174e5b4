import { userProfileOf } from '#renderer/storage/collections/profile-collections.ts'
import { type DocumentStore, StoreError, type Unsubscribe } from '#renderer/storage/document-store.ts'
import type { FileStore } from '#renderer/storage/file-store.ts'
import type { SessionUser } from '#shared/domain/session-user.ts'
import type { ProfileContent, UserProfile } from '#shared/domain/user-profile.ts'
import { type OwnCard, ownCard } from './candidate-card-repository.ts'
import { removePersonalData } from './personal-data.ts'
import { type ChosenFiles, filesLeft, forgetFiles, withChosenFiles } from './profile-files.ts'

export interface SavedProfile {
  profile: UserProfile
  /** Why the public card still says what it said before; undefined: it says what the profile says, or there is none. */
  cardFailure: StoreError | undefined
}

/** What one person says about themself, and what others see of it. Everything rejects with a StoreError. */
export interface ProfileRepository {
  /** null: nothing was saved yet. Tells now and after each change, wherever it was made. */
  watch(listener: (profile: UserProfile | null) => void, failed: (error: StoreError) => void): Unsubscribe
  /**
   * Stores the profile, with the files that were chosen for it, and after it the public card of a candidate. `seen`: the
   * revision that was changed, 0 for none; when another is stored, 'conflict' carries that one. When only the card cannot be
   * written, saving again mends it. Files that nothing leads to any more are removed.
   */
  save(content: ProfileContent, seen: number, chosen?: ChosenFiles): Promise<SavedProfile>
  /** Takes the public card down, or puts it up again as the profile says. */
  setHidden(hidden: boolean): Promise<void>
  /**
   * Removes all that the product keeps for the person: the public card, the shortlist, drafts, files, and at last the profile.
   * What else belongs to them goes first, with `alsoRemove`. After a failure it can be done again.
   */
  remove(alsoRemove?: () => Promise<void>): Promise<void>
}

interface Place {
  /** Guarded for the person (authorized-store.ts). */
  documents: DocumentStore
  files: FileStore
}

export function profileRepository(place: Place, person: Pick<SessionUser, 'uid' | 'role'>): ProfileRepository {
  const { documents, files } = place
  const { uid } = person
  const own = userProfileOf(uid)
  // Employers and the administrator keep a profile as well, but nobody looks for them.
  const card = person.role === 'Candidate' ? ownCard(documents, uid) : undefined
  const changeKnown: ChangeKnown = (change) =>
    documents.change(own, uid, (stored) => {
      if (!stored) throw new StoreError('conflict', 'there is no profile any more')
      return change(stored)
    })

  return {
    watch: (listener, failed) =>
      documents.watch(
        own,
        { where: { id: uid }, order: 'stored', limit: 1 },
        (result) => listener(result.documents[0] ?? null),
        failed
      ),
    async save(content, seen, chosen = {}) {
      const before = await documents.get(own, uid)
      // Chosen before it is needed, so that the profile knows of its card before there is one.
      const cardId = before?.cardId ?? (await card?.newId(content.name))
      const kept: string[] = []
      try {
        const wanted = await withChosenFiles(files, uid, content, chosen, kept)
        const profile = await documents.change(
          own,
          uid,
          (stored) => ({ ...stored, ...wanted, id: uid, cardId: stored?.cardId ?? cardId }),
          seen
        )
        return await published(profile, [before?.resumeUrl, before?.avatarUrl])
      } catch (error) {
        await forgetFiles(files, kept)
        throw error
      }
    },
    async setHidden(hidden) {
      const { cardId } = (await documents.get(own, uid)) ?? {}
      // What is seen by others goes first when it goes, and comes last when it comes.
      if (hidden && cardId !== undefined) await card?.hide(cardId)
      const profile = await changeKnown((stored) => ({ ...stored, hidden }))
      if (!hidden && card) await publish(card, changeKnown, profile)
    },
    async remove(alsoRemove) {
      await alsoRemove?.()
      await card?.removeAll()
      await removePersonalData(place, person)
      await documents.remove(own, uid)
    }
  }

  async function published(profile: UserProfile, earlier: (string | undefined)[]): Promise<SavedProfile> {
    try {
      const seen = card && (await publish(card, changeKnown, profile))
      await forgetFiles(
        files,
        filesLeft([...earlier, seen?.resumeUrl, seen?.avatar], [profile.resumeUrl, profile.avatarUrl])
      )
      return { profile, cardFailure: undefined }
    } catch (error) {
      if (!(error instanceof StoreError)) throw error
      // The files to which the card still leads stay. The card may have moved before it failed: the profile says where to.
      const now = await documents.get(own, uid).catch(() => undefined)
      return { profile: now ?? profile, cardFailure: error }
    }
  }
}

type ChangeKnown = (change: (stored: UserProfile) => UserProfile) => Promise<UserProfile>

/** Writes the public card. Resolves with the one that it replaces. */
async function publish(card: OwnCard, changeKnown: ChangeKnown, profile: UserProfile) {
  const moved = (cardId: string) => changeKnown((stored) => ({ ...stored, cardId }))
  const known = profile.cardId === undefined ? await moved(await card.newId(profile.name)) : profile
  return card.write(known, known.cardId ?? '', moved)
}
