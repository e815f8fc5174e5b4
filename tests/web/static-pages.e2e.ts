import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/journey-target.ts'

/** The storage before the app opens it. */
async function storePages(page: Page, value: unknown) {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  await page.addInitScript((pages) => localStorage.setItem('pages', pages), text)
}

test('static page › shows stored HTML after removing unsafe code', {
  tag: '@web'
}, async ({ page }) => {
  const problems: string[] = []
  const requested: string[] = []
  page.on('dialog', (dialog) => {
    problems.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('request', (request) => requested.push(new URL(request.url()).hostname))
  const hostile = [
    '<h2>Rules</h2>',
    '<script>alert(1)</script>',
    '<p onclick="alert(2)" style="position:fixed;inset:0;z-index:99" class="drawer" data-theme="dark">Press me</p>',
    '<img src="https://evil.example/x.png" onerror="alert(3)">',
    '<form action="https://evil.example/"><input name="q" autofocus onfocus="alert(4)"><button>Send</button></form>',
    '<svg onload="alert(5)"><a xlink:href="javascript:alert(6)"><text>t</text></a></svg>',
    '<math><mtext><mglyph><style><img src onerror=alert(7)></style></mglyph></mtext></math>',
    '<iframe srcdoc="<script>alert(8)</script>"></iframe><object data="x"></object><embed src="x">',
    '<style>body{display:none}</style><link rel="stylesheet" href="https://evil.example/x.css">',
    '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">',
    '<a href="javascript:alert(9)">run</a><a href="data:text/html,x">data</a><a href="/jobs">inside</a>',
    '<a href="https://user:pass@evil.example/">liar</a><a href="//evil.example/">bare</a>',
    '<a href="HTTPS://Trade.example./the rules" target="_self">rules</a><a href="#root">anchor</a><h3 id="root">Root</h3>',
    '<noscript><p title="</noscript><img src=x onerror=alert(10)>"></noscript>'
  ].join('')
  await storePages(page, [{ id: 'about-us', content: hostile }])
  await page.goto('/about-us')
  const text = page.getByRole('article')
  await expect(text.getByRole('heading', { level: 2, name: 'Rules' })).toBeVisible()
  await expect(page.getByText('Why another job board')).toHaveCount(0)
  await text.getByText('Press me').click()

  await expect(
    text.locator('script,img,form,input,button,svg,math,style,iframe,object,embed,base,link,meta')
  ).toHaveCount(0)
  const attributes = await text.locator('*').evaluateAll((all) => all.flatMap((element) => element.getAttributeNames()))
  expect([...new Set(attributes)].sort()).toEqual(
    ['class', 'href', 'id', 'rel', 'tabindex', 'target'].filter((name) => attributes.includes(name))
  )
  for (const name of ['run', 'data', 'inside', 'liar', 'bare']) {
    expect(await text.getByText(name, { exact: true }).getAttribute('href')).toBeNull()
  }
  const rules = text.getByRole('link', { name: 'rules' })
  // The address that the guard of links has read, not the one that was written.
  await expect(rules).toHaveAttribute('href', 'https://trade.example/the%20rules')
  await expect(rules).toHaveAttribute('target', '_blank')
  await expect(rules).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(text.getByRole('link', { name: 'anchor' })).toHaveAttribute('href', '#user-content-root')
  expect(await page.locator('#root').count()).toBe(1)
  expect(problems).toEqual([])
  expect(new Set(requested)).toEqual(new Set([new URL(page.url()).hostname]))
})
