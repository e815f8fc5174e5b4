import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  defaultView,
  formatPostedView,
  isFiltered,
  needsMore,
  type PostedView,
  pageSizes,
  parsePostedView,
  postedColumns,
  postedSorts,
  shownStatuses
} from '#renderer/features/dashboard/find/posted-view.ts'

describe('the address of the posted jobs', () => {
  test('says nothing at first sight', () => {
    expect(formatPostedView(defaultView)).toBe('')
    expect(parsePostedView('')).toEqual(defaultView)
  })

  test('says what is looked for', () => {
    const view: PostedView = { ...defaultView, words: 'kundan setter', status: 'rejected', place: 'Jaipur RJ', page: 2 }
    expect(formatPostedView(view)).toBe('?q=kundan+setter&status=rejected&place=Jaipur+RJ&page=2')
    expect(formatPostedView({ ...defaultView, columns: [] })).toBe('?columns=none')
    expect(formatPostedView({ ...defaultView, columns: ['posted', 'status'] })).toBe('?columns=status.posted')
  })

  test('is read as it was written, whatever the view', () => {
    const text = fc.string({ maxLength: 200, unit: 'grapheme' }).map((value) => value.trim())
    const view: fc.Arbitrary<PostedView> = fc.record({
      words: text.filter((value) => value.length <= 200 && value === value.trim()),
      status: fc.constantFrom(...shownStatuses, 'all' as const),
      category: fc.constantFrom('', 'Production', 'Something else'),
      place: fc.constantFrom('', 'Surat GJ', 'मुंबई'),
      isNew: fc.boolean(),
      sort: fc.constantFrom(...postedSorts),
      page: fc.integer({ min: 1, max: 9999 }),
      size: fc.constantFrom(...pageSizes),
      columns: fc.option(fc.subarray([...postedColumns]), { nil: undefined })
    })
    fc.assert(
      fc.property(view, (one) => {
        expect(parsePostedView(formatPostedView(one))).toEqual(one)
      })
    )
  })

  test.each([
    ['?page=0', {}],
    ['?page=-1', {}],
    ['?page=2x', {}],
    ['?page=40', { page: 40 }],
    ['?status=gone&sort=best&show=7&columns=weight', {}],
    ['?show=5e0', {}],
    ['?show=20&columns=days.weight.days', { size: 20, columns: ['days'] }],
    [`?q=${'x'.repeat(201)}`, {}],
    ['?q=%20%20', {}],
    ['?category=__proto__', { category: '__proto__' }],
    ['?q=a&q=b', { words: 'b' }]
  ])('%s falls back where it cannot be meant', (search, meant) => {
    expect(parsePostedView(search)).toEqual({ ...defaultView, ...meant })
  })

  test('whatever it is, it is a view', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('q', 'status', 'page', 'show', 'columns', 'sort'), fc.string()),
        (given) => {
          const view = parsePostedView(`?${new URLSearchParams(given)}`)
          expect(pageSizes).toContain(view.size)
          expect(postedSorts).toContain(view.sort)
          expect(Number.isInteger(view.page) && view.page >= 1).toBe(true)
        }
      )
    )
  })
})

test.each<[more: Partial<PostedView>, narrows: boolean, needs: boolean]>([
  [{}, false, false],
  [{ page: 3, size: 20, columns: [] }, false, false],
  [{ words: 'setter' }, true, true],
  [{ status: 'expired' }, true, true],
  [{ category: 'Others' }, true, true],
  [{ place: 'Surat GJ' }, true, true],
  [{ isNew: true }, true, true],
  [{ sort: 'ends' }, false, true]
])('what is looked at by %j leaves some out: %s; needs more than the newest page: %s', (more, narrows, needs) => {
  const view = { ...defaultView, ...more }
  expect([isFiltered(view), needsMore(view)]).toEqual([narrows, needs])
})
