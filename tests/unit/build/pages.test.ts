import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildPolicy } from '../../../build/vite/content-security-policy.ts'
import { buildPrefetchScript } from '../../../build/vite/prefetch-script.ts'
import { buildDrawnPage, buildShellPage } from '../../../build/vite/prerendered-html.ts'

const script = "// Said to readers.\ndocument.documentElement.dataset.theme = 'dark'"
const built = `<!doctype html><html><head>
<meta charset="utf-8">
<title>Loupe: jobs</title>
<meta name="description" content="Jobs at the bench.">
<script>${script}</script>
<script type="module" crossorigin src="/assets/index.js"></script>
  <link rel="stylesheet" crossorigin href="/assets/index.css">
  <link rel="stylesheet" crossorigin href="/assets/other.css">
</head><body><div id="root"></div></body></html>`
const home = {
  at: '/',
  title: '',
  description: '',
  firstData: '',
  body: '<h1>$& pays $1</h1>',
  styles: new Map([['/assets/index.css', 'h1{margin:0}']]),
  modules: ['/assets/react.js']
}

test('prerendered page › inlines content and styles and does not load them twice', () => {
  const page = buildDrawnPage(built, home)
  expect(page).toContain('<div id="root" data-at="/"><h1>$& pays $1</h1></div>')
  expect(page).toContain('<style>h1{margin:0}</style>')
  expect(page.match(/<link rel="stylesheet"[^>]*index\.css[^>]*>/g)).toEqual([
    '<link rel="stylesheet" href="/assets/index.css" disabled>'
  ])
  expect(page).toContain('<link rel="stylesheet" crossorigin href="/assets/other.css">')
  expect(page).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/react.js">')
})

test('prerendered page › allows its prefetch script by its hash', () => {
  const questions = [{ address: 'https://board.example/ask', body: '{}' }]
  const firstData = buildPrefetchScript({ sample: '/assets/sample.json', questions })
  const page = buildDrawnPage(built, { ...home, firstData })
  const scripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code)
  expect(scripts).toHaveLength(2)
  for (const address of ['https://board.example/ask', '/assets/sample.json']) expect(scripts[1]).toContain(address)
  for (const code of scripts) expect(page).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  expect(buildPrefetchScript({ sample: undefined, questions: [] })).toBe('')
})

test('built page › allows its inline script by hash, before any script', () => {
  for (const page of [buildDrawnPage(built, home), buildShellPage(built)]) {
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(page)
    const inline = /<script>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? ''
    expect(inline).toContain('document.documentElement.dataset.theme=')
    expect(inline).not.toContain('readers')
    const sha = createHash('sha256').update(inline).digest('base64')
    expect(policy?.[1]).toContain(`script-src 'self' 'sha256-${sha}';`)
    expect(policy?.[1]).toContain("require-trusted-types-for 'script'; trusted-types default dompurify pdf offline")
    expect(policy?.[1]?.match(/script-src[^;]*unsafe/)).toBeNull()
    expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<script'))
  }
})

test('content security policy › allows only its own host on a local board', () => {
  expect(buildPolicy('<script>one()</script>').split('; ')).toEqual([
    "default-src 'self'",
    `script-src 'self' 'sha256-${createHash('sha256').update('one()').digest('base64')}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default dompurify pdf offline'
  ])
})
