import { findPlaceSynonyms, findStem, findSynonyms, type SynonymMatch, type SynonymRow } from './find-synonyms.ts'
import { listWords } from './search-keys.ts'

/** The texts of a document that words are searched in. */
export interface SearchedTexts {
  /** Of a company or a person: no synonyms. */
  readonly name: string
  readonly texts: readonly string[]
  readonly place: string
}

interface IndexedWord {
  readonly word: string
  readonly stem: string
}

/** Which documents of a list hold which words: a search looks at each word once, not at each document. */
export interface WordIndex {
  /** By number; 0 separates two texts. */
  readonly words: readonly IndexedWord[]
  /** By the number of a word: where its documents are in the list. */
  readonly places: readonly (readonly number[])[]
  readonly placesOfRow: ReadonlyMap<SynonymRow, readonly number[]>
  /** By document: the numbers of its words, in order. */
  readonly sequences: readonly (readonly number[])[]
}

interface ReadText {
  readonly words: readonly string[]
  readonly rows: readonly SynonymRow[]
}

type FindRows = (stems: readonly string[]) => SynonymMatch[]

const stems = new Map<string, string>()

function readStem(word: string): string {
  const stem = stems.get(word) ?? findStem(word)
  stems.set(word, stem)
  return stem
}

const readText = (text: string, findRows: FindRows): ReadText => {
  const words = listWords(text)
  return { words, rows: findRows(words.map(readStem)).map(({ row }) => row) }
}

/** A state behind a town is found by its row alone: 'hr' asks for an office first. */
function readPlace(text: string): ReadText {
  const { words, rows } = readText(text, findPlaceSynonyms)
  return { words: words.filter((word, index) => index === 0 || word.length > 2), rows }
}

/** Companies, places and keywords are those of many documents. */
function createTextCache(read: (text: string) => ReadText) {
  const known = new Map<string, ReadText>()
  return (text: string) => {
    const found = known.get(text) ?? read(text)
    known.set(text, found)
    return found
  }
}

export function createWordIndex<T>(documents: readonly T[], describe: (document: T) => SearchedTexts): WordIndex {
  const words: IndexedWord[] = [{ word: '', stem: '' }]
  const places: number[][] = [[]]
  const numbers = new Map<string, number>()
  const placesOfRow = new Map<SynonymRow, number[]>()
  const numberWord = (word: string) => {
    const known = numbers.get(word)
    if (known !== undefined) return known
    numbers.set(word, words.length)
    places.push([])
    return words.push({ word, stem: readStem(word) }) - 1
  }
  const readTitle = createTextCache((text) => readText(text, findSynonyms))
  const readTown = createTextCache(readPlace)
  const readName = createTextCache((text) => ({ words: listWords(text), rows: [] }))
  const sequences = documents.map((document, position) => {
    const { name, texts, place } = describe(document)
    const sequence: number[] = []
    for (const read of [readName(name), ...texts.map(readTitle), readTown(place)]) {
      for (const word of read.words) {
        const number = numberWord(word)
        sequence.push(number)
        addOnce(places[number], position)
      }
      sequence.push(0)
      for (const row of read.rows) {
        const list = placesOfRow.get(row) ?? []
        placesOfRow.set(row, list)
        addOnce(list, position)
      }
    }
    return sequence
  })
  return { words, places, placesOfRow, sequences }
}

function addOnce(list: number[] | undefined, position: number): void {
  if (list && list.at(-1) !== position) list.push(position)
}
