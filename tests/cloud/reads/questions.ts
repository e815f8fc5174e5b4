import type { JobSearch } from '#renderer/data/jobs-repository.ts'

/** How many results the screens ask for first. */
export const pageSize = 30

const anything: JobSearch = { q: '', location: '', category: '', type: '' }

export interface Question {
  readonly name: string
  readonly search: JobSearch
  /** How many times the results that are shown may be read. */
  readonly times: number
}

/** What visitors ask of a board; each finds something on one of any size. */
export const questions: readonly Question[] = [
  { name: 'the first page of /jobs', search: anything, times: 1 },
  { name: 'one word', search: { ...anything, q: 'setter' }, times: 1 },
  { name: 'two words', search: { ...anything, q: 'kundan setter' }, times: 3 },
  { name: 'two words apart', search: { ...anything, q: 'export setter' }, times: 3 },
  { name: 'a place', search: { ...anything, location: 'Surat' }, times: 1 },
  { name: 'a category', search: { ...anything, category: 'Back Office' }, times: 1 }
]

export const searchFor = (q: string): JobSearch => ({ ...anything, q })

/** The most reads for so many results that are shown: a tenth more, and one. */
export const mostReads = (shown: number, times: number) => times * (shown * 1.1 + 1)
