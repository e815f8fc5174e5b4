import { expect, test } from 'vitest'
import { jobLimits } from '#shared/domain/job/job-content.ts'
import {
  buildAskedPlaceKey,
  buildCandidateSearchKeys,
  buildJobSearchKeys,
  buildPlaceKey,
  buildSkillKey,
  buildWordKey,
  listWords,
  maxSearchKeys
} from '#shared/domain/search/search-keys.ts'
import { profileLimits, skillLimits } from '#shared/domain/text-limits.ts'

const job = { title: 'Pavé Setter', company: 'Om', keywords: ['22k gold'], location: 'Surat GJ' }
const publicProfile = { name: 'Asha', headline: 'CAD', skills: ['wax'], location: '', availability: 'Open to offers' }

test('a job is found by the beginnings of the words in title, company, place and keywords, and by its place', () => {
  const words = ['gj', 'go', 'gol', 'gold', 'om', 'pa', 'pav', 'pave', 'se', 'set', 'sett', 'sette', 'setter']
  const place = ['in:gj', 'in:su', 'in:sur', 'in:sura', 'in:surat', 'in:surat g', 'in:surat gj']
  const expected = [...words, '22', '22k', 'su', 'sur', 'sura', 'surat', ...place]
  expect(buildJobSearchKeys(job)).toEqual(expected.sort())
})

test('a public profile is found by name, headline, skills, place and availability', () => {
  expect(buildCandidateSearchKeys(publicProfile)).toEqual(
    ['as', 'ash', 'asha', 'ca', 'cad', 'can:wa', 'can:wax', 'is:open to offers'].sort()
  )
})

test.each([
  ['of a long word its first twelve letters', 'Electroplating', 'electroplati'],
  ['of a short word all of it', 'Om', 'om'],
  ['of digits as of letters', '916', '916'],
  ['of an Indian script by its letters and signs', 'सोनार', 'सोनार'],
  ['of a ligature by its letters', 'ﬁling', 'filing'],
  ['of a word with a soft hyphen without it', 'pol\u00adisher', 'polisher'],
  ['of digits of another script by ours', '९१६', '916'],
  ['of letters beyond sixteen bits by whole ones', '𐌰'.repeat(14), '𐌰'.repeat(12)]
])('a word is asked for by two to twelve letters: %s', (_what, text, key) => {
  const [word = ''] = listWords(text)
  expect(buildWordKey(word)).toBe(key)
  expect(buildJobSearchKeys({ ...job, title: text })).toContain(key)
})

test('a single letter or digit finds nothing', () => {
  expect(buildWordKey('c')).toBeUndefined()
  expect(buildJobSearchKeys({ title: 'C 4', company: '', keywords: [], location: '' })).toEqual([])
})

test('a place is the same however it is written', () => {
  for (const place of ['Surat GJ', ' surat,GJ ', 'SURAT - gj', 'Sürat (GJ)'])
    expect(buildPlaceKey(place)).toBe('surat gj')
})

test.each(['mum', 'Mumbai', 'mumbai m', 'MUMBAI, MH', 'mh', 'mumbai '])('Mumbai MH is found as %j', (asked) => {
  expect(buildJobSearchKeys({ ...job, location: 'Mumbai MH' })).toContain(buildAskedPlaceKey(asked))
})

test('a place is not found by what is in the middle of its words', () => {
  const keys = buildJobSearchKeys({ ...job, location: 'Mumbai MH' })
  for (const asked of ['umbai', 'bai mh', 'h']) expect(keys).not.toContain(buildAskedPlaceKey(asked))
})

test('a long name of a place is found by its beginning, wherever it is cut', () => {
  const location = 'Thiruvananthapuram Kerala Chalai Bazaar'
  for (const asked of [location, 'Thiruvananthapuram Kera', 'Thiruvananthapuram Kerala', 'kerala chalai bazaar']) {
    expect(buildJobSearchKeys({ ...job, location })).toContain(buildAskedPlaceKey(asked))
  }
})

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

test.each([2, 5, 12])('the largest job in Latin letters is found by all of its words, of %i letters', (letters) => {
  const { title, company, location, keywords } = jobLimits
  const largest = {
    title: fill(title, letters),
    company: fill(company, letters),
    location: fill(location, letters),
    keywords: Array.from({ length: keywords.max }, () => fill(keywords.maxLength, letters))
  }
  const keys = buildJobSearchKeys(largest)
  expect(keys.length).toBeLessThan(maxSearchKeys)
  for (const word of Object.values(largest).flat().flatMap(listWords)) expect(keys).toContain(buildWordKey(word))
})

test('no public profile takes more keys than it may, and loses the beginnings of its last skills first', () => {
  const skills = Array.from({ length: skillLimits.max }, () => fill(skillLimits.maxLength, 12))
  const largest = { ...publicProfile, name: fill(profileLimits.name, 12), headline: fill(profileLimits.headline, 12) }
  const keys = buildCandidateSearchKeys({ ...largest, location: fill(profileLimits.location, 12), skills })
  expect(keys).toHaveLength(maxSearchKeys)
  for (const word of listWords(largest.name)) expect(keys).toContain(buildWordKey(word))
  for (const word of listWords(skills[0] ?? '')) expect(keys).toContain(buildSkillKey(word))
})

test('in the longest letters there are, the keys leave room for the job in its document', () => {
  const wide = fill(600, 12, (n) => String.fromCodePoint(0x1e900 + n))
  const keys = buildJobSearchKeys({ title: wide, company: wide, keywords: Array(30).fill(wide), location: wide })
  const bytes = keys.reduce((sum, key) => sum + new TextEncoder().encode(key).length + 1, 0)
  expect(bytes).toBeLessThan(240_000)
})
