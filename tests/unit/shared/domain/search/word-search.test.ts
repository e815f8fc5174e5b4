import { describe, expect, it, test } from 'vitest'
import { jobs } from '#shared/collections/jobs.ts'
import { runQuery } from '#shared/documents/run-query.ts'
import { splitWords } from '#shared/domain/parse-list-input.ts'
import { findStem } from '#shared/domain/search/find-synonyms.ts'
import { listWords } from '#shared/domain/search/search-keys.ts'
import { stateSynonyms, tradeSynonyms } from '#shared/domain/search/trade-synonyms.ts'
import { createCandidateSearch, createJobSearch } from '#shared/domain/search/word-search.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { candidateOf } from '#tests/support/sample-candidates.ts'
import { searchedJobs, searches } from '#tests/support/searched-jobs.ts'

const find = (typed: string, list = searchedJobs) =>
  runQuery(
    list,
    { search: createJobSearch(typed), order: { by: 'postedDate', direction: 'descending' }, limit: 30 },
    jobs.searchText
  ).documents

describe('word search among jobs', () => {
  test.each(searches)('%j finds %j first', (typed, first) => {
    expect(find(typed)[0]?.title ?? '').toBe(first)
  })

  it('sorts by exact phrase, all words, synonyms, and then newest first', () => {
    const titles = [
      'Polki Setter',
      'Setter for Polki',
      'Kundan Setter',
      'Setter of Polki Sets',
      'Polki Setter, Senior',
      'Caster'
    ]
    const list = titles.map((title, index) =>
      jobOf('approved', { id: `job_${index}`, title, company: '', keywords: [], postedDate: `2026-11-0${index + 1}` })
    )
    expect(find('polki setter', list).map(({ title }) => title)).toEqual([
      ...['Polki Setter, Senior', 'Polki Setter', 'Setter of Polki Sets', 'Setter for Polki', 'Kundan Setter']
    ])
  })

  test.each([
    ['sett', 'Diamond [Sett]er in a [sett]ing room'],
    ['polisher', '[Polishing] and [buffing]'],
    ['pave', 'Micro-[pavé] setter'],
    ['office boy', '[Peon] and [Office] Assistant'],
    ['jobs in surat', '[Surat] GJ'],
    ['surat setter', 'Diamond [Setter]'],
    ['हीर', '[हीरा] कारीगर'],
    ['++', 'C[++]']
  ])('%j marks %j', (typed, marked) => {
    const text = marked.replace(/[[\]]/g, '')
    let end = 0
    const parts = createJobSearch(typed)
      .findMatches(text)
      .map((range) => {
        const part = `${text.slice(end, range.start)}[${text.slice(range.start, range.end)}]`
        end = range.end
        return part
      })
    expect(parts.join('') + text.slice(end)).toBe(marked)
  })
})

test('word search among candidates › finds names, headlines, skills and locations', () => {
  const meena = candidateOf('meena', { headline: 'Kundan artisan', skills: ['stone setting'], location: 'Surat GJ' })
  const rank = (typed: string) => createCandidateSearch(typed).rank([meena])[0]
  expect(['eena', 'KUNDAN', 'setter', 'surat kundan', 'goldsmith', 'jaipur', 'casting'].map(rank)).toEqual([
    ...[1, 1, 3, 2, 3, 0, 0]
  ])
})

describe('trade synonyms', () => {
  const rows = [...tradeSynonyms, ...stateSynonyms].map((row) => row.split(', '))

  it('contain each row once, and each word once in its row', () => {
    expect(new Set(rows.map(([first]) => first)).size).toBe(rows.length)
    for (const row of rows) expect(splitWords(row.join(', '))).toEqual(row)
    expect(rows.length).toBeGreaterThanOrEqual(80)
  })

  // Without it a shared board would not find what a device finds.
  it('share the search key of a server with every word of the same stem', () => {
    const words = [...rows.flat(), ...searchedJobs.flatMap(({ title, keywords }) => [title, ...keywords])].flatMap(
      listWords
    )
    for (const word of new Set(words)) {
      const [key = ''] = createJobSearch(word).parts[0]?.keys ?? []
      for (const other of words) if (findStem(other) === findStem(word)) expect(other.startsWith(key)).toBe(true)
    }
  })
})
