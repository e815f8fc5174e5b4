import * as v from 'valibot'
import { candidateSchema, noLink } from '#shared/domain/candidate/candidate.ts'
import { buildCardSearchKeys } from '#shared/domain/search/search-keys.ts'
import { searchKeysField } from '#shared/domain/search/search-keys-field.ts'

type Raw = Readonly<Record<string, unknown>>

/**
 * One document of the app is two in Firestore: what everybody may see of a candidate, and the addresses of their
 * papers. The card says only by `papers` which there are; whoever may open them reads the other document, which has the
 * same id. The card has what it is found by, too. This makes one of both.
 */
export function mergeCandidate(card: Raw, papers: Raw | undefined): Raw {
  const { papers: _papers, [searchKeysField]: _keys, ...open } = card
  return { ...open, resumeUrl: papers?.resumeUrl ?? noLink, aadharUrl: papers?.aadharUrl ?? noLink }
}

/** The parts of one document; that of the papers without a revision, which it counts for itself. */
export function splitCandidate(document: Raw): { open: Raw; part: Raw } {
  const { resumeUrl = noLink, aadharUrl = noLink, papers: _papers, ...open } = document
  return {
    open: {
      ...open,
      papers: { resume: isPresent(resumeUrl), aadhar: isPresent(aadharUrl) },
      [searchKeysField]: buildKeys(document)
    },
    part: { id: open.id, uid: open.uid, resumeUrl, aadharUrl }
  }
}

/** The card of somebody else, whose papers stay as they are: of these it holds only which there are. */
export function withoutPaperLinks(document: Raw): Raw {
  const { resumeUrl: _resume, aadharUrl: _aadhar, ...card } = document
  return card
}

function buildKeys(document: Raw): string[] {
  const parsed = v.safeParse(candidateSchema, document)
  return parsed.success ? buildCardSearchKeys(parsed.output) : []
}

function isPresent(link: unknown): boolean {
  const text = typeof link === 'string' ? link.trim() : ''
  return text !== '' && text !== noLink
}

/** Whose card it is. */
export function readOwnerUid(card: Raw): string | undefined {
  return typeof card.uid === 'string' ? card.uid : undefined
}
