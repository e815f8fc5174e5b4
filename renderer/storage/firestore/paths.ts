import type { Collection } from '#shared/collections/collection.ts'
import type { Document } from '#shared/documents/document.ts'
import { StoreError } from '../document-store.ts'

/**
 * Where the shared board lies in Firestore: the contract between this adapter and build/firebase/firestore.rules. Each collection
 * declares its place (shared/collections/), a mapping what is stored beside its documents (mappings/).
 *
 * - At the root lie the collections of the board; below `people/{uid}/` those of one person, with counts of what an account keeps and has
 *   sent (counts/account-limits.ts); invitations are counted for the whole house, below its id. Files lie in `files/{name}`, in parts (files/firestore-files.ts). Accounts are Firebase
 *   Authentication's.
 * - Each document carries `id`, `revision` (1 when it is created, one more with each change) and `createdAt` (the server's time
 *   of its creation, never changed afterwards): the order 'stored' is the order of `createdAt`. The app never sees `createdAt`.
 * - A search finds documents by `searchKeys` (shared/domain/search/search-keys.ts): the administrator writes those of a job with the step
 *   that makes it live, and the owner those of a card. The app never sees them.
 * - Roles come from the verified token: the claim `admin`, or an employer's address with `email_verified`; and from `employers/{uid}`, which
 *   the administrator alone writes: with the token's address in `email` it makes an employer, with `ban` in it nobody is one.
 *   `employerAddresses/{SHA-256 of the address without what stands behind a plus}` says in `uid` which account has posted with it: when
 *   that one is banned, no other account with the address is an employer by it alone.
 * - Only the administrator asks for more than 60 documents at once, or counts more: see reading/page-chain.ts and counts/published-count.ts.
 * - A query of a whole collection states the conditions of the rules: `status == 'approved'` and `expiresOn >=` the server's day,
 *   `employerId == uid`, `uid == uid`, `hidden == false`. A query for one id reads one document.
 */

export const createdAt = 'createdAt'

export type Path = string

/** The name of a document: its id, but for '%', '/', the names '.' and '..', and those of the form '__…__'. */
export function encodeDocumentId(id: string): string {
  const name = id.replaceAll('%', '%25').replaceAll('/', '%2F')
  if (name === '.' || name === '..') return name.replaceAll('.', '%2E')
  return /^__.*__$/s.test(name) ? `%5F${name.slice(1)}` : name
}

/** Throws StoreError 'refused' for a person's own collections when nobody is signed in (`uid`), and for what stays on the device. */
export function resolvePath({ name, place }: Collection<Document>, uid: string | undefined): Path {
  if (place === 'root') return name
  if (place === 'own' && uid !== undefined) return buildPersonPath(uid, name)
  if (typeof place === 'object') return buildPersonPath(place.person, place.folder)
  throw new StoreError('refused', `'${name}' is no part of the shared board`)
}

export function buildCardRecordPath(uid: string): Path {
  return `${buildPersonPath(uid, 'publicCard')}/${encodeDocumentId(uid)}`
}

export function buildCountPath(
  kind: 'application' | 'draft' | 'file' | 'invitation' | 'mark' | 'posting' | 'report',
  uid: string
): Path {
  return `${buildPersonPath(uid, `${kind}Count`)}/${encodeDocumentId(uid)}`
}

function buildPersonPath(uid: string, folder: string): Path {
  return `people/${encodeDocumentId(uid)}/${folder}`
}
