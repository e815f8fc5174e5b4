import { candidateProfiles } from '#renderer/storage/collections/candidate-collections.ts'
import { jobs } from '#renderer/storage/collections/collections.ts'
import type { Collection } from '#renderer/storage/document-store.ts'
import { createConverter } from '#renderer/storage/firestore/reading/document-converter.ts'
import { decodeFields, MalformedValue } from '#renderer/storage/firestore/rest/rest-values.ts'
import type { Document } from '#shared/documents/document.ts'
import { buildCardSearchKeys, buildJobSearchKeys, type SearchKeys } from '#shared/domain/search/search-keys.ts'
import { searchKeysField } from '#shared/domain/search/search-keys-field.ts'

/** A document as Firestore's REST interface gives it. */
export interface StoredDocument {
  /** 'projects/…/documents/jobs/job_1'. */
  readonly name: string
  readonly fields?: Readonly<Record<string, unknown>>
  /** When it was written last. */
  readonly updateTime: string
}

export type Finding =
  /** It has the keys that its text gives. */
  | { state: 'current' }
  | { state: 'outdated'; keys: SearchKeys }
  /** It is not found by anybody, so it needs none. */
  | { state: 'unasked' }
  /** Neither can the app read it. `describe`: a title or a name, as far as there is one. */
  | { state: 'unreadable'; describe: string }

/** What is found by its keys. */
export interface Reindexed {
  /** The collection, at the root of the database. */
  readonly path: string
  /** One of them, and several, in words. */
  readonly called: readonly [string, string]
  /** What only those have that are looked at: a field and its value. */
  readonly where?: readonly [field: string, value: string]
  look(stored: StoredDocument): Finding
}

const converter = createConverter()

function createReindexed<T extends Document>(
  collection: Collection<T>,
  buildKeys: (document: T) => SearchKeys,
  more: Pick<Reindexed, 'called' | 'where'>
): Reindexed {
  const { where } = more
  return {
    ...more,
    path: collection.name,
    look({ name, fields: typed }) {
      const fields = readFields(typed)
      if (fields && where && fields[where[0]] !== where[1]) return { state: 'unasked' }
      const [path, ownName] = name.split('/').slice(-2) as [string, string]
      const document =
        fields && converter.convert(collection, { path: `${path}/${ownName}`, name: ownName, fields }).document
      if (!document) return { state: 'unreadable', describe: collection.describe(fields ?? {}) }
      const keys = buildKeys(document)
      return isSame(fields[searchKeysField], keys) ? { state: 'current' } : { state: 'outdated', keys }
    }
  }
}

function readFields(typed: unknown): Readonly<Record<string, unknown>> | undefined {
  try {
    return decodeFields(typed)
  } catch (error) {
    if (error instanceof MalformedValue) return undefined
    throw error
  }
}

function isSame(stored: unknown, keys: SearchKeys): boolean {
  return Array.isArray(stored) && stored.length === keys.length && keys.every((key, index) => stored[index] === key)
}

/** Everything that is found by its keys: what is public of the jobs, and every card, for one that is hidden may be shown again. */
export const reindexed: readonly Reindexed[] = [
  createReindexed(jobs, buildJobSearchKeys, { called: ['posting', 'postings'], where: ['status', 'approved'] }),
  createReindexed(candidateProfiles, buildCardSearchKeys, { called: ['card', 'cards'] })
]

/** What is written into a document: its keys and nothing else. */
export function encodeKeys(keys: SearchKeys): Record<string, object> {
  return { [searchKeysField]: { arrayValue: { values: keys.map((key) => ({ stringValue: key })) } } }
}
