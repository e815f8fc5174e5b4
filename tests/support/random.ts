/** Numbers from 0 up to, not including, 1: the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A whole number from 0 up to, not including, `below`. */
export function randomBelow(random: () => number, below: number): number {
  return Math.floor(random() * below)
}

export function randomOf<T>(random: () => number, choices: readonly T[]): T {
  if (choices.length === 0) throw new Error('Nothing to choose from')
  return choices[randomBelow(random, choices.length)] as T
}

/** Pieces of a messy board's texts: several scripts, loose marks, emoji, halves of pairs, controls, markup. */
export const messyPieces: readonly string[] = [
  ...'aAbBcCiIsSzZ019 .,-*+?()[]\\^$|',
  ...['é', 'É', 'e\u0301', 'ß', 'ẞ', 'İ', 'ı', 'ﬁ', 'Å', 'ñ', 'Ő', 'Ǆ', 'Σ', 'ς', 'σ', 'й'],
  ...['\u0301', '\u0323', '\u0307', '\u093c', '\u094d', '\u200d', '\ufe0f', '\u00a0', '\u2028'],
  ...['हीरा', 'सूरत', 'क़', 'क\u094d\u0937', 'હીરા', 'સુરત', 'ક્ષ', '가', '각'],
  ...['💎', '👩\u200d🔧', '👍🏽', '🇮🇳', '\ud83d', '\udc8e', '\u0000', '\n', '<b>', '&amp;', '"', '𝒜']
]

/** Up to `maxLength` pieces in a row. */
export function randomText(random: () => number, maxLength = 12, pieces: readonly string[] = messyPieces): string {
  return Array.from({ length: randomBelow(random, maxLength + 1) }, () => randomOf(random, pieces)).join('')
}
