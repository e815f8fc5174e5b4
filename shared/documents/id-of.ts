/** For new documents; stored ones may have others. */
export function isNewId(id: string): boolean {
  return /^[A-Za-z0-9_-]{1,128}$/.test(id)
}

/** Of a record its `id`, of a text the text itself; undefined: none. */
export function readId(element: unknown): string | undefined {
  if (typeof element === 'string') return element
  if (typeof element !== 'object' || element === null || !('id' in element)) return undefined
  return typeof element.id === 'string' ? element.id : undefined
}
