import type { Query } from '../../documents/document.ts'
import { fold } from '../../documents/fold.ts'
import type { Availability, CandidateProfile } from './candidate.ts'

/** Whom somebody looks for. An empty text asks for nothing. */
export interface CandidateSearch {
  /** Words for name and headline. */
  q: string
  location: string
  /** With commas; each must be part of one of the candidate's skills. */
  skills: string
  availability: string
}

/** The skills that a text with commas lists. */
export function parseSkills(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((skill) => skill.trim())
    .filter((skill) => skill !== '')
}

/** The skills of a list, each once however it is written, as it was written first. */
export function listDifferent(skills: readonly string[]): string[] {
  const byForm = new Map<string, string>()
  for (const skill of skills.map((written) => written.trim())) {
    if (skill !== '' && !byForm.has(fold(skill))) byForm.set(fold(skill), skill)
  }
  return [...byForm.values()]
}

/** What the words of a search look in. */
export function buildCandidateText({ name, headline }: CandidateProfile): string {
  return `${name}\n${headline}`
}

/** Whoever is open to offers wants to be found by those who have one: they count as searching. */
function findAvailabilities(chosen: string): string | readonly Availability[] {
  return chosen === 'Actively searching' ? [chosen, 'Open to offers'] : chosen
}

/** The candidates who meet a search, in the order in which they came. Hidden cards never do. */
export function buildCandidateQuery(search: CandidateSearch, limit: number): Query<CandidateProfile> {
  const { q, location, skills, availability } = search
  return {
    where: { hidden: false },
    contains: { location, availability: findAvailabilities(availability) },
    every: { skills: parseSkills(skills) },
    words: q,
    order: 'stored',
    limit
  }
}
