import type { Document } from './document.ts'
import { fold } from './fold.ts'

export type SearchText<T extends Document> = (document: T) => string

/** A document with its folded texts, as far as they were asked for. */
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
export function foldSearchText<T extends Document>(folded: FoldedDocument<T>, searchText: SearchText<T>): string {
  if (folded.by !== searchText) {
    folded.searchText = fold(searchText(folded.document))
    folded.by = searchText
  }
  return folded.searchText
}

/** The entries of a list are lines. */
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
