import * as v from 'valibot'
import { candidateDocuments } from '#shared/collections/candidate-profiles.ts'
import type { Fields } from '#shared/collections/collection.ts'
import { candidateSchema, noLink } from '#shared/domain/candidate/candidate.ts'
import { buildCandidateSearchKeys } from '#shared/domain/search/document-search-keys.ts'
import { searchKeysField } from '#shared/domain/search/search-keys-field.ts'
import { buildPublicProfileRecordPath } from '../document-paths.ts'
import { listRemovals, type Mapping, type OpenedDocument, type SideWrite, type Step } from './document-mapping.ts'

/**
 * A public profile is two documents: everybody sees the public profile, which says in `documents: {resume, aadhar}` which documents there are and carries its search
 * keys; their addresses lie in `candidateDocuments` under the same name, as {id, uid, resumeUrl, aadharUrl}.
 * `people/{uid}/publicProfile/{uid}` says in `publicProfileId` which public profile is the person's: made and removed with the public profile, so that an account has one.
 */
export const candidateMapping: Mapping = {
  async open(step, publicProfile) {
    const isMine = publicProfile === undefined || readOwnerUid(publicProfile) === step.uid
    return isMine ? openOwn(step, publicProfile) : openOther(step, publicProfile)
  }
}

async function openOwn(step: Step, publicProfile: Fields | undefined): Promise<OpenedDocument> {
  const candidateDocumentsPath = step.pathIn(candidateDocuments)
  const recordPath = buildPublicProfileRecordPath(step.uid ?? '(nobody)')
  const [documentLinks, record] = [await step.read(candidateDocumentsPath), await step.read(recordPath)]
  return {
    document: publicProfile && mergeCandidate(publicProfile, documentLinks),
    async change(after) {
      const { open, part } = splitCandidate(after)
      // Where the record names another public profile, the rules refuse this one.
      const named: SideWrite[] = record ? [] : [{ path: recordPath, set: { id: step.uid, publicProfileId: step.id } }]
      return { stored: open, beside: [{ path: candidateDocumentsPath, set: part }, ...named] }
    },
    async remove() {
      // The record of a public profile that the administrator has hidden stays: a new public profile is no way around that.
      const isFreed = record?.publicProfileId === publicProfile?.id && publicProfile?.blocked !== true
      return listRemovals(documentLinks && candidateDocumentsPath, record && isFreed && recordPath)
    }
  }
}

/** The administrator's view of a public profile, which hides and removes it. Nothing beside it may be read. */
async function openOther(step: Step, publicProfile: Fields): Promise<OpenedDocument> {
  const owner = readOwnerUid(publicProfile)
  return {
    document: publicProfile,
    async change({ resumeUrl: _resume, aadharUrl: _aadhar, ...after }) {
      return { stored: after, beside: [] }
    },
    remove: async () =>
      listRemovals(step.pathIn(candidateDocuments), owner !== undefined && buildPublicProfileRecordPath(owner))
  }
}

function mergeCandidate(publicProfile: Fields, documentLinks: Fields | undefined): Fields {
  const { documents: _documents, [searchKeysField]: _keys, ...open } = publicProfile
  return { ...open, resumeUrl: documentLinks?.resumeUrl ?? noLink, aadharUrl: documentLinks?.aadharUrl ?? noLink }
}

function splitCandidate(document: Fields): { open: Fields; part: Fields } {
  const { resumeUrl = noLink, aadharUrl = noLink, documents: _documents, ...open } = document
  return {
    open: {
      ...open,
      documents: { resume: isPresent(resumeUrl), aadhar: isPresent(aadharUrl) },
      [searchKeysField]: buildKeys(document)
    },
    part: { id: open.id, uid: open.uid, resumeUrl, aadharUrl }
  }
}

function buildKeys(document: Fields): string[] {
  const parsed = v.safeParse(candidateSchema, document)
  return parsed.success ? buildCandidateSearchKeys(parsed.output) : []
}

function isPresent(link: unknown): boolean {
  const text = typeof link === 'string' ? link.trim() : ''
  return text !== '' && text !== noLink
}

function readOwnerUid(publicProfile: Fields): string | undefined {
  return typeof publicProfile.uid === 'string' ? publicProfile.uid : undefined
}
