import { expect, test } from 'vitest'
import { findTextFlags } from '#shared/domain/job/flags/find-flags.ts'
import { createSeedJobs } from '#shared/domain/seeds/seed-jobs.ts'
import { contentNamed } from '#tests/support/job-people.ts'
import { readLines, readTexts } from './texts.ts'

function findFlagged(texts: readonly string[]): string[] {
  return texts.filter((description) => findTextFlags({ ...contentNamed('Stone setter'), description }).length > 0)
}

test('of 150 fraudulent texts at least 95 % are flagged', () => {
  const texts = readTexts('fraudulent')
  expect(new Set(texts).size).toBe(150)
  expect(findFlagged(texts).length / texts.length).toBeGreaterThanOrEqual(0.95)
})

test('of 150 honest texts at most 3 % are flagged', () => {
  const texts = readTexts('honest')
  expect(new Set(texts).size).toBe(150)
  expect(findFlagged(texts).length / texts.length).toBeLessThanOrEqual(0.03)
})

// Written after the words were, fifty at a time, each knowing what the ones before had taught. Of what they ask in words that were new,
// 48 to 60 in 100 were found then; since that they have taught the words as well.
test.each([
  ['fraudulent-held-out', 'honest-held-out'],
  ['fraudulent-second', 'honest-second'],
  ['fraudulent-third', 'honest-third']
])('%s and %s as well', (fraudulent, honest) => {
  const texts = readTexts(fraudulent)
  expect(findFlagged(texts).length / texts.length).toBeGreaterThanOrEqual(0.85)
  expect(findFlagged(readTexts(honest))).toEqual([])
})

// The first half was written before the phrases were. Of the second 17 of 45 were not found then, and 9 honest ones of 61 were: they have
// taught the phrases since.
test('whoever is turned away for age, sex, marriage or community is noticed, and what sounds like it is not', () => {
  const kinds = (description: string) =>
    findTextFlags({ ...contentNamed('Stone setter'), description }).map(({ kind }) => kind as string)
  const lines = readLines('personal').map((line) => line.split(' | '))
  expect(lines.length).toBe(94)
  expect(
    lines.filter(([named = '', text = '']) => !named.split(' ').every((kind) => kinds(text).includes(kind)))
  ).toEqual([])
  expect(findFlagged(readTexts('personal-honest'))).toEqual([])
})

test('no posting of a new board is flagged for its text', () => {
  expect(createSeedJobs(new Date('2026-11-22')).filter((job) => findTextFlags(job).length > 0)).toEqual([])
})
