import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createPageFiller } from '../../../../build/publish/fill-html-template.ts'
import { buildPageTemplate } from '../../../../build/publish/page-template.ts'

const built = `<!doctype html><html lang="en"><head>
<meta charset="utf-8">
<title>Loupe: jobs</title>
<meta name="description" content="Jobs at the bench.">
<script type="module" crossorigin src="/assets/index.js"></script>
<link rel="modulepreload" crossorigin href="/assets/react.js">
<link rel="stylesheet" crossorigin href="/assets/index.css">
</head><body><noscript>Loupe needs JavaScript.</noscript><div id="root"></div></body></html>`

const options = {
  entry: '/assets/base.js',
  modules: ['/assets/home.js'],
  styles: new Map([['/assets/index.css', 'h1{margin:0}']]),
  outside: { connect: ['https://board.example'], scripts: [], frames: [] }
}
const found = '<script type="application/json" id="found">{}</script>'
const page = createPageFiller(buildPageTemplate(built, options))({
  ...{ title: 'Setter', description: 'Sets.', head: '<meta name="own">', withoutScript: '<p>Read on.</p>' },
  ...{ at: '/jobs?location=Surat', alias: ' data-alias', body: '<h1>$& is 100%</h1>', found }
})

test('page template › fills each placeholder and keeps no default text', () => {
  expect(page).toContain('<title>Setter</title>')
  expect(page).toContain('<meta name="description" content="Sets.">')
  expect(page).toContain('<meta name="own">')
  expect(page).toContain(
    `<p>Read on.</p><div id="root" data-at="/jobs?location=Surat" data-alias><h1>$& is 100%</h1></div>${found}`
  )
  expect(page).not.toMatch(/Loupe: jobs|at the bench|needs JavaScript/)
})

test('page template › loads the app by its own script, which its policy allows', () => {
  expect(page).not.toMatch(/<script type="module"|<link rel="modulepreload"/)
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(page) ?? []
  expect(script).toMatch(/import\(.\/assets\/base\.js.\)/)
  const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(page) ?? []
  expect(policy).toContain(`script-src 'self' 'sha256-${createHash('sha256').update(script).digest('base64')}';`)
  expect(policy).toContain("connect-src 'self' https://board.example;")
})
