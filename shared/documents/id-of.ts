/** Whether a new document may have this id. What was stored under another one before is found and changed by it all the same. */
export function isNewId(id: string): boolean {
  return /^[A-Za-z0-9_-]{1,128}$/.test(id)
}

/**
 * The id of a stored element, whatever else it holds: of a record its `id`, of a text the text itself; undefined: it
 * has none.
 */
export function readId(element: unknown): string | undefined {
  if (typeof element === 'string') return element
  if (typeof element !== 'object' || element === null || !('id' in element)) return undefined
  return typeof element.id === 'string' ? element.id : undefined
}
