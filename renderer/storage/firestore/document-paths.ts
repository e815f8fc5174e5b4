import type { Collection } from '#shared/collections/collection.ts'
import type { Document } from '#shared/documents/document.ts'
import { StoreError } from '../document-store.ts'

// The contract with build/firebase/firestore.rules: README.md says where everything is stored.

export const createdAt = 'createdAt'

export type Path = string

/** The name of a document: its id, but for '%', '/', the names '.' and '..', and those of the form '__…__'. */
export function encodeDocumentId(id: string): string {
  const name = id.replaceAll('%', '%25').replaceAll('/', '%2F')
  if (name === '.' || name === '..') return name.replaceAll('.', '%2E')
  return /^__.*__$/s.test(name) ? `%5F${name.slice(1)}` : name
}

/** Throws StoreError 'refused' for a person's own collections without a session (`uid`), and for what stays on the device. */
export function resolvePath({ name, place }: Collection<Document>, uid: string | undefined): Path {
  if (place === 'root') return name
  if (place === 'own' && uid !== undefined) return buildPersonPath(uid, name)
  if (typeof place === 'object') return buildPersonPath(place.person, place.folder)
  throw new StoreError('refused', `'${name}' is no part of the shared board`)
}

export function buildPublicProfileRecordPath(uid: string): Path {
  return `${buildPersonPath(uid, 'publicProfile')}/${encodeDocumentId(uid)}`
}

/** A person whose marks of seen jobs were removed: no new ones count. */
export function buildSeenEndPath(uid: string): Path {
  return `${buildPersonPath(uid, 'seenEnd')}/${encodeDocumentId(uid)}`
}

export type CountKind =
  | 'application'
  | 'draft'
  | 'file'
  | 'invitation'
  | 'mark'
  | 'job'
  | 'report'
  | 'reveal'
  | 'savedJob'
  | 'savedSearch'
  | 'template'

export function buildCountPath(kind: CountKind, uid: string): Path {
  return `${buildPersonPath(uid, `${kind}Count`)}/${encodeDocumentId(uid)}`
}

function buildPersonPath(uid: string, folder: string): Path {
  return `people/${encodeDocumentId(uid)}/${folder}`
}
