import { expect, test } from 'vitest'
import { searchesBy } from '#renderer/hooks/search/search-address.ts'

const { empty, of, queryOf, askedIn, same } = searchesBy(['q', 'location', 'category', 'type'])

test.each([
  ['', empty],
  ['?q=', empty],
  ['?q=%20%20&type=', empty],
  ['?q=gold+ring', { ...empty, q: 'gold ring' }],
  ['?q=a&q=b', { ...empty, q: 'a' }],
  ['?category=No+such+category&utm_source=x', { ...empty, category: 'No such category' }],
  ['?q=%E0%A4%A', { ...empty, q: '\ufffd%A' }],
  ['?type=Contract&location=Surat+GJ', { ...empty, location: 'Surat GJ', type: 'Contract' }]
])('%s asks for what it says', (query, search) => {
  expect(of(query)).toEqual(search)
})

test.each([
  empty,
  { ...empty, q: '100% & + # “सोना” 💎' },
  { q: 'gold', location: 'Surat GJ', category: 'Pre Production', type: 'Full-time' }
])('an address brings back the search it was made of: %o', (search) => {
  expect(of(queryOf(search))).toEqual(search)
})

test('a search that asks for nothing has no query', () => {
  expect(queryOf(empty)).toBe('')
})

test('only fields with a value ask for something, in the order of the screen', () => {
  expect(askedIn({ ...empty, type: 'Contract', q: 'gold' })).toEqual(['q', 'type'])
})

test('two searches are the same when they ask the same of every field', () => {
  expect(same({ ...empty, q: 'gold' }, { ...empty, q: 'gold' })).toBe(true)
  expect(same({ ...empty, q: 'gold' }, { ...empty, q: 'gold', type: 'Contract' })).toBe(false)
})
