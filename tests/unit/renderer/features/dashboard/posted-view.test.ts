import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  defaultView,
  formatPostedView,
  type PostedView,
  pageSizes,
  parsePostedView,
  postedColumns,
  postedSorts,
  shownStatuses
} from '#renderer/features/dashboard/find/posted-view.ts'

describe('job list view in the URL', () => {
  test('parses back to the same view of the job list', () => {
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
  ])('uses the defaults for %s', (search, meant) => {
    expect(parsePostedView(search)).toEqual({ ...defaultView, ...meant })
  })
})
