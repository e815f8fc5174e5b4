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
import { searchKeysField } from '#shared/domain/search/search-keys-field.ts'
import type { Collection } from '../../document-store.ts'
import type { DocumentConverter } from '../reading/document-converter.ts'
import { type Chain, listStep } from '../reading/page-chain.ts'
import { type Condition, maxAsked, type SearchPlan, type ServerDocument } from '../reading/server-query.ts'

export function beginSearch<T extends Document>(
  collection: Collection<T>,
  query: Query<T>,
  plan: SearchPlan,
  { convert }: DocumentConverter
): Chain {
  const index = readIndex(collection)
  const meets = createRefinement(collection, query)
  return createSearchChain(plan, query.limit, index && chooseSearchKey(query, index), (read) => {
    const { document } = convert(collection, read)
    return document !== undefined && meets(document)
  })
}

/** declareCollection has checked that its fields are the document's. */
function readIndex<T extends Document>({ search }: Collection<T>): SearchIndex<T> | undefined {
  return search as SearchIndex<T> | undefined
}

/** Pages for each screen of results: 571 documents. Without a key most of them are misses. */
const maxQuestions = { withKey: 10, withoutKey: 3 } as const

/** With limit 0 one page is counted. */
export function createSearchChain(
  { page }: SearchPlan,
  limit: number,
  key: Pick<SearchKey<never>, 'keys' | 'isAll'> | undefined,
  meets: (document: ServerDocument) => boolean
): Chain {
  const steps = Math.ceil(limit / listStep)
  const most = limit <= 0 ? 1 : steps * maxQuestions[key ? 'withKey' : 'withoutKey']
  const further = key?.isAll ? listStep : maxAsked
  return {
    page: key ? { ...page, conditions: [...page.conditions, buildCondition(key.keys)] } : page,
    nextLimit: (questions) => (questions >= most ? 0 : questions === 0 ? listStep + 1 : further),
    isEnough: (docs) => limit > 0 && docs.filter(meets).length > limit
  }
}

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
export function createRefinement<T extends Document>(
  collection: Collection<T>,
  query: Query<T>
): (document: T) => boolean {
  const index = readIndex(collection)
  // The server has decided it by its own clock.
  const { unexpired: _decided, ...rest } = query
  if (!index) return buildConditions(rest, collection.searchText)
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
