/** The field with the time of a document's creation: see paths.ts. */
export const createdAt = 'createdAt'

/** A path in the database: the names of collections and documents from its root, with slashes. */
export type Path = string

/** The name of a document: its id, but for '%', '/', the names '.' and '..', and those of the form '__…__'. */
export function encodeDocumentId(id: string): string {
  const name = id.replaceAll('%', '%25').replaceAll('/', '%2F')
  if (name === '.' || name === '..') return name.replaceAll('.', '%2E')
  return /^__.*__$/s.test(name) ? `%5F${name.slice(1)}` : name
}
