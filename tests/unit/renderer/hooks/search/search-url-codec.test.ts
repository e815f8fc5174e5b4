import { expect, test } from 'vitest'
import { createSearchCodec } from '#renderer/hooks/search/use-search-url.ts'

const { empty, parse, format } = createSearchCodec(['q', 'location', 'category', 'type'])

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
])('search in a URL › is parsed from %s', (query, search) => {
  expect(parse(query)).toEqual(search)
})

test.each([
  empty,
  { ...empty, q: '100% & + # “सोना” 💎' },
  { q: 'gold', location: 'Surat GJ', category: 'Pre Production', type: 'Full-time' }
])('search in a URL › parses back to the same search: %o', (search) => {
  expect(parse(format(search))).toEqual(search)
})

test('search in a URL › replaces a lone surrogate', () => {
  expect(parse(format({ ...empty, q: 'a\ud800b' }))).toEqual({ ...empty, q: 'a\ufffdb' })
})
