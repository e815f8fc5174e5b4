import * as v from 'valibot'
import { expect, test } from 'vitest'
import { isStaticPageName, staticPageNames, staticPageSchema } from '#shared/domain/page/static-page.ts'

test('isStaticPageName › accepts only the three names', () => {
  for (const name of staticPageNames) expect(isStaticPageName(name)).toBe(true)
  for (const other of ['', 'About-us', 'about-us ', 'constructor', 'jobs', null, undefined, 0, ['about-us']]) {
    expect(isStaticPageName(other)).toBe(false)
  }
})

test('staticPageSchema › keeps HTML and unknown fields', () => {
  const page = { id: 'about-us', revision: 3, content: '<p onclick="x()">हीरा</p>', editor: 'admin' }
  expect(v.parse(staticPageSchema, page)).toEqual(page)
  expect(v.parse(staticPageSchema, { id: 'disclaimer', content: '' })).toEqual({ id: 'disclaimer', content: '' })
})

test.each([
  null,
  'text',
  [],
  {},
  { id: '', content: '' },
  { id: 'about-us' },
  { id: 'about-us', content: null },
  { id: 'about-us', content: '', revision: -1 }
])('staticPageSchema › refuses %j', (value) => {
  expect(v.is(staticPageSchema, value)).toBe(false)
})
