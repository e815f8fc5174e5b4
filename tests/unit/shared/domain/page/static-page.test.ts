import * as v from 'valibot'
import { expect, test } from 'vitest'
import { staticPageSchema } from '#shared/domain/page/static-page.ts'

test.each([
  null,
  'text',
  [],
  {},
  { id: '', content: '' },
  { id: 'about-us' },
  { id: 'about-us', content: null },
  { id: 'about-us', content: '', revision: -1 }
])('stored static page › refuses %j', (value) => {
  expect(v.is(staticPageSchema, value)).toBe(false)
})
