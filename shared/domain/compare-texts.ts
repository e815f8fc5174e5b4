/** By UTF-16 units, as `sort` wants it: the same on every machine. */
export function compareTexts(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1
}
