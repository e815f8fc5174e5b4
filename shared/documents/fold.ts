const beyondAscii = /[\u0080-\uffff]/
// Of Latin, Greek and Cyrillic letters alone: vowel signs of Indian scripts are letters.
const latinMarks = /[\u0300-\u036f]/g

/** The form in which a search compares texts. Its length may differ. Idempotent. */
export function fold(text: string): string {
  if (isAscii(text)) return text.toLowerCase()
  // Two letters of one capital: a part of a word must still match.
  return text.normalize('NFD').replace(latinMarks, '').toLowerCase().replaceAll('ς', 'σ')
}

/** Folded, each once, none empty. */
export function foldWords(words: string): string[] {
  return [...new Set(fold(words).split(/\s+/))].filter((word) => word !== '')
}

/** Whether every word occurs in the text, in whatever order. */
export function hasWords(text: string, words: string): boolean {
  const folded = fold(text)
  return foldWords(words).every((word) => folded.includes(word))
}

export function isAscii(text: string): boolean {
  return !beyondAscii.test(text)
}

/** By UTF-16 units, as `sort` wants it: the same on every machine. */
export function compareTexts<Key extends string | number>(one: Key, other: Key): number {
  return one === other ? 0 : one < other ? -1 : 1
}
