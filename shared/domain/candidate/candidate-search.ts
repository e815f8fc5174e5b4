import type { Query, WordSearch } from '../../documents/document.ts'
import { fold } from '../../documents/fold-text.ts'
import { splitWords } from '../parse-list-input.ts'
import type { Availability, CandidateProfile } from './candidate.ts'

/** An empty text asks for nothing. */
export interface CandidateSearch {
  q: string
  location: string
  /** Comma-separated; each must be part of one of the candidate's skills. */
  skills: string
  availability: string
}

/** Each once, whatever its spelling, as it was written first. */
export function listDifferent(skills: readonly string[]): string[] {
  const byForm = new Map<string, string>()
  for (const skill of skills.map((written) => written.trim())) {
    if (skill !== '' && !byForm.has(fold(skill))) byForm.set(fold(skill), skill)
  }
  return [...byForm.values()]
}

export function buildCandidateText({ name, headline }: CandidateProfile): string {
  return `${name}\n${headline}`
}

/** People who are open to offers count as searching: they want to be found by those who have one. */
function findAvailabilities(chosen: string): string | readonly Availability[] {
  return chosen === 'Actively searching' ? [chosen, 'Open to offers'] : chosen
}

/** Hidden public profiles are never found. */
/** `words`: of the search's `q`, unless it is empty. */
export function buildCandidateQuery(
  { location, skills, availability }: Omit<CandidateSearch, 'q'>,
  limit: number,
  words?: WordSearch<CandidateProfile>
): Query<CandidateProfile> {
  return {
    where: { hidden: false },
    contains: { location, availability: findAvailabilities(availability) },
    every: { skills: splitWords(skills) },
    ...(words && { search: words }),
    order: 'stored',
    limit
  }
}
