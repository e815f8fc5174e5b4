import { expect, test } from 'vitest'
import { variedJobs } from '#tests/support/varied-jobs.ts'
import { buildJsonFeed, buildRss } from '../../../../build/publish/rss-and-json-feeds.ts'
import { buildSitemaps } from '../../../../build/publish/sitemap.ts'
import { validateXml } from './xml-schema.ts'

const site = 'https://jobs.example.com'
const feed = {
  title: 'Jobs in "Surat" & beyond <now>',
  description: 'Live jobs.',
  page: `${site}/places/Surat_GJ`,
  address: `${site}/feeds/places/Surat_GJ`,
  jobs: variedJobs()
}

test('sitemap › lists each page with its last change, valid by the schema', async () => {
  const entries = [
    { address: `${site}/places/%E0%AA%B8`, changed: '2026-11-20T09:00:00.000Z' },
    { address: `${site}/jobs/a&b'c"<d>`, changed: '2026-11-20' }
  ]
  const files = buildSitemaps(entries, site)
  expect([...files.keys()]).toEqual(['sitemap-1.xml', 'sitemap.xml'])
  expect(await validateXml(files.get('sitemap-1.xml') ?? '', 'sitemap.xsd')).toEqual([])
  expect(await validateXml(files.get('sitemap.xml') ?? '', 'siteindex.xsd')).toEqual([])
  expect(files.get('sitemap-1.xml')).toContain(
    `<url><loc>${site}/jobs/a&amp;b'c&quot;&lt;d&gt;</loc><lastmod>2026-11-20</lastmod></url>`
  )
  expect(files.get('sitemap.xml')).toContain(
    `<loc>${site}/sitemap-1.xml</loc><lastmod>2026-11-20T09:00:00.000Z</lastmod>`
  )
})

test('RSS feed › is valid for any text of a job', async () => {
  const rss = buildRss(feed, site)
  expect(await validateXml(rss, 'rss-2.0.xsd')).toEqual([])
  expect(rss.match(/<item>/g)).toHaveLength(60)
  // The list that it is of, and itself.
  expect(rss).toContain(`<link>${feed.page}</link>`)
  expect(rss).toContain(`<atom:link href="${feed.address}.rss.xml" rel="self" type="application/rss+xml"/>`)
  expect(
    await validateXml(rss.replace('<title>', '<titel>').replace('</title>', '</titel>'), 'rss-2.0.xsd')
  ).not.toEqual([])
})

test('JSON feed › follows JSON Feed 1.1', () => {
  const { items, ...about } = JSON.parse(buildJsonFeed(feed, site))
  expect(about).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: 'Live jobs.',
    home_page_url: feed.page,
    feed_url: `${feed.address}.json`,
    language: 'en-IN'
  })
  expect(new Set(items.map(({ id }: { id: string }) => id)).size).toBe(60)
  for (const item of items) {
    expect(Object.keys(item)).toEqual(expect.arrayContaining(['id', 'url', 'title', 'content_text']))
    expect(item.content_text).not.toBe('')
    expect(new URL(item.url).origin).toBe(site)
    if (item.date_published) expect(new Date(item.date_published).toISOString()).toBe('2026-11-19T00:00:00.000Z')
  }
})
