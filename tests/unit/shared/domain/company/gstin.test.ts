import { expect, test } from 'vitest'
import { computeCheckCharacter, findGstinProblem, normalizeGstin } from '#shared/domain/company/gstin.ts'
import { randomBelow, randomOf, seededRandom } from '#tests/support/random.ts'

const signs = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const letters = signs.slice(10)

// Specimens that offices and books of accounting print.
const specimens = ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '06AABCU9603R1ZR']

function createGstin(random: () => number): string {
  const pick = (from: readonly string[], many: number) => Array.from({ length: many }, () => randomOf(random, from))
  const digits = signs.slice(0, 10)
  const state = String(1 + randomBelow(random, 38)).padStart(2, '0')
  const first = [
    state,
    ...pick(letters, 5),
    ...pick(digits, 4),
    ...pick(letters, 1),
    ...pick(signs.slice(1), 1),
    'Z'
  ].join('')
  return first + computeCheckCharacter(first)
}

test('GSTIN check › accepts valid GSTINs', () => {
  expect(specimens.map((gstin) => [gstin, findGstinProblem(gstin)])).toEqual(specimens.map((gstin) => [gstin, null]))
})

test('GSTIN check › accepts state code 97 and refuses unassigned codes', () => {
  const problems = ['38', '39', '96', '97', '98'].map((state) => {
    const first = `${state}AAPFU0939F1Z`
    return findGstinProblem(first + computeCheckCharacter(first))
  })
  expect(problems).toEqual([null, 'state', 'state', null, 'state'])
})

test('GSTIN › accepts small letters, blanks and dashes', () => {
  expect(normalizeGstin(' 27 aapfu-0939f 1zv ')).toBe('27AAPFU0939F1ZV')
})

test.each([
  ['27AAPFU0939F1Z', 'shape'],
  ['27AAPFU0939F1ZVV', 'shape'],
  ['AAAPFU0939F127V', 'shape'],
  ['27AAPFU0939F0ZV', 'shape'],
  ['27AAPFU0939F1YV', 'shape'],
  ['२७AAPFU0939F1ZV', 'shape'],
  ['00AAPFU0939F1ZV', 'state'],
  ['39AAPFU0939F1ZV', 'state'],
  ['27AAPFU0939F1ZW', 'check'],
  // The pattern that forms show.
  ['22AAAAA0000A1Z5', 'check']
] as const)('GSTIN check › refuses %s for its %s', (gstin, problem) => {
  expect(findGstinProblem(gstin)).toBe(problem)
})

test('GSTIN check › detects any single wrong character', () => {
  const random = seededRandom(2017)
  const unnoticed: string[] = []
  for (let count = 0; count < 1000; count += 1) {
    const gstin = createGstin(random)
    expect(findGstinProblem(gstin)).toBeNull()
    const at = randomBelow(random, gstin.length)
    const other = randomOf(
      random,
      signs.filter((sign) => sign !== gstin[at])
    )
    const wrong = gstin.slice(0, at) + other + gstin.slice(at + 1)
    if (findGstinProblem(wrong) === null) unnoticed.push(`${gstin} as ${wrong}`)
  }
  expect(unnoticed).toEqual([])
})
