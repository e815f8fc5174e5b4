import type { SearchPart, WordSearch } from '../../documents/document.ts'
import { findOccurrences, mapToOriginal } from '../../documents/find-match-ranges.ts'
import { fold, foldWords } from '../../documents/fold-text.ts'
import type { TextRange } from '../../documents/graphemes.ts'
import type { CandidateProfile } from '../candidate/candidate.ts'
import { buildCandidateText } from '../candidate/candidate-search.ts'
import type { Job } from '../job/job.ts'
import { buildSynonymKey, findAskedSynonyms, findStem, type SynonymRow } from './find-synonyms.ts'
import { buildWordKey, keyLengths, listWords, wordPattern } from './search-keys.ts'
import { createWordIndex, type SearchedTexts, type WordIndex } from './word-index.ts'

// Search of jobs and profiles by words: each word begins a word of the document, or has its stem, or is a synonym of the trade.

interface Searched<T> {
  describe(document: T): SearchedTexts
  /** Parts of words in this text are enough. */
  literal?(document: T): string
  readonly indexes: WeakMap<readonly T[], WordIndex>
}

const jobs: Searched<Job> = {
  describe: ({ title, company, keywords, location, category, type }) => ({
    name: company,
    texts: [title, ...keywords, category, type],
    place: location
  }),
  indexes: new WeakMap()
}

const candidates: Searched<CandidateProfile> = {
  describe: ({ name, headline, skills, location }) => ({ name, texts: [headline, ...skills], place: location }),
  // As the specification says.
  literal: buildCandidateText,
  indexes: new WeakMap()
}

export const createJobSearch = (text: string): WordSearch<Job> => createWordSearch(text, jobs)

export const createCandidateSearch = (text: string): WordSearch<CandidateProfile> => createWordSearch(text, candidates)

/** Words that say that a job is looked for, and not which. */
const asking = new Set(
  foldWords(
    'job jobs vacancy vacancies opening openings work hiring wanted required requirement urgent need naukri nokri kaam kam bharti नौकरी काम નોકરી કામ'
  )
)
const joining = new Set(
  foldWords(
    'in at near for of the a an and or with to from by me mein ka ki ke ko ma wala wale wali vala vali में का की मां માં'
  )
)

/** What one person calls one thing: a word, or words that are an entry of the table together. */
interface Unit {
  readonly words: readonly AskedWord[]
  readonly rows: readonly SynonymRow[]
}

interface AskedWord {
  readonly word: string
  readonly stem: string
}

function createWordSearch<T>(text: string, searched: Searched<T>): WordSearch<T> {
  const asked = listWords(text).map((word): AskedWord => ({ word, stem: findStem(word) }))
  const units = joinUnits(asked)
  // Signs alone, 'C++', are part of a text or not.
  const literal = searched.literal ?? (asked.length === 0 ? readAll(searched) : undefined)
  const parts = literal ? foldWords(text) : []
  return {
    text,
    rank(documents) {
      const ranks =
        asked.length === 0 ? new Uint8Array(documents.length) : rankWords(findIndex(documents, searched), units, asked)
      if (literal) {
        for (const [position, document] of documents.entries()) {
          if (ranks[position] !== 1 && hasParts(foldLiteral(document, literal), parts)) ranks[position] = 1
        }
      }
      return ranks
    },
    parts: units.map((unit) => describeUnit(unit, asked.length)),
    findMatches: (shown) => findMatches(shown, units, parts)
  }
}

const readAll =
  <T>({ describe }: Searched<T>) =>
  (document: T) => {
    const { name, texts, place } = describe(document)
    return [name, ...texts, place].join('\n')
  }

const hasParts = (folded: string, parts: readonly string[]) => parts.every((part) => folded.includes(part))

function findIndex<T>(documents: readonly T[], { indexes, describe }: Searched<T>): WordIndex {
  const index = indexes.get(documents) ?? createWordIndex(documents, describe)
  indexes.set(documents, index)
  return index
}

/** How well a document has a word, a unit, all units: the least counts. */
const quality = { none: 0, synonym: 1, stem: 2, beginning: 3 } as const

/** See WordSearch. */
function rankWords(index: WordIndex, units: readonly Unit[], asked: readonly AskedWord[]): Uint8Array {
  const all = new Uint8Array(index.sequences.length).fill(quality.beginning)
  for (const unit of units) keepLeast(all, rateUnit(index, unit))
  return all.map((rate, position) => {
    if (rate < quality.beginning) return rate === quality.none ? 0 : rate === quality.synonym ? 3 : 2
    return asked.length === 1 || hasSequence(index, position, asked) ? 1 : 2
  })
}

function rateUnit({ words, places, placesOfRow, sequences }: WordIndex, { words: asked, rows }: Unit): Uint8Array {
  const unit = new Uint8Array(sequences.length).fill(quality.beginning)
  for (const { word, stem } of asked) {
    const rates = new Uint8Array(sequences.length)
    for (const [number, known] of words.entries()) {
      const rate = known.word.startsWith(word) ? quality.beginning : known.stem === stem ? quality.stem : quality.none
      if (rate !== quality.none) raise(rates, places[number], rate)
    }
    keepLeast(unit, rates)
  }
  for (const row of rows) raise(unit, placesOfRow.get(row), quality.synonym)
  return unit
}

function raise(rates: Uint8Array, places: readonly number[] = [], rate: number): void {
  for (const place of places) if ((rates[place] ?? 0) < rate) rates[place] = rate
}

function keepLeast(rates: Uint8Array, others: Uint8Array): void {
  for (let place = 0; place < rates.length; place += 1) {
    const other = others[place] ?? 0
    if (other < (rates[place] ?? 0)) rates[place] = other
  }
}

/** Whether the words stand one behind the other, the last one perhaps only begun. */
function hasSequence({ words, sequences }: WordIndex, position: number, asked: readonly AskedWord[]): boolean {
  const sequence = sequences[position] ?? []
  const last = asked.length - 1
  return sequence.some((_, start) =>
    asked.every(({ word }, offset) => {
      const found = words[sequence[start + offset] ?? 0]?.word ?? ''
      return offset === last ? found.startsWith(word) : found === word
    })
  )
}

const literals = new WeakMap<object, string>()

function foldLiteral<T>(document: T, read: (document: T) => string): string {
  const key = document as object
  const folded = literals.get(key) ?? fold(read(document))
  literals.set(key, folded)
  return folded
}

/** Words that are an entry of the table together are one unit, the longest first; words that only join others are left out. */
function joinUnits(asked: readonly AskedWord[]): Unit[] {
  const synonyms = findAskedSynonyms(asked.map(({ stem }) => stem))
  const units: Unit[] = []
  for (let start = 0; start < asked.length; ) {
    const here = synonyms.filter((match) => match.start === start)
    const end = Math.max(start + 1, ...here.map((match) => match.end))
    const rows = here.filter((match) => match.end === end).map(({ row }) => row)
    units.push({ words: asked.slice(start, end), rows })
    start = end
  }
  const isSingle = ({ words }: Unit, kind: ReadonlySet<string>) => words.length === 1 && kind.has(words[0]?.word ?? '')
  const telling = units.filter((unit) => !isSingle(unit, asking) && !isSingle(unit, joining))
  return telling.length > 0 || units.some((unit) => isSingle(unit, asking)) ? telling : units
}

function describeUnit({ words, rows }: Unit, count: number): SearchPart {
  const text = words.map(({ word }) => word).join(' ')
  const [longest] = [...words].sort((one, other) => other.word.length - one.word.length)
  const beginning = longest && findCommonBeginning(longest)
  const key = beginning && buildWordKey(beginning)
  return {
    text,
    keys: key ? [key, ...rows.map(buildSynonymKey)] : [],
    length: [...(longest?.word ?? '')].length,
    isExact: count === 1 && key === longest?.word
  }
}

/** All words of the same stem begin so: Porter's rules change its last letter alone. */
function findCommonBeginning({ word, stem }: AskedWord): string {
  let length = 0
  while (length < stem.length && word[length] === stem[length]) length += 1
  const common = word.slice(0, length)
  return length > keyLengths.min && /[eiy]$/.test(stem) && length === stem.length ? common.slice(0, -1) : common
}

function findMatches(text: string, units: readonly Unit[], parts: readonly string[]): TextRange[] {
  const folded = fold(text)
  const found = [...folded.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    word,
    stem: findStem(word),
    start: index
  }))
  const ranges: TextRange[] = findOccurrences(folded, parts)
  for (const { word, stem, start } of found) {
    for (const asked of units.flatMap(({ words }) => words)) {
      if (word.startsWith(asked.word)) ranges.push({ start, end: start + asked.word.length })
      else if (stem === asked.stem) ranges.push({ start, end: start + word.length })
    }
  }
  const own = [...ranges]
  for (const { start, end, row } of findAskedSynonyms(found.map(({ stem }) => stem))) {
    const [first, last] = [found[start], found[end - 1]]
    const range = { start: first?.start ?? 0, end: last ? last.start + last.word.length : 0 }
    // 'Diamond Setter' is an entry, too: where a word is marked, its neighbours are not.
    const isMarked = own.some((each) => each.start < range.end && each.end > range.start)
    if (!isMarked && units.some(({ rows }) => rows.includes(row))) ranges.push(range)
  }
  return mapToOriginal(text, folded, ranges)
}
