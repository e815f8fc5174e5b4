import { type DocumentStore, StoreError, type Unsubscribe } from '#renderer/storage/document-store.ts'
import type { FileStore } from '#renderer/storage/file-store.ts'
import { candidateNumbers, candidatePapers, candidateProfiles } from '#shared/collections/candidate-profiles.ts'
import type { Query } from '#shared/documents/document.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { ApplicantProfile } from '#shared/domain/application/application.ts'
import {
  type CandidateProfile,
  findPapersAccess,
  noLink,
  type Paper,
  readPaperAddress,
  setCardBlocked
} from '#shared/domain/candidate/candidate.ts'
import { buildCandidateQuery, type CandidateSearch } from '#shared/domain/candidate/candidate-search.ts'
import { readOwnedFile } from '../profile-files.ts'
import { changeExisting } from '../store-operations.ts'
import { type Listeners, mapWatch, type Totals, watchList, watchQuery, watchWithTotals } from '../watches.ts'

export interface CandidateSearchResult extends Totals {
  /** In the order of creation; a search of a shared board begins with the newest. */
  candidates: CandidateProfile[]
  searched?: number | undefined
}

/** The visible cards. Watches follow every change. */
export interface CandidatesRepository {
  watchSearch(search: CandidateSearch, limit: number, ...on: Listeners<CandidateSearchResult>): Unsubscribe
  /** null: there is none, or it is hidden. */
  watchCandidate(id: string, ...on: Listeners<CandidateProfile | null>): Unsubscribe
  /** The card of an account; null: there is none, or it is hidden. */
  watchCardOf(uid: string, ...on: Listeners<CandidateProfile | null>): Unsubscribe
  /** An address, empty or noLink. Rejects with a StoreError: 'refused' where papers are closed. */
  readPaper(candidate: CandidateProfile, paper: Paper): Promise<string>
  /** '' for none. Rejects with a StoreError: 'refused' where numbers are closed. */
  readNumber(candidate: CandidateProfile): Promise<string>
  /** Hidden by the administrator, for the administrator. */
  watchBlocked(...on: Listeners<CandidateProfile[]>): Unsubscribe
  /** The administrator hides a card, which its owner cannot undo, or shows it again. 'conflict': the card is gone; 'refused' to everybody else. */
  setBlocked(id: string, blocked: boolean): Promise<CandidateProfile>
  /** Removes a card with its papers and number, for the administrator. Idempotent. */
  remove(id: string): Promise<void>
}

const maxBlocked = 1000

const noSearch: CandidateSearch = { q: '', location: '', skills: '', availability: '' }

export function createCandidatesRepository(documents: DocumentStore): CandidatesRepository {
  const watch = (query: Query<CandidateProfile>) => watchQuery(documents, candidateProfiles, query)
  const watchVisible = (where: { id: string } | { uid: string }) =>
    mapWatch(
      watchList(documents, candidateProfiles, { where: { ...where, hidden: false }, order: 'stored', limit: 1 }),
      ([card = null]) => card
    )
  return {
    watchSearch(search, limit, ...on) {
      const isNarrowed = Object.values(search).some((text) => text !== '')
      const countAll = watch(buildCandidateQuery(noSearch, 0))
      const found = watchWithTotals(
        watch({ ...buildCandidateQuery(search, limit), uncounted: true }),
        isNarrowed ? undefined : countAll,
        isNarrowed ? countAll : undefined
      )
      return mapWatch(found, ([{ documents: candidates, searched }, totals]) => ({ candidates, searched, ...totals }))(
        ...on
      )
    },
    watchCandidate: (id, ...on) => watchVisible({ id })(...on),
    watchCardOf: (uid, ...on) => watchVisible({ uid })(...on),
    async readPaper(candidate, paper) {
      if (!candidate.papers) return readPaperAddress(candidate, paper)
      const papers = await documents.get(candidatePapers, candidate.id)
      return papers ? readPaperAddress(papers, paper) : noLink
    },
    watchBlocked: watchList(documents, candidateProfiles, {
      where: { blocked: true },
      order: 'stored',
      limit: maxBlocked
    }),
    setBlocked: (id, blocked) =>
      changeExisting(documents, candidateProfiles, id, (stored) => setCardBlocked(stored, blocked)),
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

/** Everything rejects with a StoreError: 'refused' where papers are closed, whatever a screen offers. */
export interface PapersRepository {
  /** An address, the link of a stored file, empty or noLink. */
  findCandidatePaper(candidate: CandidateProfile, paper: Paper): Promise<string>
  /** The number of a card; '' for none. */
  findNumber(candidate: CandidateProfile): Promise<string>
  /** The résumé of an application of `owner`: an address, the link of a stored file, or empty. */
  findApplicantResume(profile: ApplicantProfile, owner: string): Promise<string>
  /** undefined: the link points at no file of `owner`, or it is gone. */
  readFile(link: string, owner: string | undefined): Promise<Blob | undefined>
}

export function createPapersRepository(
  { candidates, files }: { candidates: Pick<CandidatesRepository, 'readNumber' | 'readPaper'>; files: FileStore },
  getActor: () => SessionUser | null
): PapersRepository {
  const check = (owner: string | undefined) => {
    if (findPapersAccess(getActor(), owner) !== 'open') throw new StoreError('refused', 'these papers are closed')
  }
  return {
    async findCandidatePaper(candidate, paper) {
      check(candidate.uid)
      return candidates.readPaper(candidate, paper)
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
