import type { Document, Query } from './document.ts'
import { fold, foldedWords } from './fold.ts'

type SearchText<T extends Document> = (document: T) => string

/** Whether a document meets all conditions of the query. */
export function conditions<T extends Document>(query: Query<T>, searchText: SearchText<T>): (document: T) => boolean {
  const equal = entriesOf<T>(query.where).filter(([, value]) => value !== undefined)
  // The entries of a list are folded as lines of one text: a text of one line is part of it when it is part of an entry.
  const parts = [...entriesOf<T>(query.contains), ...entriesOf<T>(query.every)]
    .flatMap(([field, texts]) => [texts].flat().map((text) => [field, fold(String(text ?? '')).trim()] as const))
    .filter(([, part]) => part !== '')
  const words = foldedWords(query.words ?? '')
  return (document) => {
    for (const [field, value] of equal) if (document[field] !== value) return false
    if (parts.length === 0 && words.length === 0) return true
    const folded = foldedOnce(document)
    for (const [field, part] of parts) if (!foldedField(folded, document, field).includes(part)) return false
    if (words.length === 0) return true
    const text = foldedSearchText(folded, document, searchText)
    for (const word of words) if (!text.includes(word)) return false
    return true
  }
}

function entriesOf<T extends Document>(fields: object | undefined): [keyof T & string, unknown][] {
  return Object.entries(fields ?? {}) as [keyof T & string, unknown][]
}

interface Folded {
  searchText: string
  /** The function that gave the search text. */
  by: unknown
  fields: Map<string, string>
}

// Documents never change, they are replaced: what was folded once holds as long as the object lives.
const foldedDocuments = new WeakMap<Document, Folded>()

function foldedOnce(document: Document): Folded {
  const known = foldedDocuments.get(document)
  if (known !== undefined) return known
  const folded: Folded = { searchText: '', by: undefined, fields: new Map() }
  foldedDocuments.set(document, folded)
  return folded
}

function foldedSearchText<T extends Document>(folded: Folded, document: T, searchText: SearchText<T>): string {
  if (folded.by !== searchText) {
    folded.searchText = fold(searchText(document))
    folded.by = searchText
  }
  return folded.searchText
}

function foldedField<T extends Document>(folded: Folded, document: T, field: keyof T & string): string {
  let text = folded.fields.get(field)
  if (text === undefined) {
    text = fold(textOf(document[field]))
    folded.fields.set(field, text)
  }
  return text
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return Array.isArray(value) ? value.filter((line) => typeof line === 'string').join('\n') : ''
}
