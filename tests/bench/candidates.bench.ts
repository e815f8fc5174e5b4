import { bench, describe } from 'vitest'
import { runQuery } from '#shared/documents/run-query.ts'
import { candidateQuery, candidateText } from '#shared/domain/candidate-search.ts'
import { tradeSkills } from '#shared/domain/trade-skills.ts'
import { candidateOf } from '#tests/support/candidates.ts'
import { randomOf, randomText, seededRandom } from '#tests/support/random.ts'

const random = seededRandom(6)

const board = (size: number) =>
  Array.from({ length: size }, (_, place) =>
    candidateOf(`c${place}`, {
      name: `Meena ${randomText(random, 12)} ${place}`,
      location: randomOf(random, ['Surat GJ', 'Jaipur RJ', 'Mumbai MH']),
      skills: Array.from({ length: 6 }, () => randomOf(random, tradeSkills)),
      hidden: place % 50 === 0
    })
  )

const search = { q: 'meena setter', location: 'surat', skills: 'setting, pol', availability: 'Actively searching' }

// What one keystroke costs with all four filters. Ten times the candidates may cost ten times the work, not more.
describe('all four filters, prepared', () => {
  for (const size of [1000, 10_000, 100_000]) {
    const people = board(size)
    bench(`over ${size} candidates`, () => void runQuery(people, candidateQuery(search, 30), candidateText))
  }
})

describe('all four filters over 10,000 candidates', () => {
  const known = board(10_000)
  bench('prepared', () => void runQuery(known, candidateQuery(search, 30), candidateText))
  // New objects every time: this is what the first search after opening the board costs.
  bench('for the first time', () => {
    runQuery(
      known.map((candidate) => ({ ...candidate })),
      candidateQuery(search, 30),
      candidateText
    )
  })
})
