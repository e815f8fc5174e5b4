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

export function isAscii(text: string): boolean {
  return !beyondAscii.test(text)
}
