import { StoreError } from '#renderer/storage/document-store.ts'
import type { FileStore } from '#renderer/storage/file-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { ApplicantProfile } from '#shared/domain/application/application.ts'
import { type CandidateProfile, findPapersAccess, type Paper } from '#shared/domain/candidate/candidate.ts'
import { readOwnedFile } from '../profile-files.ts'
import type { CandidatesRepository } from './candidates-repository.ts'

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
