import type { DocumentStore } from '#renderer/storage/document-store.ts'
import type { FileStore } from '#renderer/storage/file-store.ts'
import type { SessionUser } from '#shared/domain/session-user.ts'
import { type ApplicationsRepository, applicationsRepository } from './applications-repository.ts'
import { guardedStore } from './authorized-store.ts'
import { type CandidatesRepository, candidatesRepository } from './candidates-repository.ts'
import { type DraftPlace, draftPlace } from './draft-repository.ts'
import { type PageTextsRepository, pageTextsRepository } from './page-texts-repository.ts'
import { type PostingsRepository, postingsRepository } from './postings-repository.ts'
import { type ProfileRepository, profileRepository } from './profile-repository.ts'
import { type ShortlistRepository, shortlistRepository } from './shortlist-repository.ts'

/** What somebody who has signed in works on. Made once for each person: it may stand in the deps of an effect. */
export interface Repositories {
  /** For whom they were made. */
  readonly person: Pick<SessionUser, 'uid' | 'role'>
  readonly applications: ApplicationsRepository
  readonly candidates: CandidatesRepository
  readonly pageTexts: PageTextsRepository
  readonly postings: PostingsRepository
  /** What this person says about themself. */
  readonly profile: ProfileRepository
  /** null: a candidate keeps none. */
  readonly shortlist: ShortlistRepository | null
  /** This person's draft for a job; undefined: for a new one. */
  draft(jobId: string | undefined): DraftPlace
}

interface Stores {
  documents: DocumentStore
  files: FileStore
}

/**
 * The repositories of one person, over one guarded store: every write is asked of the rules first. `currentUser` says who is
 * signed in when something is written, which may be nobody any more.
 */
export function openRepositories(
  { documents, files }: Stores,
  { uid, role }: Pick<SessionUser, 'uid' | 'role'>,
  currentUser: () => SessionUser | null
): Repositories {
  const guarded = guardedStore(documents, currentUser)
  return {
    person: { uid, role },
    applications: applicationsRepository({ documents: guarded, files, actor: currentUser }),
    candidates: candidatesRepository(guarded),
    pageTexts: pageTextsRepository(guarded),
    postings: postingsRepository(guarded),
    profile: profileRepository({ documents: guarded, files }, { uid, role }),
    shortlist: role === 'Candidate' ? null : shortlistRepository(guarded, uid),
    draft: (jobId) => draftPlace(guarded, uid, jobId)
  }
}
