/** No line of a narrow screen begins with the dot. */
export function joinParts(parts: readonly (string | null | undefined)[]): string {
  return parts.filter((part) => part?.trim()).join('\u00a0· ')
}
