/** Compares texts by their UTF-16 units, as `sort` wants it: the same on every machine and in every language. */
export function compareTexts(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1
}
