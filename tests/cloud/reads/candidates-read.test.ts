import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import {
  type CandidateSearchResult,
  createCandidatesRepository
} from '#renderer/data/candidates/candidates-repository.ts'
import { boardOnEmulator, type EmulatedBoard } from '#tests/support/board-on-emulator.ts'
import { buildRules } from '../../../build/firebase/build-firestore-rules.mjs'
import { libraryReads } from './counted-library.ts'
import { deviceOf, fillCandidates, forgiveSlowness, settledOf } from './large-board.ts'
import { askedAnew, mostReads, pageSize } from './questions.ts'

// Among many public profiles each is found, and finding reads little more than what is shown.

vi.mock('firebase/firestore', async (importOriginal) => {
  const { countLibrary } = await import('./counted-library.ts')
  return countLibrary(await importOriginal())
})
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

const count = 100
const employer = { sub: 'u-suvarna', email: 'suvarna_employer@loupe.example', email_verified: true } as const
const anybody = { q: '', location: '', skills: '', availability: '' }

const asked = [
  ['all candidates', anybody],
  ['a name late in the alphabet', { ...anybody, q: 'Zwolinska' }],
  ['a trade', { ...anybody, q: 'setter' }],
  ['a place', { ...anybody, location: 'Surat' }]
] as const

let board: EmulatedBoard

beforeAll(async () => {
  board = await boardOnEmulator(buildRules('loupe.example'))
  await fillCandidates(board, count)
})
afterAll(() => board.close())
afterEach(() => {
  vi.useRealTimers()
})

test.each(asked)('candidate search › reads few documents beyond its results: %s', async (name, search) => {
  forgiveSlowness()
  const documents = deviceOf(board, employer)
  const watch = createCandidatesRepository(documents).watchSearch
  libraryReads.take()
  const { candidates } = await settledOf<CandidateSearchResult>((...on) => watch(search, pageSize, ...on), libraryReads)
  const { documents: read } = libraryReads.take()
  process.stdout.write(`${count} public profiles, ${name}: ${candidates.length} shown, ${read} read\n`)
  expect(candidates.length).toBeGreaterThan(0)
  if (search.q === 'Zwolinska') expect(candidates).toMatchObject([{ name: 'Zyta Zwolińska' }])
  expect(read).toBeLessThanOrEqual(mostReads(candidates.length) + askedAnew)
})
