import { type DocumentStore, StoreError, type Unsubscribe } from '#renderer/storage/document-store.ts'
import type { FileStore } from '#renderer/storage/file-store.ts'
import { candidatePapers } from '#shared/collections/candidate-papers.ts'
import { candidateProfiles } from '#shared/collections/candidate-profiles.ts'
import type { Query, QueryResult } from '#shared/documents/document.ts'
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
import { type Totals, type Watch, watchWithTotals } from '../watch-together.ts'

/** How many candidates meet the search, and how many can be found at all. */
export interface CandidateSearchResult extends Totals {
  /** In the order in which they came, at most as many as asked for; what a shared board has looked for begins with the newest. */
  candidates: CandidateProfile[]
  /** See QueryResult. */
  searched?: number | undefined
}

type OnError = (error: StoreError) => void

/** The candidates who let themselves be found. Every watch tells now and after each change, wherever it was made. */
export interface CandidatesRepository {
  watchSearch(
    search: CandidateSearch,
    limit: number,
    listener: (result: CandidateSearchResult) => void,
    onError: OnError
  ): Unsubscribe
  /** null: there is no such candidate, or they took their card down. */
  watchCandidate(id: string, listener: (candidate: CandidateProfile | null) => void, onError: OnError): Unsubscribe
  /** The public card of an account; null: there is none, or it is hidden. */
  watchCardOf(uid: string, listener: (candidate: CandidateProfile | null) => void, onError: OnError): Unsubscribe
  /** Where a paper lies: an address, empty or noLink. Rejects with a StoreError: 'refused' to whom it is closed. */
  readPaper(candidate: CandidateProfile, paper: Paper): Promise<string>
  /** The cards that the administrator has hidden, for the administrator. */
  watchBlocked(listener: (candidates: CandidateProfile[]) => void, onError: OnError): Unsubscribe
  /**
   * Hides a card from the search, or shows it again as its owner wants it: the administrator's way, which the owner cannot undo.
   * Rejects with a StoreError: 'conflict' when the card is gone, 'refused' to everybody else.
   */
  setBlocked(id: string, blocked: boolean): Promise<CandidateProfile>
  /** Removes a card and where its papers lie, for the administrator. One that is gone already is no error. */
  remove(id: string): Promise<void>
}

/** How many hidden cards the administrator ever sees. */
const maxBlocked = 1000

const noSearch: CandidateSearch = { q: '', location: '', skills: '', availability: '' }

export function createCandidatesRepository(documents: DocumentStore): CandidatesRepository {
  const watch =
    (query: Query<CandidateProfile>): Watch<QueryResult<CandidateProfile>> =>
    (listener, onError) =>
      documents.watch(candidateProfiles, query, listener, onError)
  return {
    watchSearch(search, limit, listener, onError) {
      const isNarrowed = Object.values(search).some((text) => text !== '')
      const countAll = watch(buildCandidateQuery(noSearch, 0))
      return watchWithTotals(
        watch({ ...buildCandidateQuery(search, limit), uncounted: true }),
        isNarrowed ? undefined : countAll,
        isNarrowed ? countAll : undefined
      )(([{ documents, searched }, totals]) => listener({ candidates: documents, searched, ...totals }), onError)
    },
    watchCandidate: (id, listener, onError) =>
      watch({ where: { id, hidden: false }, order: 'stored', limit: 1 })(
        (result) => listener(result.documents[0] ?? null),
        onError
      ),
    watchCardOf: (uid, listener, onError) =>
      watch({ where: { uid, hidden: false }, order: 'stored', limit: 1 })(
        (result) => listener(result.documents[0] ?? null),
        onError
      ),
    async readPaper(candidate, paper) {
      if (!candidate.papers) return readPaperAddress(candidate, paper)
      const papers = await documents.get(candidatePapers, candidate.id)
      return papers ? readPaperAddress(papers, paper) : noLink
    },
    watchBlocked: (listener, onError) =>
      watch({ where: { blocked: true }, order: 'stored', limit: maxBlocked })(
        (result) => listener(result.documents),
        onError
      ),
    setBlocked: (id, blocked) =>
      documents.change(candidateProfiles, id, (stored) => {
        if (!stored) throw new StoreError('conflict', 'this card is gone')
        return setCardBlocked(stored, blocked)
      }),
    remove: (id) => documents.remove(candidateProfiles, id)
  }
}

/** The papers of people. Everything rejects with a StoreError: 'refused' to whom they are closed, whatever a screen offers. */
export interface PapersRepository {
  /** Where a paper of a candidate lies: an address, the link of a stored file, empty or noLink. */
  findCandidatePaper(candidate: CandidateProfile, paper: Paper): Promise<string>
  /** Where the résumé lies that came with an application of `owner`: an address, the link of a stored file, or empty. */
  findApplicantResume(profile: ApplicantProfile, owner: string): Promise<string>
  /** The stored file that a record of `owner` points at; undefined: it points at none of theirs, or the file is not there (any more). */
  readFile(link: string, owner: string | undefined): Promise<Blob | undefined>
}

export function createPapersRepository(
  { candidates, files }: { candidates: Pick<CandidatesRepository, 'readPaper'>; files: FileStore },
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
