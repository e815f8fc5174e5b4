import { expect, test } from 'vitest'
import { createSearchCodec } from '#renderer/hooks/search/use-search-address.ts'

const { empty, parse, format, isSame } = createSearchCodec(['q', 'location', 'category', 'type'])

test.each([
  ['', empty],
  ['?q=', empty],
  ['?q=%20%20&type=', empty],
  ['?q=gold+ring', { ...empty, q: 'gold ring' }],
  ['?q=a&q=b', { ...empty, q: 'a' }],
  ['?category=No+such+category&utm_source=x', { ...empty, category: 'No such category' }],
  ['?q=%ED%A0%80', { ...empty, q: '\ufffd\ufffd\ufffd' }],
  ['?q=a\ud800b', { ...empty, q: 'a\ufffdb' }],
  ['?q=%E0%A4%A', { ...empty, q: '\ufffd%A' }],
  ['?type=Contract&location=Surat+GJ', { ...empty, location: 'Surat GJ', type: 'Contract' }]
])('%s asks for what it says', (query, search) => {
  expect(parse(query)).toEqual(search)
})

test.each([
  empty,
  { ...empty, q: '100% & + # “सोना” 💎' },
  { q: 'gold', location: 'Surat GJ', category: 'Pre Production', type: 'Full-time' }
])('an address brings back the search it was made of: %o', (search) => {
  expect(parse(format(search))).toEqual(search)
})

test('half a surrogate pair that is typed has an address all the same', () => {
  expect(parse(format({ ...empty, q: 'a\ud800b' }))).toEqual({ ...empty, q: 'a\ufffdb' })
})

test('two searches are the same when they ask the same of every field', () => {
  expect(isSame({ ...empty, q: 'gold' }, { ...empty, q: 'gold' })).toBe(true)
  expect(isSame({ ...empty, q: 'gold' }, { ...empty, q: 'gold', type: 'Contract' })).toBe(false)
})
