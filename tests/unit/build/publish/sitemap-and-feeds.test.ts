import { expect, test } from 'vitest'
import { sampleJob } from '#tests/support/sample-job.ts'
import { variedJobs } from '#tests/support/varied-jobs.ts'
import { buildJsonFeed, buildRss } from '../../../../build/publish/feeds.ts'
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

test('sitemap › puts at most 50,000 URLs into a file', () => {
  const entries = Array.from({ length: 50_001 }, (_, index) => ({
    address: `${site}/jobs/${index}`,
    changed: '2026-11-19'
  }))
  const files = buildSitemaps(entries, site)
  expect(files.get('sitemap-1.xml')?.match(/<url>/g)).toHaveLength(50_000)
  expect(files.get('sitemap-2.xml')?.match(/<url>/g)).toHaveLength(1)
  expect(files.get('sitemap.xml')?.match(/<sitemap>/g)).toHaveLength(2)
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

test('feeds › have title, URL, day, pay and text of each job', () => {
  const about = { title: 'Bead Setter', description: ' Set melee.\u0001 ', category: ' Production ' }
  const jobs = [sampleJob('1', about), sampleJob('2', { salaryRange: '', type: '', location: '', postedDate: '' })]
  const address = `${site}/jobs/1`
  const title = 'Bead Setter · Suvarna Atelier · Surat GJ'
  const summary = '₹18,000–25,000 a month · Full-time · Surat GJ\n\nSet melee.'
  const [first, second] = buildRss({ ...feed, jobs }, site).match(/<item>.*?<\/item>/gs) ?? []
  expect(first).toBe(
    `<item><title>${title}</title><link>${address}</link><guid isPermaLink="true">${address}</guid>` +
      '<pubDate>Thu, 19 Nov 2026 00:00:00 GMT</pubDate><category>Production</category>' +
      `<description>${summary}</description></item>`
  )
  expect(second).not.toContain('pubDate')
  const { items } = JSON.parse(buildJsonFeed({ ...feed, jobs }, site))
  expect(items[0]).toEqual({
    ...{ id: address, url: address, title, content_text: summary.replace('melee.', 'melee.\u0001') },
    ...{ date_published: '2026-11-19T00:00:00Z', tags: ['Production', 'Full-time', 'Surat GJ'] }
  })
  expect(items[1]).toMatchObject({ url: `${site}/jobs/2`, tags: ['Production'] })
  expect(items[1]).not.toHaveProperty('date_published')
})
