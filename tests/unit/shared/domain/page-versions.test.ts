import { describe, expect, test } from 'vitest'
import { mostPageVersions, pageAfter, versionsOf } from '#shared/domain/page-versions.ts'
import type { StaticPage } from '#shared/domain/static-page.ts'

const now = new Date('2026-11-21T12:00:00.000Z')
const page: StaticPage = { id: 'about-us', revision: 3, content: '<p>Old</p>' }

describe('a page after another text', () => {
  test('keeps what it said before, with the time at which it stopped saying so', () => {
    const after = pageAfter(page, 'about-us', '<p>New</p>', now)
    expect(after).toEqual({
      ...page,
      content: '<p>New</p>',
      versions: [{ content: '<p>Old</p>', until: '2026-11-21T12:00:00.000Z' }]
    })
    expect(page).toEqual({ id: 'about-us', revision: 3, content: '<p>Old</p>' })
  })

  test('has no versions when nothing was stored before', () => {
    expect(pageAfter(undefined, 'disclaimer', '<p>First</p>', now)).toEqual({
      id: 'disclaimer',
      content: '<p>First</p>'
    })
  })

  test('is the same page when the text is the same', () => {
    expect(pageAfter(page, 'about-us', '<p>Old</p>', now)).toEqual(page)
  })

  test.each(['<p>Old</p> ', '<p>old</p>', '', '<p>Old</p>\n'])('takes %j for another text', (content) => {
    expect(versionsOf(pageAfter(page, 'about-us', content, now))).toHaveLength(1)
  })

  test('keeps a text that was empty, and one that was there before', () => {
    const texts = ['', 'A', 'B', 'A']
    const end = texts.reduce((before, text) => pageAfter(before, before.id, text, now), page)
    expect(versionsOf(end).map(({ content }) => content)).toEqual(['<p>Old</p>', '', 'A', 'B'])
  })

  test('keeps thirty earlier texts, the oldest go first', () => {
    const texts = Array.from({ length: 40 }, (_, place) => `text ${place}`)
    const end = texts.reduce((before, text) => pageAfter(before, before.id, text, now), page)
    expect(mostPageVersions).toBe(30)
    expect(end.content).toBe('text 39')
    expect(versionsOf(end).map(({ content }) => content)).toEqual(texts.slice(9, 39))
  })

  test('keeps fields that this version of the product does not know', () => {
    expect(pageAfter({ ...page, mood: 'calm' } as StaticPage, 'about-us', 'New', now)).toMatchObject({ mood: 'calm' })
  })
})

describe('the earlier texts', () => {
  test.each([undefined, null, 'text', 7, {}, { 0: { content: 'A', until: '' }, length: 1 }])(
    'are none when %j is stored',
    (versions) => {
      expect(versionsOf({ ...page, versions })).toEqual([])
    }
  )

  test('leave out what cannot be read, and stay oldest first', () => {
    const one = { content: 'A', until: '2026-11-01T00:00:00.000Z' }
    const two = { content: 'B', until: 'lately' }
    const versions = [null, one, 'A', { content: 'no time' }, { until: 'no text' }, { content: 7, until: '' }, two, []]
    expect(versionsOf({ ...page, versions })).toEqual([one, two])
    expect(versionsOf(pageAfter({ ...page, versions }, 'about-us', 'New', now)).map(({ content }) => content)).toEqual([
      'A',
      'B',
      '<p>Old</p>'
    ])
  })
})
