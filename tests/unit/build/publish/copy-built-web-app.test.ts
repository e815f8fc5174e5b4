import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyBuiltWebApp } from '../../../../build/publish/copy-built-web-app.ts'
import { openPublishedSiteFolder } from '../../../../build/publish/published-site-folder.ts'

const parent = mkdtempSync(join(tmpdir(), 'loupe-app-'))
const [dist, out] = [join(parent, 'dist'), join(parent, 'site')]
afterAll(() => rmSync(parent, { recursive: true }))

const page = '<html><head><title>Loupe</title></head><body></body></html>'
const built: Readonly<Record<string, string>> = {
  ...{ 'index.html': page, 'jobs.html': page, 'about-us.html': page, 'about-us.html.br': 'small' },
  ...{
    '200.html': page,
    '404.html': page,
    'job.html': page,
    'robots.txt': 'User-agent: *\n',
    'robots.txt.gz': 'small'
  },
  ...{ 'sw.js': 'work()', 'sw.js.br': 'small', 'assets/base.js': 'base()', 'assets/base.js.br': 'small' }
}
const boardHead = '<meta name="board" content="/board.json">'

beforeAll(async () => {
  for (const [file, text] of Object.entries(built)) {
    mkdirSync(dirname(join(dist, file)), { recursive: true })
    writeFileSync(join(dist, file), text)
  }
  const folder = await openPublishedSiteFolder(out)
  for (const file of ['index.html', 'jobs.html']) await folder.write(file, 'published')
  const published = new Set(['index.html', 'jobs.html'])
  await copyBuiltWebApp(folder, { dist, published, site: 'https://jobs.example.com', boardHead })
  await folder.finish({ files: new Map(), closed: new Map() })
})

const read = (file: string) => readFileSync(join(out, file), 'utf8')

test('published app › keeps published pages', () => {
  expect([read('index.html'), read('jobs.html')]).toEqual(['published', 'published'])
})

test('published app › adds canonical links, or noindex to pages without text', () => {
  const canonical = '<link rel="canonical" href="https://jobs.example.com/about-us">'
  expect(read('about-us.html')).toBe(page.replace('</head>', `${canonical}\n${boardHead}\n</head>`))
  for (const file of ['200.html', '404.html', 'job.html'])
    expect([file, read(file)]).toEqual([
      ...[file, page.replace('</head>', `<meta name="robots" content="noindex">\n${boardHead}\n</head>`)]
    ])
})

test('published app › links the sitemap and makes the worker network-first', () => {
  expect(read('robots.txt')).toBe('User-agent: *\n\nSitemap: https://jobs.example.com/sitemap.xml\n')
  expect(read('sw.js')).toBe('self.isPublished=true;work()')
})
