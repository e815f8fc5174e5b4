import { bench, describe } from 'vitest'
import { runQuery } from '#shared/documents/run-query.ts'
import { buildCandidateQuery, buildCandidateText } from '#shared/domain/candidate/candidate-search.ts'
import { tradeSkills } from '#shared/domain/candidate/trade-skills.ts'
import { randomOf, randomText, seededRandom } from '#tests/support/random.ts'
import { candidateOf } from '#tests/support/sample-candidates.ts'

const random = seededRandom(6)

const createStore = (size: number) =>
  Array.from({ length: size }, (_, index) =>
    candidateOf(`c${index}`, {
      name: `Meena ${randomText(random, 12)} ${index}`,
      location: randomOf(random, ['Surat GJ', 'Jaipur RJ', 'Mumbai MH']),
      skills: Array.from({ length: 6 }, () => randomOf(random, tradeSkills)),
      hidden: index % 50 === 0
    })
  )

const search = { q: 'meena setter', location: 'surat', skills: 'setting, pol', availability: 'Actively searching' }

// The cost of one keystroke with all four filters. Ten times the candidates may cost ten times the work, not more.
describe('candidate search › with all four filters, prepared', () => {
  for (const size of [1000, 10_000, 100_000]) {
    const people = createStore(size)
    bench(`over ${size} candidates`, () => void runQuery(people, buildCandidateQuery(search, 30), buildCandidateText))
  }
})

describe('candidate search › with all four filters over 10,000 candidates', () => {
  const preparedStore = createStore(10_000)
  bench('prepared', () => void runQuery(preparedStore, buildCandidateQuery(search, 30), buildCandidateText))
  // New objects every time: this is what the first search after opening the board costs.
  bench('for the first time', () => {
    runQuery(
      preparedStore.map((candidate) => ({ ...candidate })),
      buildCandidateQuery(search, 30),
      buildCandidateText
    )
  })
})
