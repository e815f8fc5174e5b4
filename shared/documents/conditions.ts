import type { Document, Query } from './document.ts'
import { fold, foldWords } from './fold.ts'
import { type FoldedDocument, findFolded, foldField, foldSearchText, type SearchText } from './folded-document.ts'

export function buildConditions<T extends Document>(
  query: Query<T>,
  searchText: SearchText<T>
): (document: T) => boolean {
  const meetsFixed = buildFixedConditions(query)
  const hasTexts = buildTextConditions(query, searchText)
  return hasTexts ? (document) => meetsFixed(document) && hasTexts(findFolded(document)) : meetsFixed
}

/** The conditions that stay the same while somebody types. */
export function buildFixedConditions<T extends Document>({ where, unexpired }: Query<T>): (document: T) => boolean {
  const equal = listEqual(where)
  const today = readToday()
  return (document) =>
    !(unexpired && ((document[unexpired] ?? today) as string) < today) &&
    equal.every(([field, value]) => document[field] === value)
}

/** Equal names: equal conditions. */
export const nameFixedConditions = <T extends Document>({ where, unexpired }: Query<T>): string =>
  JSON.stringify([listEqual(where), unexpired && [unexpired, readToday()]])

const listEqual = <T extends Document>(where: Query<T>['where']) =>
  listEntries<T>(where).filter(([, value]) => value !== undefined)

/** In UTC, as `expiresOn`. */
const readToday = () => new Date().toISOString().slice(0, 10)

/** undefined: the query has no texts. */
export function buildTextConditions<T extends Document>(
  query: Query<T>,
  searchText: SearchText<T>
): ((folded: FoldedDocument<T>) => boolean) | undefined {
  // Entries of a list are lines of one text: a text of one line is part of it when it is part of an entry.
  const every = listEntries<T>(query.every).flatMap(([field, texts]) =>
    [texts].flat().map((text) => [field, text] as const)
  )
  // Each field with texts of which it must contain one.
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
