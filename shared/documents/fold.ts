const beyondAscii = /[\u0080-\uffff]/
// Only the marks that Latin, Greek and Cyrillic letters carry: vowel signs of Indian scripts are letters to a reader.
const latinMarks = /[\u0300-\u036f]/g

/**
 * The form in which texts are compared by a search: without accents and without upper case. Its length may differ from the
 * text's. Folding twice changes nothing.
 */
export function fold(text: string): string {
  if (isAscii(text)) return text.toLowerCase()
  // A capital sigma becomes one of two letters, depending on its neighbours: a part of a word must still match.
  return text.normalize('NFD').replace(latinMarks, '').toLowerCase().replaceAll('ς', 'σ')
}

/** The words of a search as they are looked for: folded, each once, none of them empty. */
export function foldWords(words: string): string[] {
  return [...new Set(fold(words).split(/\s+/))].filter((word) => word !== '')
}

export function isAscii(text: string): boolean {
  return !beyondAscii.test(text)
}
