import { candidatePapers, candidateProfiles } from '#renderer/storage/collections/candidate-collections.ts'
import type { DocumentStore, StoreError, Unsubscribe } from '#renderer/storage/document-store.ts'
import type { QueryResult } from '#shared/documents/document.ts'
import { type CandidateProfile, noLink, type Paper, paperAddress } from '#shared/domain/candidate.ts'
import { type CandidateSearch, candidateQuery } from '#shared/domain/candidate-search.ts'

export interface CandidateSearchResult {
  /** In the order in which they came, at most as many as asked for. */
  candidates: CandidateProfile[]
  /** How many meet the search. */
  matching: number
  /** How many can be found at all. */
  all: number
}

type Failed = (error: StoreError) => void

/** The candidates who let themselves be found. Every watch tells now and after each change, wherever it was made. */
export interface CandidatesRepository {
  watchSearch(
    search: CandidateSearch,
    limit: number,
    listener: (result: CandidateSearchResult) => void,
    failed: Failed
  ): Unsubscribe
  /** null: there is no such candidate, or they took their card down. */
  watchCandidate(id: string, listener: (candidate: CandidateProfile | null) => void, failed: Failed): Unsubscribe
  /** Where a paper lies: an address, empty or noLink. Rejects with a StoreError: 'refused' to whom it is closed. */
  paperOf(candidate: CandidateProfile, paper: Paper): Promise<string>
}

const noSearch: CandidateSearch = { q: '', location: '', skills: '', availability: '' }

export function candidatesRepository(documents: DocumentStore): CandidatesRepository {
  return {
    watchSearch(search, limit, listener, failed) {
      let found: QueryResult<CandidateProfile> | undefined
      let every: QueryResult<CandidateProfile> | undefined
      const tell = () => {
        if (!found || !every) return
        // The two answers arrive one after the other: never say "24 of 23".
        listener({ candidates: found.documents, matching: found.total, all: Math.max(every.total, found.total) })
      }
      const watch = (query: CandidateSearch, most: number, heard: (result: QueryResult<CandidateProfile>) => void) =>
        documents.watch(
          candidateProfiles,
          candidateQuery(query, most),
          (result) => {
            heard(result)
            tell()
          },
          failed
        )
      const stops = [
        watch(search, limit, (result) => {
          found = result
        }),
        watch(noSearch, 0, (result) => {
          every = result
        })
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
    watchCandidate: (id, listener, failed) =>
      documents.watch(
        candidateProfiles,
        { where: { id, hidden: false }, order: 'stored', limit: 1 },
        (result) => listener(result.documents[0] ?? null),
        failed
      ),
    async paperOf(candidate, paper) {
      if (!candidate.papers) return paperAddress(candidate, paper)
      const papers = await documents.get(candidatePapers, candidate.id)
      return papers ? paperAddress(papers, paper) : noLink
    }
  }
}
