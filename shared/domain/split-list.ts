/** A list that somebody has typed, by commas or lines; empty parts are left out. */
export function splitList(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
