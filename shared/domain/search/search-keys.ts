import { fold } from '../../documents/fold.ts'
import type { CandidateProfile } from '../candidate/candidate.ts'
import type { Job } from '../job/job.ts'

/**
 * The entries of `searchKeys` by which a shared board finds jobs and public profiles: a database finds whole entries of a list. Sorted, each once:
 *
 * - beginnings of folded words, 'go', 'gol', 'gold': of 2 to 12 letters. A word is a row of letters and digits ('22k', '916').
 * - of a place 'in:' and each beginning of the key (buildPlaceKey) from the start of each word: 'in:su' … 'in:surat gj', 'in:gj'. 2 to 24 letters.
 * - of a public profile's skills 'can:' and the beginnings of their words: 'can:se' … 'can:setting'.
 * - of its availability 'is:' and the key up to 40 letters: 'is:open to offers'.
 *
 * A job in Latin letters has at most some 2,300. At maxSearchKeys it ends, keywords and skills last: at most 240 kB beside two contents
 * of 340 kB, and 9,600 of the 40,000 index entries of a document.
 */
export type SearchKeys = readonly string[]

/** As in build/firebase/firestore.rules. */
export const maxSearchKeys = 2400

export const keyLengths = { min: 2, word: 12, place: 24, choice: 40 } as const

type JobTexts = Pick<Job, 'title' | 'company' | 'keywords' | 'location'>
type CardTexts = Pick<CandidateProfile, 'name' | 'headline' | 'skills' | 'location' | 'availability'>

export function buildJobSearchKeys({ title, company, keywords, location }: JobTexts): string[] {
  return collectKeys([listWordKeys([title, company, location]), listPlaceKeys(location), listWordKeys(keywords)])
}

export function buildCandidateSearchKeys({ name, headline, skills, location, availability }: CardTexts): string[] {
  const state = buildAvailabilityKey(availability)
  return collectKeys([
    listWordKeys([name, headline]),
    listPlaceKeys(location),
    state === '' ? [] : [state],
    listWordKeys(skills, skillPrefix)
  ])
}

/** Folded rows of letters and digits, in order. */
export function listWords(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
}

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

const skillPrefix = 'can:'

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

function* listWordKeys(texts: readonly string[], prefix = ''): Generator<string> {
  for (const word of texts.flatMap(listWords)) {
    for (const key of listBeginnings(word, keyLengths.word)) yield prefix + key
  }
}

function* listPlaceKeys(place: string): Generator<string> {
  const words = listWords(place)
  for (const start of words.keys()) {
    for (const key of listBeginnings(words.slice(start).join(' '), keyLengths.place)) yield `in:${key}`
  }
}

/** Not those that end with a blank. */
function* listBeginnings(text: string, maxLetters: number): Generator<string> {
  let beginning = ''
  for (const [index, letter] of [...text].slice(0, maxLetters).entries()) {
    beginning += letter
    if (index + 1 >= keyLengths.min && letter !== ' ') yield beginning
  }
}

function collectKeys(kinds: readonly Iterable<string>[]): string[] {
  const keys = new Set<string>()
  for (const kind of kinds) {
    for (const key of kind) {
      if (keys.size === maxSearchKeys) break
      keys.add(key)
    }
  }
  return [...keys].sort()
}
