import { type DocumentStore, StoreError, type Unsubscribe } from '#renderer/storage/document-store.ts'
import type { FileStore } from '#renderer/storage/file-store.ts'
import { candidateNumbers, candidateProfiles } from '#shared/collections/candidate-profiles.ts'
import { userProfiles } from '#shared/collections/user-profiles.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { type CandidateProfile, isOwnPublicProfile } from '#shared/domain/candidate/candidate.ts'
import { type NumberAudience, sharesNumber } from '#shared/domain/candidate/candidate-phone.ts'
import {
  findMissingProfileFields,
  type ProfileContent,
  type UserProfile
} from '#shared/domain/candidate/user-profile.ts'
import { createPublicProfileRepository } from './candidates/public-profile-repository.ts'
import { changeExisting } from './document-store-operations.ts'
import {
  type ChosenFiles,
  deleteFiles,
  findOrphanedFiles,
  listFileLinks,
  storeChosenFiles
} from './uploaded-profile-files.ts'
import { type Listeners, mapWatch, watchOne } from './watch-queries.ts'

interface SavedProfile {
  profile: UserProfile
  /** undefined: the public profile is up to date, or there is none. */
  publicProfileError: StoreError | undefined
  /** A shared board publishes no public profile before the address is verified. */
  isPublicProfileWaiting?: true
}

/** Everything rejects with a StoreError. */
export interface ProfileRepository {
  /** null: nothing was saved yet. Follows every change. */
  watch(...on: Listeners<UserProfile | null>): Unsubscribe
  /** null: there is none. Follows every change. */
  watchPublicProfile(publicProfileId: string, ...on: Listeners<CandidateProfile | null>): Unsubscribe
  /**
   * Stores the profile with its chosen files, and then the public profile: a candidate's once they want one, an employer's if it exists.
   * `baseRevision`: 0 for none; 'conflict' carries another stored one. `hidden`: of the public profile; undefined keeps it. Saving again repairs a
   * failed public profile. Orphaned files are removed. Before the address is verified there is no public profile, and chosen files are 'refused'.
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

/** A first application may have sent a name alone. */
const isFindable = (profile: Parameters<typeof findMissingProfileFields>[0]) =>
  findMissingProfileFields(profile).length === 0

export function createProfileRepository(
  options: ProfileRepositoryOptions,
  person: Pick<SessionUser, 'uid' | 'role'>
): ProfileRepository {
  const { documents, files, isUnverified = () => false } = options
  const { uid } = person
  const collection = userProfiles.of(uid)
  const publicProfile = createPublicProfileRepository(documents, uid)
  /** Only candidates are found, and people who had a public profile before they became employers. */
  const isWanted = async (
    profile: Pick<UserProfile, 'publicProfileId' | 'hidden' | 'name' | 'headline' | 'location'>
  ) =>
    person.role === 'Candidate'
      ? profile.publicProfileId !== undefined || (profile.hidden === false && isFindable(profile))
      : profile.publicProfileId !== undefined && (await publicProfile.has(profile.publicProfileId))
  const changeProfile = (changed: Partial<UserProfile>) =>
    changeExisting(documents, collection, uid, (stored) => ({ ...stored, ...changed }))

  return {
    watch: watchOne(documents, collection, uid),
    watchPublicProfile: (publicProfileId, ...on) =>
      mapWatch(watchOne(documents, candidateProfiles, publicProfileId), (found) =>
        found && isOwnPublicProfile({ uid }, found) ? found : null
      )(...on),
    async save(content, baseRevision, chosen = {}, hidden = undefined) {
      const isPublicProfileWaiting = isUnverified()
      if (isPublicProfileWaiting && (chosen.resume || chosen.avatar || chosen.photos?.length)) {
        throw new StoreError('refused', 'files are kept when the address is verified')
      }
      const before = await documents.get(collection, uid)
      // First, so that the profile knows of its public profile before there is one.
      const isFirst =
        before?.publicProfileId === undefined && (await isWanted({ ...content, hidden: hidden ?? before?.hidden }))
      const publicProfileId =
        isFirst && !isPublicProfileWaiting ? await publicProfile.chooseId(content.name) : before?.publicProfileId
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
            publicProfileId: stored?.publicProfileId ?? publicProfileId,
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
      if (isPublicProfileWaiting) return { profile, publicProfileError: undefined, isPublicProfileWaiting }
      return publishPublicProfile(profile, listFileLinks(before))
    },
    async publish() {
      const profile = await documents.get(collection, uid)
      if (profile && (await isWanted(profile))) await writePublicProfile(profile)
    },
    async setHidden(hidden) {
      const { publicProfileId } = (await documents.get(collection, uid)) ?? {}
      // The public part goes first, and comes last.
      if (hidden && publicProfileId !== undefined) await publicProfile.hide(publicProfileId)
      const profile = await changeProfile({ hidden })
      if (!hidden && (await isWanted(profile))) await writePublicProfile(profile)
    },
    async setNumberFor(numberFor) {
      const { publicProfileId } = (await documents.get(collection, uid)) ?? {}
      if (numberFor !== 'employers' && publicProfileId !== undefined)
        await documents.remove(candidateNumbers, publicProfileId)
      const profile = await changeProfile({ numberFor })
      if (!isUnverified() && (await isWanted(profile))) await writePublicProfile(profile)
    }
  }

  /** The public profile with its number, which goes first, and comes last. Resolves with the replaced public profile. */
  async function writePublicProfile(profile: UserProfile): Promise<CandidateProfile | undefined> {
    let current = profile
    const savePublicProfileId = async (publicProfileId: string) => {
      current = await changeProfile({ publicProfileId })
      return current
    }
    if (current.publicProfileId === undefined) await savePublicProfileId(await publicProfile.chooseId(profile.name))
    const isShared = sharesNumber(current)
    if (!isShared) await documents.remove(candidateNumbers, current.publicProfileId ?? '')
    const before = await publicProfile.write(current, current.publicProfileId ?? '', savePublicProfileId)
    const { publicProfileId = '', contactNumber: number } = current
    if (isShared)
      await documents.change(candidateNumbers, publicProfileId, (stored) => ({
        ...stored,
        id: publicProfileId,
        uid,
        number
      }))
    return before
  }

  async function publishPublicProfile(profile: UserProfile, earlier: (string | undefined)[]): Promise<SavedProfile> {
    try {
      const previousPublicProfile = (await isWanted(profile)) ? await writePublicProfile(profile) : undefined
      await deleteFiles(
        files,
        findOrphanedFiles(
          [...earlier, previousPublicProfile?.resumeUrl, previousPublicProfile?.avatar],
          listFileLinks(profile)
        )
      )
      return { profile, publicProfileError: undefined }
    } catch (error) {
      if (!(error instanceof StoreError)) throw error
      // Files that the public profile links to stay. The public profile may have got another id before it failed.
      const now = await documents.get(collection, uid).catch(() => undefined)
      return { profile: now ?? profile, publicProfileError: error }
    }
  }
}
