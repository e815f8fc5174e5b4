import type { GenericSchema } from 'valibot'
import type { Document, Query, QueryResult } from '../documents/document.ts'
import type { SessionUser } from '../domain/account/session-user.ts'

/** Who is looking; null: nobody is signed in. */
export type Viewer = Pick<SessionUser, 'uid' | 'isAdmin' | 'isEmployer' | 'unverified'> | null

/** Who writes; null: nobody is signed in. */
export type Writer =
  | (Pick<SessionUser, 'uid' | 'role' | 'email'> & Partial<Pick<SessionUser, 'houseId' | 'ban' | 'unverified'>>)
  | null

export type Fields = Readonly<Record<string, unknown>>

/**
 * Whether this person may turn one document into another. `before` undefined: it is new; `after` undefined: it is removed. Typed as a
 * method, so that the rule of one collection fits into a list of all.
 */
export type WriteRule<T extends Document> = {
  rule(writer: Writer, before: T | undefined, after: T | undefined): boolean
}['rule']

export type RunQuery = <T extends Document>(collection: Collection<T>, query: Query<T>) => Promise<QueryResult<T>>

/**
 * Everything the product knows of a collection, in one file each: stores, authorization, caching, search and account removal read it here.
 * Who may read and write is said once more by build/firebase/firestore.rules, and tests hold both against each other.
 */
export interface Collection<T extends Document> {
  /** The storage key, the file, and the last part of the Firestore path. */
  readonly name: string
  /** Parses stored documents, of any origin. Must keep fields it does not know. */
  readonly schema: GenericSchema<unknown, T>
  /** Absent: it stays on the device. */
  readonly place?: Place
  /** A device keeps this within another document, or not at all. */
  readonly isOnBoardAlone?: true
  /** Lies on the shared board also where everything else stays on the device (LOUPE_LOCAL_DATA). */
  readonly isHosted?: true
  /** A damaged text stays until somebody decides: nothing else may stand for it meanwhile. */
  readonly waitsWhenDamaged?: true
  /** A document holds nothing but its id. Stores that keep lists store the id alone, as a text. */
  readonly idsOnly?: true
  /** The creator chooses the id: see isNewId. Elsewhere it is made of other ids. */
  readonly hasChosenIds?: true
  /** Visitors may ask for it. */
  readonly isPublic?: true
  /** Long public lists: a shared board counts them without reading any document, so nothing tells when a number changes. */
  readonly isCounted?: true
  /** The fields that visitors ask for; absent: all. */
  readonly publicFields?: readonly string[]
  /** Fields that are left out for everybody to whom `canReadClosed` says no. */
  readonly closedFields?: readonly string[]
  /** How the shared board searches it by keys; absent: page by page, in `searchText`. */
  readonly search?: SearchIndex<T, string>
  readonly erasure?: Erasure<T>
  /** The text that `words` of a query look in. */
  searchText(document: T): string
  /** A short human name for a record that does not parse, for the notice about it. Gets the raw value. Empty: everybody on the device sees it. */
  describe(raw: unknown): string
  /** Who may be shown a cached document: no wider than the rules. Absent: everybody where `isPublic`, else nobody. */
  canRead?(viewer: Viewer, fields: Fields): boolean
  canReadClosed?(viewer: Writer, document: T): boolean
  /** Absent: nobody writes it but together with another document. Rejects when its code cannot be fetched. */
  loadRule?(): Promise<WriteRule<T>>
  /** What must hold of other documents before one is made. */
  canCreate?(runQuery: RunQuery, writer: Writer, id: string): Promise<boolean>
}

/** Where a shared board keeps a collection. */
export type Place =
  /** At the root of the database. */
  | 'root'
  /** With the person who is signed in. */
  | 'own'
  | { readonly person: string; readonly folder: string }

/** What documents of a collection are found by on the shared board. */
export interface SearchIndex<T extends Document, Field extends string = keyof T & string> {
  /** The text that words are looked for in, where an embedded board looks in the collection's `searchText`. */
  searchText(document: T): string
  /** A field with a place. */
  readonly place: Field
  /** A field with one of some choices. */
  readonly choice?: Field
  /** A field with a list of texts whose words are keys, too. */
  readonly list?: Field
}

/** Which documents go with an account. Absent: a repository ends them (renderer/data/removal/removal-plan.ts), or none are a person's. */
export interface Erasure<T extends Document> {
  /** The part of the removal that they belong to. */
  readonly part: 'marks' | 'card' | 'lists' | 'profile' | 'role'
  /** The id of the only one, or what a query for them says. */
  find(uid: string): string | NonNullable<Query<T>['where']>
  /** Which of those found go; absent: all. */
  isErased?(document: T, uid: string): boolean
}

type Declaration<T extends Document> = Omit<Collection<T>, 'searchText' | 'describe' | 'closedFields' | 'search'> &
  Partial<Pick<Collection<T>, 'searchText' | 'describe'>> & {
    closedFields?: readonly (keyof T & string)[]
    search?: SearchIndex<T>
  }

const declared = new WeakSet<object>()

/** Whether this is a declaration itself, and no copy of one with another schema or rule. */
export const isDeclared = (collection: Collection<Document>): boolean => declared.has(collection)

/** Without `searchText` nothing is found by words. Without `describe` a notice says nothing of a damaged record: everybody on the device sees it. */
export function declareCollection<T extends Document>(declaration: Declaration<T>): Collection<T> {
  const collection = { searchText: () => '', describe: () => '', ...declaration }
  declared.add(collection)
  return collection
}

/** A collection of which each person has their own. Its name ends with their uid. */
export interface PersonalCollection<T extends Document> {
  /** The collection of one person: the same object every time. */
  of(uid: string): Collection<T>
  /** Stands before '_{uid}' in the name. */
  readonly kind: string
  /** Whether an entry of somebody else's list is about this person: it goes with their account. */
  isAbout?(document: T, uid: string): boolean
}

/** @param declare what is special about the collection of one person */
export function declarePersonalCollection<T extends Document>(
  kind: string,
  declare: (uid: string) => Omit<Declaration<T>, 'name'>,
  more: Pick<PersonalCollection<T>, 'isAbout'> = {}
): PersonalCollection<T> {
  const collections = new Map<string, Collection<T>>()
  return {
    kind,
    ...more,
    of(uid) {
      const collection = collections.get(uid) ?? declareCollection({ ...declare(uid), name: `${kind}_${uid}` })
      collections.set(uid, collection)
      return collection
    }
  }
}

/** Whether a document may be shown from a cache: it outlives a sign-in, and no rules are asked. */
export function canReadCached({ isPublic, canRead }: Collection<Document>, viewer: Viewer, fields: Fields): boolean {
  return canRead ? canRead(viewer, fields) : isPublic === true
}

/** Where a shared board keeps a personal collection. */
export const withPerson = (person: string, folder: string): Place => ({ person, folder })

export const isPerson = (viewer: Pick<SessionUser, 'uid'> | null, uid: unknown): boolean =>
  viewer !== null && viewer.uid !== '' && viewer.uid === uid

export const isAdministrator = (viewer: Viewer): boolean => viewer?.isAdmin === true

/** The employer to whom a document is addressed. */
export const isItsEmployer = (viewer: Viewer, { employerId }: Fields): boolean =>
  isPerson(viewer, employerId) && viewer?.isEmployer === true && !viewer.unverified

/** Title, name or id of a record that may be anything. */
export function describeRecord(raw: unknown): string {
  if (typeof raw !== 'object' || raw === null) return String(raw).slice(0, 60)
  const { title, name, id } = raw as Record<string, unknown>
  return String(title ?? name ?? id ?? '').slice(0, 60)
}
