import type { GenericSchema } from 'valibot'
import type { Document, Query, QueryResult } from '../documents/document.ts'
import type { SessionUser } from '../domain/account/session-user.ts'
import type { WriteRule, Writer } from '../domain/account/write-rule.ts'

/** null: signed out. */
export type Viewer = Pick<SessionUser, 'uid' | 'isAdmin' | 'isEmployer' | 'unverified'> | null

export type Fields = Readonly<Record<string, unknown>>

export type RunQuery = <T extends Document>(collection: Collection<T>, query: Query<T>) => Promise<QueryResult<T>>

/** Read by stores, authorization, caching, search and account removal. Tests compare it with build/firebase/firestore.rules. */
export interface Collection<T extends Document> {
  /** The storage key, the file, and the last part of the Firestore path. */
  readonly name: string
  /** Parses stored documents, of any origin. Must keep fields it does not know. */
  readonly schema: GenericSchema<unknown, T>
  /** Absent: it stays on the device. */
  readonly place?: Place
  /** A device keeps this within another document, or not at all. */
  readonly isOnBoardAlone?: true
  /** On the shared board also where everything else stays on the device (LOUPE_LOCAL_DATA). */
  readonly isHosted?: true
  /** A damaged text stays until a person decides, and nothing replaces it. */
  readonly waitsWhenDamaged?: true
  /** Stores that keep lists store the id alone, as a text. */
  readonly idsOnly?: true
  /** See isNewId. Elsewhere an id is made of others. */
  readonly hasChosenIds?: true
  readonly isPublic?: true
  /** A shared board counts its long lists without reading them, so no change of a number is observed. */
  readonly isCounted?: true
  /** The fields that visitors ask for; absent: all. */
  readonly publicFields?: readonly string[]
  /** Left out for those to whom `canReadClosed` says no. */
  readonly closedFields?: readonly string[]
  /** How the shared board searches it by keys; absent: page by page, in `searchText`. */
  readonly search?: SearchIndex<T, string>
  readonly erasure?: Erasure<T>
  /** The text that `words` of a query look in. */
  searchText(document: T): string
  /** Names an unparsed record in its notice, which everybody on the device sees. Gets the raw value. */
  describe(raw: unknown): string
  /** For cached documents: no wider than the rules. Absent: everyone if `isPublic`, else no one. */
  canRead?(viewer: Viewer, fields: Fields): boolean
  canReadClosed?(viewer: Writer, document: T): boolean
  /** Absent: written only together with other documents. Rejects when its code cannot be fetched. */
  loadRule?(): Promise<WriteRule<T>>
  /** A condition on other documents. `build`: the new one. */
  canCreate?(runQuery: RunQuery, writer: Writer, id: string, build: () => Document): Promise<boolean>
  canRemove?(runQuery: RunQuery, document: T): Promise<boolean>
}

type Place =
  | 'root'
  /** With the person who is signed in. */
  | 'own'
  | { readonly person: string; readonly folder: string }

export interface SearchIndex<T extends Document, Field extends string = keyof T & string> {
  readonly place: Field
  readonly choice?: Field
  /** A list of texts whose words are keys, too. */
  readonly list?: Field
}

type Where<T extends Document> = NonNullable<Query<T>['where']>

/** Documents that go with an account. Absent: a repository ends them (renderer/data/account-removal/remove-account-data.ts), or none are a person's. */
export interface Erasure<T extends Document> {
  readonly part: 'marks' | 'publicProfile' | 'lists' | 'profile' | 'role'
  /** The id of the only one, or the conditions of queries. */
  find(uid: string): string | Where<T> | readonly Where<T>[]
  /** Absent: all that were found. */
  isErased?(document: T, uid: string): boolean
}

type Declaration<T extends Document> = Omit<Collection<T>, 'searchText' | 'describe' | 'closedFields' | 'search'> &
  Partial<Pick<Collection<T>, 'searchText' | 'describe'>> & {
    closedFields?: readonly (keyof T & string)[]
    search?: SearchIndex<T>
  }

const declared = new WeakSet<object>()

/** No copy of a declaration with another schema or rule. */
export const isDeclared = (collection: Collection<Document>): boolean => declared.has(collection)

/** Without `searchText` words find nothing. Without `describe` a notice hides its records. */
export function declareCollection<T extends Document>(declaration: Declaration<T>): Collection<T> {
  const collection = { searchText: () => '', describe: () => '', ...declaration }
  declared.add(collection)
  return collection
}

/** Each person has one; its name ends with their uid. */
export interface PersonalCollection<T extends Document> {
  /** The same object every time. */
  of(uid: string): Collection<T>
  /** The part before '_{uid}' in the name. */
  readonly kind: string
  /** Whether an entry in another person's list is about this one: it goes with their account. */
  isAbout?(document: T, uid: string): boolean
}

/** Read by its person alone. On a shared board it is stored under them, unless it stays on the device. */
export function declarePersonalCollection<T extends Document>(
  kind: string,
  declare: (uid: string) => Omit<Declaration<T>, 'name' | 'place' | 'canRead'>,
  { staysOnDevice, ...more }: Pick<PersonalCollection<T>, 'isAbout'> & { staysOnDevice?: true } = {}
): PersonalCollection<T> {
  const collections = new Map<string, Collection<T>>()
  const declareOf = (uid: string) =>
    declareCollection<T>({
      ...declare(uid),
      name: `${kind}_${uid}`,
      ...(!staysOnDevice && { place: { person: uid, folder: kind }, canRead: (viewer) => isPerson(viewer, uid) })
    })
  return {
    kind,
    ...more,
    of(uid) {
      const collection = collections.get(uid) ?? declareOf(uid)
      collections.set(uid, collection)
      return collection
    }
  }
}

/** A cache outlives a sign-in, and asks no rules. */
export function canReadCached({ isPublic, canRead }: Collection<Document>, viewer: Viewer, fields: Fields): boolean {
  return canRead ? canRead(viewer, fields) : isPublic === true
}

export const isPerson = (viewer: Pick<SessionUser, 'uid'> | null, uid: unknown): boolean =>
  viewer !== null && viewer.uid !== '' && viewer.uid === uid

export const isAdministrator = (viewer: Viewer): boolean => viewer?.isAdmin === true

export const isItsEmployer = (viewer: Viewer, { employerId }: Fields): boolean =>
  isPerson(viewer, employerId) && viewer?.isEmployer === true && !viewer.unverified

/** Title, name or id. */
export function describeRecord(raw: unknown): string {
  if (typeof raw !== 'object' || raw === null) return String(raw).slice(0, 60)
  const { title, name, id } = raw as Record<string, unknown>
  return String(title ?? name ?? id ?? '').slice(0, 60)
}
