import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildHomePage, buildShellPage } from '../../../build/vite/pages.ts'

const script = "// Said to readers.\ndocument.documentElement.dataset.theme = 'dark'"
const built = `<!doctype html><html><head>
<meta charset="utf-8">
<script>${script}</script>
<script type="module" crossorigin src="/assets/index.js"></script>
  <link rel="stylesheet" crossorigin href="/assets/index.css">
  <link rel="stylesheet" crossorigin href="/assets/other.css">
</head><body><div id="root"></div></body></html>`
const home = {
  body: '<h1>$& pays $1</h1>',
  styles: new Map([['/assets/index.css', 'h1{margin:0}']]),
  modules: ['/assets/react.js']
}

test('the home page holds its content and its styles, and asks for none of these styles again', () => {
  const page = buildHomePage(built, home)
  expect(page).toContain('<div id="root"><h1>$& pays $1</h1></div>')
  expect(page).toContain('<style>h1{margin:0}</style>')
  expect(page.match(/<link rel="stylesheet"[^>]*index\.css[^>]*>/g)).toEqual([
    '<link rel="stylesheet" href="/assets/index.css" disabled>'
  ])
  expect(page).toContain('<link rel="stylesheet" crossorigin href="/assets/other.css">')
  expect(page).toContain('<link rel="modulepreload" crossorigin href="/assets/react.js">')
})

test('the page of the other addresses stays empty and links its styles', () => {
  const page = buildShellPage(built)
  expect(page).toContain('<div id="root"></div>')
  expect(page).toContain('<link rel="stylesheet" crossorigin href="/assets/index.css">')
  expect(page).not.toContain('<style>')
})

test('both pages allow their inline script by its content and stand under the policy before any script', () => {
  for (const page of [buildHomePage(built, home), buildShellPage(built)]) {
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(page)
    const inline = /<script>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? ''
    expect(inline).toContain('document.documentElement.dataset.theme=')
    expect(inline).not.toContain('readers')
    const sha = createHash('sha256').update(inline).digest('base64')
    expect(policy?.[1]).toContain(`script-src 'self' 'sha256-${sha}';`)
    expect(policy?.[1]).toContain("require-trusted-types-for 'script'; trusted-types dompurify pdf")
    expect(policy?.[1]?.match(/script-src[^;]*unsafe/)).toBeNull()
    expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<script'))
  }
})

test('a page without a root or a style sheet that would end its element stops the build', () => {
  expect(() => buildShellPage(built.replace('id="root"', 'id="app"'))).toThrow('root')
  expect(() => buildHomePage(built, { ...home, styles: new Map([['/a.css', '</STYLE><script>']]) })).toThrow('style')
})
