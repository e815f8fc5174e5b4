import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  formatPostedView,
  type PostedView,
  pageSizes,
  parsePostedView,
  postedColumns,
  postedSorts,
  shownStatuses
} from '#renderer/features/dashboard/filter/posted-jobs-url.ts'

describe('employer’s job list in the URL', () => {
  test('parses back to the same filter, order and page', () => {
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
})
