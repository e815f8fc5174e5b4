/** Texts beside each other, blank ones left out. */
export function joinParts(parts: readonly (string | null | undefined)[]): string {
  return parts.filter((part) => part?.trim()).join(' · ')
}
