import { expect, test } from 'vitest'
import { jobLimits } from '#shared/domain/job/job-content-fields.ts'
import { buildCandidateSearchKeys, buildJobSearchKeys } from '#shared/domain/search/document-search-keys.ts'
import {
  buildAskedPlaceKey,
  buildSkillKey,
  buildWordKey,
  listWords,
  maxSearchKeys
} from '#shared/domain/search/search-keys.ts'
import { profileLimits, skillLimits } from '#shared/domain/text-limits.ts'

const job = {
  ...{ title: 'Pavé Setter', company: 'Om', keywords: ['22k gold'], location: 'Surat GJ' },
  ...{ category: 'Others', type: 'Contract' }
}
const publicProfile = { name: 'Asha', headline: 'CAD', skills: ['wax'], location: '', availability: 'Open to offers' }

test('search keys of a job › returns prefixes of words, the place and synonyms', () => {
  const words = ['gj', 'go', 'gol', 'gold', 'om', 'pa', 'pav', 'pave', 'se', 'set', 'sett', 'sette', 'setter']
  const place = ['in:gj', 'in:su', 'in:sur', 'in:sura', 'in:surat', 'in:surat g', 'in:surat gj']
  const kind = ['ot', 'oth', 'othe', 'other', 'others', 'co', 'con', 'cont', 'contr', 'contra', 'contrac', 'contract']
  const rows = ['contract', 'gold', 'gujarat', 'pave', 'setter', 'surat'].map((row) => `like:${row}`)
  const expected = [...words, '22', '22k', 'su', 'sur', 'sura', 'surat', ...place, ...kind, ...rows]
  expect(buildJobSearchKeys(job)).toEqual(expected.sort())
})

test('search keys of a profile › covers name, headline, skills and place', () => {
  expect(buildCandidateSearchKeys(publicProfile)).toEqual(
    ['is:open to offers', ...'as ash asha ca cad can:wa can:wax like:cad like:wax wa wax'.split(' ')].sort()
  )
})

test.each([
  ['the first twelve of a long word', 'Electroplating', 'electroplati'],
  ['all of a short word', 'Om', 'om'],
  ['digits like letters', '916', '916'],
  ['letters and marks of an Indian script', 'सोनार', 'सोनार'],
  ['the letters of a ligature', 'ﬁling', 'filing'],
  ['no soft hyphen', 'pol\u00adisher', 'polisher'],
  ['Latin digits for those of another script', '९१६', '916'],
  ['whole letters beyond 16 bits', '𐌰'.repeat(14), '𐌰'.repeat(12)]
])('search key of a word › returns two to twelve letters: %s', (_what, text, key) => {
  const [word = ''] = listWords(text)
  expect(buildWordKey(word)).toBe(key)
  expect(buildJobSearchKeys({ ...job, title: text })).toContain(key)
})

test.each(['mum', 'Mumbai', 'mumbai m', 'MUMBAI, MH', 'mh', 'mumbai '])(
  'search key of a typed place › finds Mumbai MH by %j',
  (asked) => {
    expect(buildJobSearchKeys({ ...job, location: 'Mumbai MH' })).toContain(buildAskedPlaceKey(asked))
  }
)

let seed = 1

/** Words of so many letters that hardly ever begin alike, up to a length. */
function fill(length: number, letters: number, letter = (n: number) => String.fromCharCode(97 + n)) {
  const words = []
  for (let rest = length + 1; rest > letters; rest -= letters + 1) {
    const word = Array.from({ length: letters }, () => {
      seed = (seed * 48_271) % 2_147_483_647
      return letter(seed % 26)
    })
    words.push(word.join(''))
  }
  return words.join(' ')
}

test.each([2, 5, 12])('search keys of a job › covers all words of the largest job, of %i letters', (letters) => {
  const { title, company, location, keywords } = jobLimits
  const largest = {
    title: fill(title, letters),
    company: fill(company, letters),
    location: fill(location, letters),
    ...{ category: 'Pre Production', type: 'Internship' },
    keywords: Array.from({ length: keywords.max }, () => fill(keywords.maxLength, letters))
  }
  const keys = buildJobSearchKeys(largest)
  expect(keys.length).toBeLessThan(maxSearchKeys)
  for (const word of Object.values(largest).flat().flatMap(listWords)) expect(keys).toContain(buildWordKey(word))
})

test('search keys of a profile › drops prefixes of the last skills first', () => {
  const skills = Array.from({ length: skillLimits.max }, () => fill(skillLimits.maxLength, 12))
  const largest = { ...publicProfile, name: fill(profileLimits.name, 12), headline: fill(profileLimits.headline, 12) }
  const keys = buildCandidateSearchKeys({ ...largest, location: fill(profileLimits.location, 12), skills })
  expect(keys).toHaveLength(maxSearchKeys)
  for (const word of listWords(largest.name)) expect(keys).toContain(buildWordKey(word))
  for (const word of listWords(skills[0] ?? '')) expect(keys).toContain(buildSkillKey(word))
})

test('search keys of a job › returns keys that fit a document in any script', () => {
  const wide = fill(600, 12, (n) => String.fromCodePoint(0x1e900 + n))
  const keys = buildJobSearchKeys({
    ...job,
    title: wide,
    company: wide,
    keywords: Array(30).fill(wide),
    location: wide
  })
  const bytes = keys.reduce((sum, key) => sum + new TextEncoder().encode(key).length + 1, 0)
  expect(bytes).toBeLessThan(240_000)
})
