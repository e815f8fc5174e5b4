import { describe, expect, test } from 'vitest'
import { maxPageVersions, parseVersions, reducePage } from '#shared/domain/page/page-versions.ts'
import type { StaticPage } from '#shared/domain/page/static-page.ts'

const now = new Date('2026-11-21T12:00:00.000Z')
const page: StaticPage = { id: 'about-us', revision: 3, content: '<p>Old</p>' }

describe('reducePage', () => {
  test('keeps the previous text with the time of its replacement', () => {
    const after = reducePage(page, 'about-us', '<p>New</p>', now)
    expect(after).toEqual({
      ...page,
      content: '<p>New</p>',
      versions: [{ content: '<p>Old</p>', until: '2026-11-21T12:00:00.000Z' }]
    })
    expect(page).toEqual({ id: 'about-us', revision: 3, content: '<p>Old</p>' })
  })

  test.each(['<p>Old</p> ', '<p>old</p>', '', '<p>Old</p>\n'])('treats %j as a new text', (content) => {
    expect(parseVersions(reducePage(page, 'about-us', content, now))).toHaveLength(1)
  })

  test('keeps thirty earlier texts and drops the oldest', () => {
    const texts = Array.from({ length: 40 }, (_, index) => `text ${index}`)
    const end = texts.reduce((before, text) => reducePage(before, before.id, text, now), page)
    expect(maxPageVersions).toBe(30)
    expect(end.content).toBe('text 39')
    expect(parseVersions(end).map(({ content }) => content)).toEqual(texts.slice(9, 39))
  })

  test('keeps unknown fields', () => {
    expect(reducePage({ ...page, mood: 'calm' } as StaticPage, 'about-us', 'New', now)).toMatchObject({ mood: 'calm' })
  })
})

describe('reducePage with long texts', () => {
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

  test('counts bytes, not letters', () => {
    const keepAsMany = (letter: string) =>
      parseVersions(written(Array.from({ length: 20 }, (_, index) => `${index}${buildLongest(letter).slice(2)}`)))
    expect(keepAsMany('x')).toHaveLength(7)
    expect(keepAsMany('é')).toHaveLength(3)
    expect(keepAsMany('क')).toHaveLength(1)
    // Half an emoji, as a text may hold it, counts as the three bytes that are written for it.
    expect(keepAsMany('\ud83d')).toHaveLength(1)
    expect(
      parseVersions(written(Array.from({ length: 20 }, (_, index) => `${index}${'💎'.repeat(49_999)}`)))
    ).toHaveLength(3)
  })

  test('keeps versions that fit, and none older than a dropped version', () => {
    const end = written(['short', buildLongest('क'), 'a', 'b', buildLongest('ख'), buildLongest('ग')])
    expect(parseVersions(end).map(({ content }) => content[0])).toEqual(['a', 'b', 'ख'])
    expect(
      parseVersions(written([buildLongest('क'), ...'abcdefgh', buildLongest('ख')])).map(({ content }) => content[0])
    ).toEqual([...['T', 'क', ...'abcdefgh']])
  })

  test('keeps the previous text, however long', () => {
    const huge = { ...page, content: 'क'.repeat(400_000), versions: [{ content: 'Older', until: now.toISOString() }] }
    expect(parseVersions(reducePage(huge, 'about-us', 'New', now)).map(({ content }) => content.length)).toEqual([
      400_000
    ])
  })
})

describe('parseVersions', () => {
  test.each([undefined, null, 'text', 7, {}, { 0: { content: 'A', until: '' }, length: 1 }])(
    'returns an empty list when %j is stored',
    (versions) => {
      expect(parseVersions({ ...page, versions })).toEqual([])
    }
  )

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
