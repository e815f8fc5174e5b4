import { expect, test } from 'vitest'
import { suggestSearches } from '#shared/domain/search/suggest-searches.ts'

const found = [
  { title: 'Kundan Setter', company: 'Suvarna Works' },
  { title: 'Setter', company: 'Kundan House' }
]

test.each([
  ['kun', ['kundan', 'kundan setter', 'kundan setting', 'Kundan House']],
  ['setter su', ['setter Surat', 'setter sunar', 'setter supervisor', 'Suvarna Works']],
  ['Setter', ['Kundan Setter']],
  ['s', []],
  ['', []]
])('search suggestions › continues %j', (typed, expected) => {
  expect(suggestSearches(typed, found)).toEqual(expected)
})
