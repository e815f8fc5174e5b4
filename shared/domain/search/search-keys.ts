import { fold } from '../../documents/fold-text.ts'

/**
 * The entries of `searchKeys` by which a shared board finds jobs and public profiles: a database finds whole entries of a list. Sorted, each once:
 *
 * - beginnings of folded words, 'go', 'gol', 'gold': of 2 to 12 letters. A word is a row of letters and digits ('22k', '916').
 * - of a place 'in:' and each beginning of the key (buildPlaceKey) from the start of each word: 'in:su' … 'in:surat gj', 'in:gj'. 2 to 24 letters.
 * - of a public profile's skills 'can:' and the beginnings of their words: 'can:se' … 'can:setting'.
 * - of its availability 'is:' and the key up to 40 letters: 'is:open to offers'.
 * - 'like:' and a row of trade-synonyms.ts, for a document with an entry of it: 'like:salesman'. Stems have no keys: a search asks for what
 *   all words of a stem begin with.
 *
 * A job in Latin letters has at most some 2,300. At maxSearchKeys it ends, keywords and skills last: at most 240 kB beside two contents
 * of 340 kB, and 9,600 of the 40,000 index entries of a document.
 */
export type SearchKeys = readonly string[]

/** As in build/firebase/firestore.rules. */
export const maxSearchKeys = 2400

export const keyLengths = { min: 2, word: 12, place: 24, choice: 40 } as const

/** In a folded text: a row of letters and digits, '22k', '916', 'हीरा'. */
export const wordPattern = /[\p{L}\p{M}\p{N}]+/gu

/** Folded words, in order. */
export const listWords = (text: string): string[] => fold(text).match(wordPattern) ?? []

/** undefined: too short to be found by. */
export function buildWordKey(word: string): string | undefined {
  const letters = [...word]
  return letters.length < keyLengths.min ? undefined : letters.slice(0, keyLengths.word).join('')
}

/** undefined: too short to be found by. */
export function buildSkillKey(word: string): string | undefined {
  const key = buildWordKey(word)
  return key === undefined ? undefined : skillPrefix + key
}

export const skillPrefix = 'can:'

/** 'Surat, GJ' is 'surat gj'. */
export function buildPlaceKey(place: string): string {
  return listWords(place).join(' ')
}

/** undefined: too short to be found by. */
export function buildAskedPlaceKey(place: string): string | undefined {
  const letters = [...buildPlaceKey(place)]
  return letters.length < keyLengths.min ? undefined : `in:${letters.slice(0, keyLengths.place).join('').trimEnd()}`
}

/** May be empty. */
export function buildAvailabilityKey(availability: string): string {
  const key = [...buildPlaceKey(availability)].slice(0, keyLengths.choice).join('')
  return key === '' ? '' : `is:${key}`
}
