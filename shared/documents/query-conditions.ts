import type { Document, Query } from './document.ts'
import { fold, foldWords } from './fold-text.ts'
import { formatBoardDay } from './india-time.ts'

export function buildConditions<T extends Document>(
  query: Query<T>,
  searchText: SearchText<T>
): (document: T) => boolean {
  const meetsFixed = buildFixedConditions(query)
  const hasTexts = buildTextConditions(query, searchText)
  return hasTexts ? (document) => meetsFixed(document) && hasTexts(findFolded(document)) : meetsFixed
}

export function buildFixedConditions<T extends Document>({
  where,
  from,
  unexpired
}: Query<T>): (document: T) => boolean {
  const equal = listEqual(where)
  const least = listEqual<T>(from)
  const today = readToday()
  return (document) =>
    !(unexpired && ((document[unexpired] ?? today) as string) < today) &&
    equal.every(([field, value]) => document[field] === value) &&
    least.every(([field, value]) => String(document[field] ?? '') >= String(value))
}

export const nameFixedConditions = <T extends Document>({ where, from, unexpired }: Query<T>): string =>
  JSON.stringify([listEqual(where), listEqual(from), unexpired && [unexpired, readToday()]])

const listEqual = <T extends Document>(where: Query<T>['where'] | Query<T>['from']) =>
  listEntries<T>(where).filter(([, value]) => value !== undefined)

const readToday = () => formatBoardDay(new Date())

/** undefined: the query has no texts. */
export function buildTextConditions<T extends Document>(
  query: Query<T>,
  searchText: SearchText<T>
): ((folded: FoldedDocument<T>) => boolean) | undefined {
  // Entries of a list are lines of one text: a text of one line is part of it when it is part of an entry.
  const every = listEntries<T>(query.every).flatMap(([field, texts]) =>
    [texts].flat().map((text) => [field, text] as const)
  )
  const parts = [...listEntries<T>(query.contains), ...every]
    .map(([field, texts]) => [field, [texts].flat().map((text) => fold(String(text ?? '')).trim())] as const)
    .filter(([, choices]) => choices.join(''))
  const words = foldWords(query.words ?? '')
  if (parts.length === 0 && words.length === 0) return undefined
  return (folded) =>
    parts.every(([field, choices]) => choices.some((part) => foldField(folded, field).includes(part))) &&
    words.every((word) => foldSearchText(folded, searchText).includes(word))
}

function listEntries<T extends Document>(fields: object | undefined): [keyof T & string, unknown][] {
  return Object.entries(fields ?? {}) as [keyof T & string, unknown][]
}

type SearchText<T extends Document> = (document: T) => string

export interface FoldedDocument<T extends Document> {
  readonly document: T
  searchText: string
  /** The function that made `searchText`. */
  by: unknown
  fields: Map<string, string> | undefined
}

// Documents never change: a folded text is valid as long as the object lives.
const foldedDocuments = new WeakMap<Document, FoldedDocument<Document>>()

export function findFolded<T extends Document>(document: T): FoldedDocument<T> {
  let folded = foldedDocuments.get(document) as FoldedDocument<T> | undefined
  if (folded === undefined) {
    folded = { document, searchText: '', by: undefined, fields: undefined }
    foldedDocuments.set(document, folded)
  }
  return folded
}

/** `searchText` must be the same function every time. */
function foldSearchText<T extends Document>(folded: FoldedDocument<T>, searchText: SearchText<T>): string {
  if (folded.by !== searchText) {
    folded.searchText = fold(searchText(folded.document))
    folded.by = searchText
  }
  return folded.searchText
}

function foldField<T extends Document>(folded: FoldedDocument<T>, field: keyof T & string): string {
  folded.fields ??= new Map()
  let text = folded.fields.get(field)
  if (text === undefined) {
    text = fold(toText(folded.document[field]))
    folded.fields.set(field, text)
  }
  return text
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value
  return Array.isArray(value) ? value.filter((line) => typeof line === 'string').join('\n') : ''
}
