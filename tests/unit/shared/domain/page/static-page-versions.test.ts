import { describe, expect, test } from 'vitest'
import type { StaticPage } from '#shared/domain/page/static-page.ts'
import { maxPageVersions, parseVersions, reducePage } from '#shared/domain/page/static-page-versions.ts'

const now = new Date('2026-11-21T12:00:00.000Z')
const page: StaticPage = { id: 'about-us', revision: 3, content: '<p>Old</p>' }

describe('saving a static page', () => {
  test('keeps the previous text with the time of its replacement', () => {
    const after = reducePage(page, 'about-us', '<p>New</p>', now)
    expect(after).toEqual({
      ...page,
      content: '<p>New</p>',
      versions: [{ content: '<p>Old</p>', until: '2026-11-21T12:00:00.000Z' }]
    })
    expect(page).toEqual({ id: 'about-us', revision: 3, content: '<p>Old</p>' })
  })

  test('keeps thirty earlier texts and drops the oldest', () => {
    const texts = Array.from({ length: 40 }, (_, index) => `text ${index}`)
    const end = texts.reduce((before, text) => reducePage(before, before.id, text, now), page)
    expect(maxPageVersions).toBe(30)
    expect(end.content).toBe('text 39')
    expect(parseVersions(end).map(({ content }) => content)).toEqual(texts.slice(9, 39))
  })
})

describe('static page with long earlier texts', () => {
  const bytesOf = (after: StaticPage) =>
    new TextEncoder().encode(JSON.stringify([after.content, parseVersions(after)])).length
  const buildLongest = (letter: string) => letter.repeat(100_000)
  const written = (texts: readonly string[]) =>
    texts.reduce((before, text) => reducePage(before, before.id, text, now), { ...page, content: 'The first' })

  test('drops the oldest versions to fit a document of a shared board', () => {
    const texts = ['क', 'ख', 'ग', 'घ'].map(buildLongest)
    const end = written(texts)
    expect(bytesOf(end)).toBeLessThan(900_000)
    expect(end.content).toBe(texts[3])
    expect(parseVersions(end).map(({ content }) => content[0])).toEqual(['ग'])
  })

  test('keeps the previous text, however long', () => {
    const huge = { ...page, content: 'क'.repeat(400_000), versions: [{ content: 'Older', until: now.toISOString() }] }
    expect(parseVersions(reducePage(huge, 'about-us', 'New', now)).map(({ content }) => content.length)).toEqual([
      400_000
    ])
  })
})

describe('stored versions of a static page', () => {
  test('omits unreadable versions and keeps the order', () => {
    const one = { content: 'A', until: '2026-11-01T00:00:00.000Z' }
    const two = { content: 'B', until: 'lately' }
    const versions = [null, one, 'A', { content: 'no time' }, { until: 'no text' }, { content: 7, until: '' }, two, []]
    expect(parseVersions({ ...page, versions })).toEqual([one, two])
    expect(
      parseVersions(reducePage({ ...page, versions }, 'about-us', 'New', now)).map(({ content }) => content)
    ).toEqual(['A', 'B', '<p>Old</p>'])
  })
})
