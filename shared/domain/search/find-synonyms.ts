import { stemmer } from 'stemmer'
import { listWords } from './search-keys.ts'
import { stateSynonyms, tradeSynonyms } from './trade-synonyms.ts'

/** A row of trade-synonyms.ts, by its first entry. */
export type SynonymRow = string

/** An entry of a row among the words of a text. */
export interface SynonymMatch {
  readonly start: number
  /** The place behind its last word. */
  readonly end: number
  readonly row: SynonymRow
}

/** Words that the stemmer takes for another one: secure logistics need no security guard. */
const ownStems = new Set(['secure', 'important', 'designation'])

/** The form of a folded word that its inflections share. Words of other scripts are their own. */
export const findStem = (word: string): string =>
  /^[a-z]{3,}$/.test(word) && !ownStems.has(word) ? stemmer(word) : word

interface Entry {
  readonly stems: readonly string[]
  readonly row: SynonymRow
}

type Entries = ReadonlyMap<string, readonly Entry[]>

const tradeEntries = indexEntries(tradeSynonyms)
const stateEntries = indexEntries(stateSynonyms)

function indexEntries(rows: readonly string[]): Entries {
  const byFirstStem = new Map<string, Entry[]>()
  for (const line of rows) {
    const entries = line.split(', ')
    for (const entry of entries) {
      const stems = listWords(entry).map(findStem)
      const [first = ''] = stems
      byFirstStem.set(first, [...(byFirstStem.get(first) ?? []), { stems, row: entries[0] ?? '' }])
    }
  }
  return byFirstStem
}

function findEntries(entries: Entries, stems: readonly string[]): SynonymMatch[] {
  return stems.flatMap((stem, start) =>
    (entries.get(stem) ?? [])
      .filter((entry) => entry.stems.every((each, offset) => stems[start + offset] === each))
      .map((entry) => ({ start, end: start + entry.stems.length, row: entry.row }))
  )
}

/** In a text of a job or a profile. Entries may overlap. */
export const findSynonyms = (stems: readonly string[]): SynonymMatch[] => findEntries(tradeEntries, stems)

/** In a place: 'HR' is Haryana there, and an office elsewhere. */
export function findPlaceSynonyms(stems: readonly string[]): SynonymMatch[] {
  const states = findEntries(stateEntries, stems)
  const isState = ({ start }: SynonymMatch) => states.some((state) => state.start === start)
  return [...findSynonyms(stems).filter((match) => !isState(match)), ...states]
}

/** In what is searched for. */
export const findAskedSynonyms = (stems: readonly string[]): SynonymMatch[] => [
  ...findSynonyms(stems),
  ...findEntries(stateEntries, stems)
]

/** The entry of `searchKeys` of whatever holds an entry of the row. */
export const buildSynonymKey = (row: SynonymRow): string => `like:${row}`
