import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Cursor, Document, Query } from '#shared/documents/document.ts'
import { runQuery } from '#shared/documents/run-query.ts'

interface Job extends Document {
  title: string
  place: string
  day: string
  keywords: string[]
  pay?: number
}

afterEach(() => {
  vi.useRealTimers()
})

const someJob = (id: string, fields: Partial<Job> = {}): Job => ({
  id,
  title: '',
  place: '',
  day: '',
  keywords: [],
  ...fields
})
const searchText = (job: Job) => [job.title, ...job.keywords].join('\n')
const stored: Query<Job> = { order: 'stored', limit: 100 }

const ask = (documents: readonly Job[], query: Partial<Query<Job>>) =>
  runQuery(documents, { ...stored, ...query }, searchText)
const ids = (documents: readonly Job[], query: Partial<Query<Job>>) =>
  ask(documents, query).documents.map(({ id }) => id)

describe('document query in memory', () => {
  const jobList = [
    someJob('a', { title: 'CAD Designer', place: 'Surat GJ', keywords: ['MatrixGold'], pay: 1 }),
    someJob('b', { title: 'Pavé Setter', place: 'Surat GJ', keywords: ['C++ (a|b)*', '18K'] }),
    someJob('c', { title: 'हीरा कारीगर', place: 'Mumbai MH', keywords: ['સુરત', '💎'] }),
    someJob('d', { title: '<b>Setter</b> \u0000 constructor', place: 'JAIPUR RJ', keywords: ['x'.repeat(300)], pay: 0 })
  ]

  test.each<[string, Partial<Query<Job>>, string[]]>([
    ['no condition', {}, ['a', 'b', 'c', 'd']],
    ['equal text', { where: { place: 'Surat GJ' } }, ['a', 'b']],
    ['text equal in case', { where: { place: 'surat gj' } }, []],
    ['an equal number, also 0', { where: { pay: 0 } }, ['d']],
    ['two equal fields', { where: { place: 'Surat GJ', title: 'CAD Designer' } }, ['a']],
    ['part of a field', { contains: { place: 'SURAT' } }, ['a', 'b']],
    ['part of a field without its accents', { contains: { title: 'pave' } }, ['b']],
    ['part of a field with blanks around', { contains: { place: ' surat gj ' } }, ['a', 'b']],
    ['a blank part, which matches all', { contains: { place: '  ', title: '' } }, ['a', 'b', 'c', 'd']],
    ['part of a list', { contains: { keywords: 'gold' } }, ['a']],
    ['part of a number, which matches nothing', { contains: { pay: '0' } }, []],
    ['each text in some entry', { every: { keywords: ['GOLD', ' matrix '] } }, ['a']],
    ['texts in different entries', { every: { keywords: ['18k', '(a|b)'] } }, ['b']],
    ['a text in no entry', { every: { keywords: ['18k', 'gold'] } }, []],
    ['a text across two entries', { every: { keywords: ['* 18'] } }, []],
    ['blank texts, which match all', { every: { keywords: ['', '  '], title: [] } }, ['a', 'b', 'c', 'd']],
    ['texts of another script', { every: { keywords: ['સુર', '💎'] } }, ['c']],
    [
      'each text in a list beside part of a field',
      { every: { keywords: ['gold'] }, contains: { place: 'jaipur' } },
      []
    ],
    ['words in any order', { words: 'designer cad' }, ['a']],
    ['words from several fields', { words: 'setter 18k' }, ['b']],
    ['all of the words', { words: 'cad setter' }, []],
    ['blank words, which match all', { words: ' \n ' }, ['a', 'b', 'c', 'd']],
    ['words in any case', { words: 'MATRIXG' }, ['a']],
    ['words with special characters of patterns', { words: 'c++ (a|b)*' }, ['b']],
    ['a pattern, which matches nothing', { words: '.*' }, []],
    ['Devanagari', { words: 'हीरा' }, ['c']],
    ['Devanagari vowel signs', { words: 'हारी' }, []],
    ['Gujarati', { words: 'સુરત' }, ['c']],
    ['emoji', { words: '💎' }, ['c']],
    ['markup', { words: '<b>setter</b>' }, ['d']],
    ['NUL', { words: '\u0000' }, ['d']],
    ['names of built-in properties', { words: 'constructor' }, ['d']],
    ['a very long word', { words: 'x'.repeat(300) }, ['d']],
    ['a longer word', { words: 'x'.repeat(100_000) }, []],
    ['all kinds together', { where: { place: 'Surat GJ' }, contains: { title: 'e' }, words: 'pave' }, ['b']]
  ])('filters by %s', (_, query, expected) => {
    expect(ids(jobList, query)).toEqual(expected)
  })

  test('ignores inherited fields', () => {
    const query = { ...stored, contains: { constructor: 'object', __proto__: 'a' } } as Query<Job>
    expect(runQuery(jobList, query, searchText).total).toBe(0)
    const listed = { ...stored, every: { constructor: ['object'] } } as unknown as Query<Job>
    expect(runQuery(jobList, listed, searchText).total).toBe(0)
  })

  test.each<[string, Partial<Query<Job>>]>([
    ['in an order', { order: { by: 'title', direction: 'ascending' } }],
    ['counted', { limit: 0 }]
  ])('returns no cached result for other conditions, %s', (_, kind) => {
    const places = ['Surat GJ', 'Mumbai MH', undefined, 'surat gj', 'JAIPUR RJ', 'Nowhere', 'Surat GJ']
    for (const words of ['', 'e', 'es', 'e'])
      for (const place of places) {
        const query = { where: place === undefined ? {} : { place }, words }
        expect(ask(jobList, { ...query, ...kind }).total).toBe(ask([...jobList], { ...query, limit: 100 }).total)
      }
  })

  test('drops expired documents from a cached list at midnight', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-23T18:29:59Z') })
    const jobs = [someJob('a', { day: '2026-11-23' }), someJob('b', { day: '2026-11-24' })]
    const live: Partial<Query<Job>> = { unexpired: 'day', order: { by: 'day', direction: 'ascending' } }
    const counts = () => [ask(jobs, { ...live, limit: 0 }), ask(jobs, { unexpired: 'day', limit: 0 })]
    expect([ids(jobs, live), ...counts().map(({ total }) => total)]).toEqual([['a', 'b'], 2, 2])
    vi.setSystemTime(Date.parse('2026-11-23T18:30:00Z'))
    expect([ids(jobs, live), ...counts().map(({ total }) => total)]).toEqual([['b'], 1, 1])
  })
})

describe('pages of a document query', () => {
  const jobList = Array.from({ length: 25 }, (_, n) =>
    someJob(`j${String(n).padStart(2, '0')}`, { day: `2026-11-${String(1 + ((n * 7) % 5)).padStart(2, '0')}` })
  )
  const orders: Query<Job>['order'][] = [
    'stored',
    { by: 'day', direction: 'ascending' },
    { by: 'day', direction: 'descending' }
  ]

  test.each(orders)('do not shift when documents are added or removed: %j', (order) => {
    const first = ask(jobList, { order, limit: 10 })
    const firstIds = new Set(first.documents.map(({ id }) => id))
    const unseen = ids(jobList, { order }).filter((id) => !firstIds.has(id))
    const gone = first.documents[3]?.id
    const changed = [...jobList.filter(({ id }) => id !== gone)]
    if (order !== 'stored')
      changed.unshift(someJob('new', { day: order.direction === 'ascending' ? '' : '2027-01-01' }))
    expect(ids(changed, { order, after: first.next })).toEqual(unseen)
  })

  test.each(orders)('start over at an invalid page position: %j', (order) => {
    const whole = ids(jobList, { order })
    const foreign = orders
      .filter((other) => other !== order)
      .map((other) => ask(jobList, { order: other, limit: 3 }).next)
    const broken = [
      '',
      'x',
      '{',
      'null',
      '[]',
      '{}',
      '["j03"]',
      '["j03",-1]',
      '["j03",1.5]',
      '["j03","1"]',
      '["j03",1,2]'
    ]
    const parts = order === 'stored' ? [] : [order.by, order.direction]
    const wrong = [[...parts], [...parts, {}, 'j03'], [...parts, 'j03', null], [...parts, '', 'j03', 1]].map((cursor) =>
      JSON.stringify(cursor)
    )
    const nothing = [7, null, {}, []] as unknown as string[]
    for (const after of [...foreign, ...broken, ...wrong, ...nothing]) {
      expect(ids(jobList, { order, after: after as Cursor })).toEqual(whole)
    }
  })
})
