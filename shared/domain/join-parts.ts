/** Leaves blank ones out. */
export function joinParts(parts: readonly (string | null | undefined)[]): string {
  return parts.filter((part) => part?.trim()).join(' · ')
}
