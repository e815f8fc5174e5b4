import type { Document } from './document.ts'
import { fold } from './fold.ts'

/** What the words of a search are looked for in. */
export type SearchText<T extends Document> = (document: T) => string

/** A document with what it is searched in, as far as that was asked for. */
export interface FoldedDocument<T extends Document> {
  readonly document: T
  searchText: string
  /** The function that made the search text. */
  by: unknown
  fields: Map<string, string> | undefined
}

// Documents never change, they are replaced: a folded text stays valid as long as the object lives.
const foldedDocuments = new WeakMap<Document, FoldedDocument<Document>>()

/** Always the same object for the same document. */
export function findFolded<T extends Document>(document: T): FoldedDocument<T> {
  let folded = foldedDocuments.get(document) as FoldedDocument<T> | undefined
  if (folded === undefined) {
    folded = { document, searchText: '', by: undefined, fields: undefined }
    foldedDocuments.set(document, folded)
  }
  return folded
}

/** The same function every time: another one makes another text. */
export function foldSearchText<T extends Document>(folded: FoldedDocument<T>, searchText: SearchText<T>): string {
  if (folded.by !== searchText) {
    folded.searchText = fold(searchText(folded.document))
    folded.by = searchText
  }
  return folded.searchText
}

/** A list is the lines of one text. */
export function foldField<T extends Document>(folded: FoldedDocument<T>, field: keyof T & string): string {
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
