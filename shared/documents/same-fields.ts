/** Whether both are stored as the same, whatever the order of their fields. */
export function hasSameFields(
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>
): boolean {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...fields].every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]))
}
