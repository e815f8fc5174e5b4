import { fold } from '../../documents/fold-text.ts'
import type { Job } from '../job/job.ts'
import { jobLocations } from '../job/job-types-and-locations.ts'
import { listWords } from './search-keys.ts'
import { tradeSynonyms } from './trade-synonyms.ts'

const maxSuggestions = 8
/** Of each kind, so that one does not keep the others out. */
const maxOfKind = 3

/** Words of the trade in Latin letters: a suggestion has to read like what is typed. */
const tradeWords = tradeSynonyms.flatMap((row) => row.split(', ')).filter((entry) => /^[a-z0-9 ]+$/.test(entry))
const towns = jobLocations.map((place) => place.replace(/ [A-Z]{2}$/, ''))

/**
 * Whole searches that continue what is typed: towns and words of the trade in place of the last word, titles and companies of what was found
 * so far. None repeats what is typed.
 */
export function suggestSearches(typed: string, found: readonly Pick<Job, 'title' | 'company'>[]): string[] {
  const start = typed.search(/\S+$/)
  const last = start < 0 ? '' : fold(typed.slice(start))
  if (last.length < 2) return []
  const before = typed.slice(0, start)
  const words = tradeWords.filter((word) => word.startsWith(last)).sort((one, other) => one.length - other.length)
  const places = towns.filter((town) => fold(town).startsWith(last))
  const begins = (text: string) => listWords(text).some((word) => word.startsWith(last))
  const titles = found.map(({ title }) => title).filter(begins)
  const companies = found.map(({ company }) => company).filter(begins)
  const kinds = [places.map((town) => before + town), words.map((word) => before + word), titles, companies]
  const known = new Map<string, string>()
  for (const kind of kinds) {
    for (const text of [...new Set(kind)].slice(0, maxOfKind)) {
      const key = fold(text).trim()
      if (key !== fold(typed).trim() && !known.has(key)) known.set(key, text)
    }
  }
  return [...known.values()].slice(0, maxSuggestions)
}
