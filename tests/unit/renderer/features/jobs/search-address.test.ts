import { expect, test } from 'vitest'
import { askedIn, emptySearch, queryOf, searchOf } from '#renderer/features/jobs/search/search-address.ts'

test.each([
  ['', emptySearch],
  ['?q=', emptySearch],
  ['?q=%20%20&type=', emptySearch],
  ['?q=gold+ring', { ...emptySearch, q: 'gold ring' }],
  ['?q=a&q=b', { ...emptySearch, q: 'a' }],
  ['?category=No+such+category&utm_source=x', { ...emptySearch, category: 'No such category' }],
  ['?q=%E0%A4%A', { ...emptySearch, q: '\ufffd%A' }],
  ['?type=Contract&location=Surat+GJ', { ...emptySearch, location: 'Surat GJ', type: 'Contract' }]
])('%s asks for what it says', (query, search) => {
  expect(searchOf(query)).toEqual(search)
})

test.each([
  emptySearch,
  { ...emptySearch, q: '100% & + # “सोना” 💎' },
  { q: 'gold', location: 'Surat GJ', category: 'Pre Production', type: 'Full-time' }
])('an address brings back the search it was made of: %o', (search) => {
  expect(searchOf(queryOf(search))).toEqual(search)
})

test('a search that asks for nothing has no query', () => {
  expect(queryOf(emptySearch)).toBe('')
})

test('only fields with a value ask for something, in the order of the screen', () => {
  expect(askedIn({ ...emptySearch, type: 'Contract', q: 'gold' })).toEqual(['q', 'type'])
})
