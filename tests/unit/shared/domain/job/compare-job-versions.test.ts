import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  compareContents,
  compareLines,
  compareWords,
  type LineChange,
  type Part
} from '#shared/domain/job/compare-job-versions.ts'

/** '[-old-]' and '[+new+]' in the text that is in both. */
const formatMarked = (parts: readonly Part[]) =>
  parts.map(({ kind, text }) => ({ kept: text, added: `[+${text}+]`, removed: `[-${text}-]` })[kind]).join('')
const textOf = (parts: readonly Part[], without: Part['kind']) =>
  parts
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('')
const linesOf = (lines: readonly LineChange[], without: 'added' | 'removed') =>
  lines.filter(({ kind }) => kind !== without).map(({ parts }) => textOf(parts, without))

describe('highlighted changes between two texts', () => {
  test.each([
    ['₹22,000–28,000 a month', '₹18,000–25,000 a month', '[-₹22,000–28,000-][+₹18,000–25,000+] a month'],
    ['Set melee from 1.0 to 2.5 mm.', 'Set melee from 0.8 to 2.5 mm.', 'Set melee from [-1.0-][+0.8+] to 2.5 mm.'],
    ['Cut and clean seats', 'Cut and clean seats by hand', 'Cut and clean seats[+ by hand+]'],
    ['Surat GJ', 'Surat GJ', 'Surat GJ'],
    ['', 'Surat GJ', '[+Surat GJ+]'],
    ['Surat GJ', '', '[-Surat GJ-]']
  ])('mark the changes from %j to %j', (before, after, expected) =>
    expect(formatMarked(compareWords(before, after))).toBe(expected)
  )

  test('never cut words of Indian scripts', () => {
    expect(formatMarked(compareWords('सोना कारीगर सूरत', 'चाँदी कारीगर सूरत'))).toBe('[-सोना-][+चाँदी+] कारीगर सूरत')
  })
})

describe('highlighted changes between two lists', () => {
  const formatMarked = (changes: readonly LineChange[]) =>
    changes.map(({ kind, parts }) => `${kind}: ${textOf(parts, 'removed')}`)

  test('mark added, removed and reworded lines', () => {
    const before = ['Set 40 stones a day', 'Sweep the floor', 'Keep the weight slip']
    const after = ['Set 60 stones a day', 'Check every stone', 'Keep the weight slip']
    expect(formatMarked(compareLines(before, after))).toEqual([
      'reworded: Set 60 stones a day',
      'added: Check every stone',
      'removed: ',
      'kept: Keep the weight slip'
    ])
    expect(compareLines(before, after)[0]?.parts).toEqual(compareWords('Set 40 stones a day', 'Set 60 stones a day'))
  })
})

describe('highlighted changes between two texts or two lists', () => {
  const vocabulary = [
    'gold',
    'ring',
    'सोना',
    '1.5',
    '₹20,000–25,000',
    ' ',
    '  ',
    '\n',
    '\n\n',
    '.',
    '—',
    '💎',
    'e\u0301'
  ]
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.constantFrom(...vocabulary), { maxLength: 30 }).map((some) => some.join(''))
  )
  const lines = fc.array(text, { maxLength: 12 })

  test('omit no part of either text', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = compareWords(before, after)
        expect([textOf(parts, 'added'), textOf(parts, 'removed')]).toEqual([before, after])
        expect(parts.some(({ text }) => text === '')).toBe(false)
      })
    )
  })

  test('omit no line of either list', () => {
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const changes = compareLines(before, after)
        expect([linesOf(changes, 'added'), linesOf(changes, 'removed')]).toEqual([before, after])
      })
    )
  })
})

test('comparison of two job versions › returns the changed fields in order with their changes', () => {
  const before = {
    title: 'Diamond Setter',
    company: 'Suvarna Atelier',
    location: 'Surat GJ',
    category: 'Production',
    type: 'Full-time',
    salaryRange: '₹22,000 a month',
    description: 'Set melee.',
    responsibilities: ['Set 40 stones a day'],
    qualifications: [],
    keywords: ['pavé', 'prong']
  }
  const after = { ...before, salaryRange: '₹18,000 a month', keywords: ['prong'] }
  const { fields, texts, lines } = compareContents(before, after)
  expect(fields).toEqual(['salaryRange', 'keywords'])
  expect(formatMarked(texts.salaryRange)).toBe('[-₹22,000-][+₹18,000+] a month')
  expect(formatMarked(texts.title)).toBe('Diamond Setter')
  expect(lines.keywords.map(({ kind }) => kind)).toEqual(['removed', 'kept'])
  expect(compareContents(before, { ...before }).fields).toEqual([])
})
