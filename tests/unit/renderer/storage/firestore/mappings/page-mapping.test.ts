import { expect, test } from 'vitest'
import { mergePage, splitPage } from '#renderer/storage/firestore/mappings/page-mapping.ts'

const versions = [{ content: '<p>Old</p>', until: '2026-11-21T09:01:00.000Z' }]
const page = { id: 'about-us', revision: 2, content: '<p>New</p>', author: 'house' }

test('what everybody reads of a page holds no earlier text', () => {
  expect(splitPage({ ...page, versions })).toEqual({
    open: { ...page, hasVersions: true },
    part: { id: 'about-us', versions }
  })
})

test('a page without earlier texts stays one document', () => {
  expect(splitPage(page)).toEqual({ open: page })
  expect(mergePage(page, undefined)).toEqual(page)
})

test('both parts are one page again', () => {
  expect(mergePage({ ...page, hasVersions: true }, { id: 'about-us', revision: 7, versions })).toEqual({
    ...page,
    versions
  })
})
