import { expect, test } from 'vitest'
import { isFileName, planPage } from '../../../../build/publish/plan-published-page.ts'
import type { PublishedPage } from '../../../../build/publish/published-pages.ts'
import type { Manifest } from '../../../../build/publish/published-site-folder.ts'

const site = 'https://jobs.example.com'
const now = new Date('2026-11-21T09:00:00.000Z')

const pageOf = (changes: Partial<PublishedPage> = {}): PublishedPage => ({
  ...{ screen: 'job', path: '/jobs/1', at: '/jobs/1', title: 'Setter', description: 'Sets.', results: {} },
  ...changes
})

const plan = (page: PublishedPage, changes: Partial<Parameters<typeof planPage>[1]> = {}) =>
  planPage(page, {
    site,
    boardHead: '',
    template: 'frame',
    before: { files: new Map(), closed: new Map() },
    now,
    ...changes
  })

test('published page › is rebuilt for a new text or template, and gets a new date for a text', () => {
  const first = plan(pageOf({ changed: '2026-11-19' }))
  expect([first.isKept, first.made.changed]).toEqual([false, '2026-11-19'])
  expect(plan(pageOf()).made.changed).toBe(now.toISOString())
  const before: Manifest = { files: new Map([[first.file, first.made]]), closed: new Map() }
  const later = { before, now: new Date('2026-12-01T09:00:00.000Z') }
  const again = (changes: Partial<PublishedPage>, more: Partial<Parameters<typeof planPage>[1]> = {}) => {
    const { isKept, made } = plan(pageOf({ changed: '2026-11-20', ...changes }), { ...later, ...more })
    return [isKept, made.changed]
  }
  expect(again({})).toEqual([true, '2026-11-19'])
  expect(again({}, { template: 'another' })).toEqual([false, '2026-11-19'])
  const sayings: Partial<PublishedPage>[] = [
    { title: 'Caster' },
    { description: 'Casts.' },
    { results: { 'job 1': null } },
    { at: '/jobs/2' }
  ]
  for (const says of sayings) expect([says, again(says)]).toEqual([says, [false, later.now.toISOString()]])
  expect(again({}, { boardHead: '<meta name="board">' })).toEqual([false, later.now.toISOString()])
})

test('published page › has metadata for messengers and search engines', () => {
  const describePlan = (head: string) =>
    Object.fromEntries(
      [...head.matchAll(/<meta property="og:([\w:]+)" content="([^"]*)">/g)].map(([, ...pair]) => pair)
    )
  const list = plan(pageOf({ screen: 'list', path: '/jobs', title: 'Find "Jobs" & more', feed: [] }), {
    boardHead: '<meta name="board" content="/board.json">'
  })
  expect(describePlan(list.head)).toEqual({
    site_name: 'Loupe',
    type: 'website',
    title: 'Find &quot;Jobs&quot; &amp; more',
    description: 'Sets.',
    url: `${site}/jobs`,
    locale: 'en_IN',
    image: `${site}/${list.picture.file}`,
    'image:width': '1200',
    'image:height': '630',
    'image:alt': 'Find &quot;Jobs&quot; &amp; more'
  })
  expect(list.head.split('\n').filter((line) => !line.includes('og:'))).toEqual([
    `<link rel="canonical" href="${site}/jobs">`,
    '<meta name="twitter:card" content="summary_large_image">',
    `<link rel="alternate" type="application/rss+xml" href="${site}/feeds/jobs.rss.xml">`,
    `<link rel="alternate" type="application/feed+json" href="${site}/feeds/jobs.json">`,
    '<meta name="board" content="/board.json">'
  ])
  const jobPosting = { '@context': 'https://schema.org', '@type': 'JobPosting', title: 'Setter' } as const
  const job = plan(pageOf({ jobPosting }))
  expect(describePlan(job.head)).toMatchObject({ type: 'article', title: 'Setter' })
  expect(job.head).toContain(`<script type="application/ld+json">${JSON.stringify(jobPosting)}</script>`)
  expect(job.head).not.toContain('alternate')
  expect(describePlan(plan(pageOf({ path: '/', title: '' })).head).title).toBe('Loupe: jobs in the jewellery trade')
})

test('published page › has noindex and no canonical link when it is hidden', () => {
  const { head } = plan(pageOf({ isHidden: true }))
  expect(head).toContain('<meta name="robots" content="noindex">')
  expect(head).not.toContain('canonical')
  expect(plan(pageOf()).head).not.toContain('noindex')
})

test.each([
  ['/jobs/job_1', true],
  ['/places/સુરત', true],
  ['/categories/Production/Surat_GJ', true],
  [`/jobs/${'a'.repeat(200)}`, true],
  [`/jobs/${'a'.repeat(201)}`, false],
  [`/places/${'સ'.repeat(67)}`, false],
  ['/jobs/.hidden', false],
  ['/jobs/..', false],
  ['/jobs/a.html', false],
  ['/jobs/a:b', false],
  ['/jobs/a?b', false],
  ['/jobs/a%2fb', false],
  ['/jobs/a\\b', false],
  ['/jobs/a\u0000b', false],
  ['/jobs/a.', false],
  ['/jobs/a ', false]
])('file name of a published page › %j is valid: %s', (path, isOne) => {
  expect(isFileName({ path, at: path })).toBe(isOne)
})
