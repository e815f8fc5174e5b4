import type { SearchIndex } from '#shared/collections/collection.ts'
import { buildConditions } from '#shared/documents/conditions.ts'
import type { Document, Query } from '#shared/documents/document.ts'
import { fold } from '#shared/documents/fold.ts'
import {
  buildAskedPlaceKey,
  buildAvailabilityKey,
  buildPlaceKey,
  buildSkillKey,
  buildWordKey,
  keyLengths,
  listWords
} from '#shared/domain/search/search-keys.ts'

/** The part of a search that the server looks for. */
export interface SearchKey<T extends Document> {
  readonly keys: readonly string[]
  /** Keys may be cut, and the owner of a card writes them: the text decides. */
  meets(document: T): boolean
  readonly isAll: boolean
}

/** A word of so many letters is on fewer documents than a place, a shorter one on more. */
const tellingLength = 4

type Asked<T extends Document> = Pick<Query<T>, 'words' | 'contains' | 'every'>

/** Likely on the fewest documents: the longest word, unless short and there is a place; a choice last. undefined: no part is a key. */
export function chooseSearchKey<T extends Document>(query: Asked<T>, index: SearchIndex<T>): SearchKey<T> | undefined {
  const parts = countParts(query)
  const word = findWordKey(query, index, parts === 1)
  const place = findPlaceKey(query, index, parts === 1)
  if (word && (!place || word.length >= tellingLength)) return word.key
  return place ?? word?.key ?? findChoiceKey(query, index, parts === 1)
}

/** The part with the key begins a word; a place is compared by its normalised key; all else is part of the text as on every board. */
export function buildRefinement<T extends Document>(
  query: Query<T>,
  searchText: (document: T) => string,
  index?: SearchIndex<T>
): (document: T) => boolean {
  // The server has decided it by its own clock.
  const { unexpired: _decided, ...rest } = query
  if (!index) return buildConditions(rest, searchText)
  const { [index.place]: place, ...contains } = { ...rest.contains } as Record<string, string | readonly string[]>
  const others = buildConditions({ ...rest, contains: contains as Query<T>['contains'] & {} }, index.searchText)
  const isPlace = buildPlaceCondition(listTexts(place), index)
  const key = chooseSearchKey(query, index)
  return (document) => isPlace(document) && others(document) && (key?.meets(document) ?? true)
}

interface WordKey<T extends Document> {
  key: SearchKey<T>
  length: number
}

function findWordKey<T extends Document>(
  { words = '', every }: Asked<T>,
  index: SearchIndex<T>,
  isOnly: boolean
): WordKey<T> | undefined {
  const { list } = index
  const listed = (document: T) => joinLines(list && document[list])
  const candidates = [
    ...listWords(words).map((word) => ({ word, whole: words, asked: buildWordKey(word), textOf: index.searchText })),
    ...(list ? listTexts(every?.[list]) : []).flatMap((text) =>
      listWords(text).map((word) => ({ word, whole: text, asked: buildSkillKey(word), textOf: listed }))
    )
  ]
  let found: WordKey<T> | undefined
  for (const { word, whole, asked, textOf } of candidates) {
    const length = [...word].length
    if (asked === undefined || length <= (found?.length ?? 0)) continue
    const key: SearchKey<T> = {
      keys: [asked],
      meets: (document) => listWords(textOf(document)).some((each) => each.startsWith(word)),
      isAll: isOnly && length <= keyLengths.word && fold(whole).trim() === word
    }
    found = { key, length }
  }
  return found
}

function findPlaceKey<T extends Document>(
  { contains }: Asked<T>,
  index: SearchIndex<T>,
  isOnly: boolean
): SearchKey<T> | undefined {
  const places = listTexts(contains?.[index.place])
  const keys = places.flatMap((place) => buildAskedPlaceKey(place) ?? [])
  if (places.length === 0 || keys.length < places.length) return undefined
  return { keys, meets: buildPlaceCondition(places, index), isAll: isOnly }
}

function findChoiceKey<T extends Document>(
  { contains }: Asked<T>,
  { choice }: SearchIndex<T>,
  isOnly: boolean
): SearchKey<T> | undefined {
  const choices = choice ? listTexts(contains?.[choice]) : []
  const keys = choices.map(buildAvailabilityKey)
  if (!choice || keys.length === 0 || keys.includes('')) return undefined
  // The other conditions check it.
  return { keys, meets: () => true, isAll: isOnly }
}

function buildPlaceCondition<T extends Document>(
  places: readonly string[],
  { place }: SearchIndex<T>
): (document: T) => boolean {
  const asked = places.map(buildPlaceKey).filter((key) => key !== '')
  if (asked.length === 0) return () => true
  return (document) => {
    const stored = ` ${buildPlaceKey(String(document[place] ?? ''))}`
    return asked.some((key) => stored.includes(` ${key}`))
  }
}

function countParts<T extends Document>({ words = '', contains, every }: Asked<T>): number {
  const parts = [words, ...Object.values(contains ?? {}), ...Object.values(every ?? {}).flat()]
  return parts.filter((part) => listTexts(part as string | readonly string[]).length > 0).length
}

function listTexts(texts: string | readonly string[] | undefined): string[] {
  return [texts ?? []].flat().filter((text) => fold(text).trim() !== '')
}

function joinLines(value: unknown): string {
  return Array.isArray(value) ? value.join('\n') : String(value ?? '')
}
