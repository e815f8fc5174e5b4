import { type DocumentStore, StoreError, type Unsubscribe } from '#renderer/storage/document-store.ts'
import type { FileStore } from '#renderer/storage/file-store.ts'
import { candidateDocuments, candidateNumbers, candidateProfiles } from '#shared/collections/candidate-profiles.ts'
import type { Query, WordSearch } from '#shared/documents/document.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { ApplicantProfile } from '#shared/domain/application/application.ts'
import {
  type CandidateDocumentKind,
  type CandidateProfile,
  findDocumentAccess,
  noLink,
  readDocumentAddress,
  setPublicProfileBlocked
} from '#shared/domain/candidate/candidate.ts'
import { buildCandidateQuery, type CandidateSearch } from '#shared/domain/candidate/candidate-search.ts'
import { changeExisting } from '../document-store-operations.ts'
import { lazyWordSearch } from '../lazy-word-search.ts'
import { readOwnedFile } from '../uploaded-profile-files.ts'
import {
  type Listeners,
  mapWatch,
  type Totals,
  type Watch,
  watchList,
  watchQuery,
  watchWithTotals
} from '../watch-queries.ts'

export interface CandidateSearchResult extends Totals {
  /** In the order of creation; a search of a shared board begins with the newest. */
  candidates: CandidateProfile[]
  searched?: number | undefined
  /** Of a search for words. */
  words?: WordSearch<CandidateProfile> | undefined
}

/** The visible public profiles. Watches follow every change. */
export interface CandidatesRepository {
  watchSearch(search: CandidateSearch, limit: number, ...on: Listeners<CandidateSearchResult>): Unsubscribe
  /** null: there is none, or it is hidden. */
  watchCandidate(id: string, ...on: Listeners<CandidateProfile | null>): Unsubscribe
  /** The public profile of an account; null: there is none, or it is hidden. */
  watchPublicProfileOf(uid: string, ...on: Listeners<CandidateProfile | null>): Unsubscribe
  /** An address, empty or noLink. Rejects with a StoreError: 'refused' where documents are closed. */
  readDocumentLink(candidate: CandidateProfile, candidateDocument: CandidateDocumentKind): Promise<string>
  /** '' for none. Rejects with a StoreError: 'refused' where numbers are closed. */
  readNumber(candidate: CandidateProfile): Promise<string>
  /** Hidden by the administrator, for the administrator. */
  watchBlocked(...on: Listeners<CandidateProfile[]>): Unsubscribe
  /** The administrator hides a public profile, which its owner cannot undo, or shows it again. 'conflict': the public profile is gone; 'refused' to everybody else. */
  setBlocked(id: string, blocked: boolean): Promise<CandidateProfile>
  /** Removes a public profile with its documents and number, for the administrator. Idempotent. */
  remove(id: string): Promise<void>
}

const maxBlocked = 1000

const noSearch: CandidateSearch = { q: '', location: '', skills: '', availability: '' }

export function createCandidatesRepository(documents: DocumentStore): CandidatesRepository {
  const watch = (query: Query<CandidateProfile>) => watchQuery(documents, candidateProfiles, query)
  const watchVisible = (where: { id: string } | { uid: string }) =>
    mapWatch(
      watchList(documents, candidateProfiles, { where: { ...where, hidden: false }, order: 'stored', limit: 1 }),
      ([publicProfile = null]) => publicProfile
    )
  const watchFound = (
    search: CandidateSearch,
    limit: number,
    words?: WordSearch<CandidateProfile>
  ): Watch<CandidateSearchResult> => {
    const isNarrowed = Object.values(search).some((text) => text !== '')
    const countAll = watch(buildCandidateQuery(noSearch, 0))
    const found = watchWithTotals(
      watch({ ...buildCandidateQuery(search, limit, words), uncounted: true }),
      isNarrowed ? undefined : countAll,
      isNarrowed ? countAll : undefined
    )
    return mapWatch(found, ([{ documents: candidates, searched }, totals]) => ({
      candidates,
      searched,
      words,
      ...totals
    }))
  }
  return {
    watchSearch: (search, limit, ...on) =>
      search.q === ''
        ? watchFound(search, limit)(...on)
        : lazyWordSearch.watch(
            ({ createCandidateSearch }) => watchFound(search, limit, createCandidateSearch(search.q))(...on),
            on[1]
          ),
    watchCandidate: (id, ...on) => watchVisible({ id })(...on),
    watchPublicProfileOf: (uid, ...on) => watchVisible({ uid })(...on),
    async readDocumentLink(candidate, candidateDocument) {
      if (!candidate.documents) return readDocumentAddress(candidate, candidateDocument)
      const documentLinks = await documents.get(candidateDocuments, candidate.id)
      return documentLinks ? readDocumentAddress(documentLinks, candidateDocument) : noLink
    },
    watchBlocked: watchList(documents, candidateProfiles, {
      where: { blocked: true },
      order: 'stored',
      limit: maxBlocked
    }),
    setBlocked: (id, blocked) =>
      changeExisting(documents, candidateProfiles, id, (stored) => setPublicProfileBlocked(stored, blocked)),
    async readNumber({ id, uid }) {
      const found = await documents.get(candidateNumbers, id)
      return found && found.uid === uid ? found.number : ''
    },
    async remove(id) {
      await documents.remove(candidateNumbers, id)
      await documents.remove(candidateProfiles, id)
    }
  }
}

/** Everything rejects with a StoreError: 'refused' where documents are closed, whatever a screen offers. */
export interface CandidateDocumentsRepository {
  /** An address, the link of a stored file, empty or noLink. */
  findCandidateDocument(candidate: CandidateProfile, candidateDocument: CandidateDocumentKind): Promise<string>
  /** The number of a public profile; '' for none. */
  findNumber(candidate: CandidateProfile): Promise<string>
  /** The résumé of an application of `owner`: an address, the link of a stored file, or empty. */
  findApplicantResume(profile: ApplicantProfile, owner: string): Promise<string>
  /** undefined: the link points at no file of `owner`, or it is gone. */
  readFile(link: string, owner: string | undefined): Promise<Blob | undefined>
}

export function createCandidateDocumentsRepository(
  {
    candidates,
    files
  }: { candidates: Pick<CandidatesRepository, 'readNumber' | 'readDocumentLink'>; files: FileStore },
  getActor: () => SessionUser | null
): CandidateDocumentsRepository {
  const check = (owner: string | undefined) => {
    if (findDocumentAccess(getActor(), owner) !== 'open') throw new StoreError('refused', 'these documents are closed')
  }
  return {
    async findCandidateDocument(candidate, candidateDocument) {
      check(candidate.uid)
      return candidates.readDocumentLink(candidate, candidateDocument)
    },
    async findNumber(candidate) {
      check(candidate.uid)
      return candidates.readNumber(candidate)
    },
    async findApplicantResume(profile, owner) {
      check(owner)
      return profile.resumeUrl
    },
    async readFile(link, owner) {
      check(owner)
      return readOwnedFile(files, link, owner)
    }
  }
}
