import type { Page } from '@playwright/test'
import { stepBack } from '#tests/support/follow-app-link.ts'
import { expect, test } from '#tests/support/journey-target.ts'
import { enter, toast } from '#tests/support/people-in-browser.ts'

// The HTML; without it, the editor of rich-editor.e2e.ts is there.
const path = '/admin/edit-page/about-us?view=html'

const field = (page: Page) => page.getByLabel('Page text in HTML')
const preview = (page: Page) => page.getByRole('region', { name: 'Preview for visitors' })
const save = (page: Page) => page.getByRole('button', { name: 'Save Content' })
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' })

const hostile =
  '<h2 id="since">Since 1962</h2><script>alert(1)</script><img src="https://evil.example/x.png" onerror="alert(2)">' +
  '<p onclick="alert(3)">Three <a href="#since">generations</a>, <a href="javascript:alert(4)">one</a> bench.</p>' +
  '<iframe srcdoc="<script>alert(5)</script>"></iframe><a href="/jobs">Jobs</a><style>body{display:none}</style>'

test('page editor › removes hostile HTML, reports it and does not store it', async ({ page }) => {
  const problems: string[] = []
  const requested = new Set<string>()
  page.on('dialog', (dialog) => {
    problems.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('request', (request) => requested.add(new URL(request.url()).hostname))
  await enter(page, 'Admin', path)
  await expect(field(page)).toHaveValue(/^<p>Loupe is the job board/)
  await field(page).fill(hostile)
  await expect(preview(page).getByRole('heading', { name: 'Since 1962' })).toBeVisible()
  await preview(page).getByText('one', { exact: true }).click()
  const losses = ['<script>', '<img>', 'onclick', 'href="javascript:alert(4)"', '<iframe>', 'href="/jobs"']
  const removed = await page.getByText('Will be removed when you save').textContent()
  for (const loss of losses) expect(removed).toContain(loss)
  expect(removed).not.toMatch(/<body>|\bid\b|#since/)

  await save(page).click()
  await toast(page, 'Content Saved!', 'About Us now shows the new text.')
  await expect(page.getByText(/^Saved without <script>/)).toBeVisible()
  const stored: string = await page.evaluate(() => JSON.parse(localStorage.getItem('pages') ?? '[]')[0].content)
  expect(stored).toContain('Three')
  expect(stored).not.toMatch(/script|onclick|iframe|img|style|evil|\/jobs/)
  await expect(page.getByText('Will be removed when you save')).toHaveCount(0)
  expect(problems).toEqual([])
  expect(requested).toEqual(new Set([new URL(page.url()).hostname]))
})

test('page editor › asks before Back or a reload discards unsaved work', async ({ page }) => {
  await enter(page, 'Admin')
  await page.getByText('Pages', { exact: true }).click()
  await page.getByRole('link', { name: 'Edit About Us' }).click()
  await page.getByRole('tab', { name: 'HTML' }).click()
  await field(page).fill('<p>Mine</p>')
  await expect(page.getByText('Not saved yet')).toBeVisible()

  // Twice: staying once must not open the way.
  for (const _ of [1, 2]) {
    await stepBack(page)
    await question(page).getByRole('button', { name: 'Stay' }).click()
    await expect(page).toHaveURL('/admin/edit-page/about-us')
    await expect(field(page)).toHaveValue('<p>Mine</p>')
  }
  const asked = page.waitForEvent('dialog')
  // A reload that the question stops never ends.
  const reloading = page.evaluate(() => location.reload())
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await reloading
  await expect(field(page)).toHaveValue('<p>Mine</p>')

  await stepBack(page)
  await question(page).getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Work for steady hands.' })).toBeVisible()
})
