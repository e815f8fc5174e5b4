/**
 * The id of a stored element, whatever else it holds: of a record its `id`, of a text the text itself; undefined: it
 * has none.
 */
export function readId(element: unknown): string | undefined {
  if (typeof element === 'string') return element
  if (typeof element !== 'object' || element === null || !('id' in element)) return undefined
  return typeof element.id === 'string' ? element.id : undefined
}
