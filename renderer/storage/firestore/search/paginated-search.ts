import type { SearchIndex } from '#shared/collections/collection.ts'
import type { Document, Query } from '#shared/documents/document.ts'
import { fold } from '#shared/documents/fold-text.ts'
import { buildConditions } from '#shared/documents/query-conditions.ts'
import {
  buildAskedPlaceKey,
  buildAvailabilityKey,
  buildPlaceKey,
  buildSkillKey,
  keyLengths,
  listWords
} from '#shared/domain/search/search-keys.ts'
import { searchKeysField } from '#shared/domain/search/search-keys-field.ts'
import type { Collection } from '../../document-store.ts'
import type { DocumentConverter } from '../reading/document-converter.ts'
import { type Condition, maxAsked, type SearchPlan, type ServerDocument } from '../reading/firestore-server-query.ts'
import { type Chain, listStep } from '../reading/paginated-listener.ts'

export function beginSearch<T extends Document>(
  collection: Collection<T>,
  query: Query<T>,
  plan: SearchPlan,
  { convert }: DocumentConverter
): Chain {
  const index = readIndex(collection)
  const rank = createRefinement(collection, query)
  const isSorted = query.refine?.sort !== undefined
  return createSearchChain(
    plan,
    query.limit,
    index && chooseSearchKey(query, index),
    (read) => {
      const { document } = convert(collection, read)
      return document === undefined ? 0 : rank(document)
    },
    isSorted
  )
}

/** declareCollection has checked that its fields are the document's. */
function readIndex<T extends Document>({ search }: Collection<T>): SearchIndex<T> | undefined {
  return search as SearchIndex<T> | undefined
}

/** Pages for each screen of results: 571 documents. Without a key most of them are misses. */
const maxQuestions = { withKey: 10, withoutKey: 3 } as const

/** With limit 0 one page is counted. */
function createSearchChain(
  { page }: SearchPlan,
  limit: number,
  key: Pick<SearchKey<never>, 'keys' | 'isAll'> | undefined,
  rank: (document: ServerDocument) => number,
  /** Whatever was read may come first. */
  isSorted = false
): Chain {
  const steps = Math.ceil(limit / listStep)
  const most = limit <= 0 ? 1 : steps * maxQuestions[key ? 'withKey' : 'withoutKey']
  const further = key?.isAll ? listStep : maxAsked
  return {
    page: key ? { ...page, conditions: [...page.conditions, buildCondition(key.keys)] } : page,
    nextLimit: (questions) => (questions >= most ? 0 : questions === 0 ? listStep + 1 : further),
    isEnough(docs) {
      const ranks = docs.map(rank)
      if (limit <= 0 || ranks.filter((each) => each > 0).length <= limit) return false
      return docs.length >= maxReadForRank || (!isSorted && ranks.filter((each) => each === 1).length > limit)
    }
  }
}

/** So many of the newest are looked through for what comes first: literal matches, or another order than the server's. */
const maxReadForRank = 151

function buildCondition(keys: readonly string[]): Condition {
  const [one, ...others] = keys
  return others.length === 0
    ? { field: searchKeysField, operator: 'array-contains', value: one }
    : { field: searchKeysField, operator: 'array-contains-any', value: keys }
}

/** The part of a search that the server looks for. */
interface SearchKey<T extends Document> {
  readonly keys: readonly string[]
  /** Keys may be cut, and the owner of a public profile writes them: the text decides. */
  meets(document: T): boolean
  readonly isAll: boolean
}

/** A word of so many letters is on fewer documents than a place, a shorter one on more. */
const tellingLength = 4

type Asked<T extends Document> = Pick<Query<T>, 'search' | 'contains' | 'every'>

/** Likely on the fewest documents: the longest word, unless short and there is a place; a choice last. undefined: no part is a key. */
export function chooseSearchKey<T extends Document>(query: Asked<T>, index: SearchIndex<T>): SearchKey<T> | undefined {
  const parts = countParts(query)
  const word = findWordKey(query, index, parts === 1)
  const place = findPlaceKey(query, index, parts === 1)
  if (word && (!place || word.length >= tellingLength)) return word.key
  return place ?? word?.key ?? findChoiceKey(query, index, parts === 1)
}

/**
 * The rank of the search (see WordSearch), without one 1; 0: no match. A place is compared by its normalised key, the part with the key begins a
 * word; all else is part of the text as on every board.
 */
export function createRefinement<T extends Document>(
  collection: Collection<T>,
  query: Query<T>
): (document: T) => number {
  const index = readIndex(collection)
  // The server has decided it by its own clock.
  const { unexpired: _decided, search, refine, ...rest } = query
  const rank = (document: T) => {
    if (refine && !refine.meets(document)) return 0
    return search ? (search.rank(listAlone(document))[0] ?? 0) : 1
  }
  if (!index) {
    const meets = buildConditions(rest, collection.searchText)
    return (document) => (meets(document) ? rank(document) : 0)
  }
  const { [index.place]: place, ...contains } = { ...rest.contains } as Record<string, string | readonly string[]>
  const others = buildConditions({ ...rest, contains: contains as Query<T>['contains'] & {} }, collection.searchText)
  const isPlace = buildPlaceCondition(listTexts(place), index)
  const key = chooseSearchKey(query, index)
  return (document) => (isPlace(document) && others(document) && (key?.meets(document) ?? true) ? rank(document) : 0)
}

const alone = new WeakMap<Document, readonly Document[]>()

/** The same list every time: a search keeps what it has read of it. */
function listAlone<T extends Document>(document: T): readonly T[] {
  const known = alone.get(document) ?? [document]
  alone.set(document, known)
  return known as readonly T[]
}

interface WordKey<T extends Document> {
  key: SearchKey<T>
  length: number
}

function findWordKey<T extends Document>(
  { search, every }: Asked<T>,
  index: SearchIndex<T>,
  isOnly: boolean
): WordKey<T> | undefined {
  const { list } = index
  const words = (search?.parts ?? [])
    .filter(({ keys }) => keys.length > 0)
    .map(
      ({ keys, length, isExact }): WordKey<T> => ({
        key: { keys, meets: () => true, isAll: isOnly && isExact },
        length
      })
    )
  const listed = list ? listTexts(every?.[list]).flatMap((text) => listSkillKeys(text, list, isOnly)) : []
  return [...words, ...listed].reduce<WordKey<T> | undefined>(
    (longest, each) => (each.length > (longest?.length ?? 0) ? each : longest),
    undefined
  )
}

function listSkillKeys<T extends Document>(text: string, list: keyof T & string, isOnly: boolean): WordKey<T>[] {
  return listWords(text).flatMap((word) => {
    const asked = buildSkillKey(word)
    const length = [...word].length
    const key: SearchKey<T> = {
      keys: asked === undefined ? [] : [asked],
      meets: (document) => listWords(joinLines(document[list])).some((each) => each.startsWith(word)),
      isAll: isOnly && length <= keyLengths.word && fold(text).trim() === word
    }
    return asked === undefined ? [] : [{ key, length }]
  })
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

function countParts<T extends Document>({ search, contains, every }: Asked<T>): number {
  const parts = [search?.text ?? '', ...Object.values(contains ?? {}), ...Object.values(every ?? {}).flat()]
  return parts.filter((part) => listTexts(part as string | readonly string[]).length > 0).length
}

function listTexts(texts: string | readonly string[] | undefined): string[] {
  return [texts ?? []].flat().filter((text) => fold(text).trim() !== '')
}

function joinLines(value: unknown): string {
  return Array.isArray(value) ? value.join('\n') : String(value ?? '')
}
