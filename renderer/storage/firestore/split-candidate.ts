import { noLink } from '#shared/domain/candidate.ts'
import { candidatePapers, candidateProfiles } from '../collections/candidate-collections.ts'

type Raw = Readonly<Record<string, unknown>>

/**
 * Where one document of the app is two of the database: what everybody may see of a candidate, and where their papers lie.
 * A card alone says by `papers` which there are; whoever may open them asks for the other document, which has the same id.
 */
export function papersFolder(collection: string): string | undefined {
  return collection === candidateProfiles.name ? candidatePapers.name : undefined
}

/** Both parts as one document. */
export function joined(card: Raw, papers: Raw | undefined): Raw {
  const { papers: _said, ...open } = card
  return { ...open, resumeUrl: papers?.resumeUrl ?? noLink, aadharUrl: papers?.aadharUrl ?? noLink }
}

/** The parts of one document; that of the papers without a revision, which it counts for itself. */
export function parted(document: Raw): { card: Raw; papers: Raw } {
  const { resumeUrl = noLink, aadharUrl = noLink, papers: _said, ...open } = document
  return {
    card: { ...open, papers: { resume: isGiven(resumeUrl), aadhar: isGiven(aadharUrl) } },
    papers: { id: open.id, uid: open.uid, resumeUrl, aadharUrl }
  }
}

function isGiven(link: unknown): boolean {
  const text = typeof link === 'string' ? link.trim() : ''
  return text !== '' && text !== noLink
}

/** Whose card it is. */
export function ownerOf(card: Raw): string | undefined {
  return typeof card.uid === 'string' ? card.uid : undefined
}
