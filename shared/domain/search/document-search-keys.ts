import type { CandidateProfile } from '../candidate/candidate.ts'
import type { Job } from '../job/job.ts'
import { buildSynonymKey, findPlaceSynonyms, findStem, findSynonyms } from './find-synonyms.ts'
import { buildAvailabilityKey, keyLengths, listWords, maxSearchKeys, skillPrefix } from './search-keys.ts'

type JobTexts = Pick<Job, 'title' | 'company' | 'keywords' | 'location' | 'category' | 'type'>
type ProfileTexts = Pick<CandidateProfile, 'name' | 'headline' | 'skills' | 'location' | 'availability'>

export function buildJobSearchKeys({ title, company, keywords, location, category, type }: JobTexts): string[] {
  return collectKeys([
    listWordKeys([title, company, category, type, location]),
    listPlaceKeys(location),
    listSynonymKeys([title, category, type, ...keywords], location),
    listWordKeys(keywords)
  ])
}

export function buildCandidateSearchKeys({ name, headline, skills, location, availability }: ProfileTexts): string[] {
  const state = buildAvailabilityKey(availability)
  return collectKeys([
    listWordKeys([name, headline, location]),
    listPlaceKeys(location),
    state === '' ? [] : [state],
    listSynonymKeys([headline, ...skills], location),
    listWordKeys(skills, skillPrefix),
    listWordKeys(skills)
  ])
}

function listSynonymKeys(texts: readonly string[], place: string): string[] {
  const found = [...texts.flatMap((text) => findSynonyms(listStems(text))), ...findPlaceSynonyms(listStems(place))]
  return found.map(({ row }) => buildSynonymKey(row))
}

const listStems = (text: string) => listWords(text).map(findStem)

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
