import type { Page } from '@playwright/test'
import { expectClear, sizes } from '#tests/support/clear-screen.ts'
import { stepBack } from '#tests/support/follow.ts'
import { enter, toast } from '#tests/support/people-in-browser.ts'
import { expect, test } from '#tests/support/target.ts'

// The HTML; without it, the editor of rich-editor.e2e.ts stands there.
const path = '/admin/edit-page/about-us?view=html'

const field = (page: Page) => page.getByLabel('Text of the page, as HTML')
const preview = (page: Page) => page.getByRole('region', { name: 'As visitors will see it' })
const save = (page: Page) => page.getByRole('button', { name: 'Save Content' })
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' })

const hostile =
  '<h2 id="since">Since 1962</h2><script>alert(1)</script><img src="https://evil.example/x.png" onerror="alert(2)">' +
  '<p onclick="alert(3)">Three <a href="#since">generations</a>, <a href="javascript:alert(4)">one</a> bench.</p>' +
  '<iframe srcdoc="<script>alert(5)</script>"></iframe><a href="/jobs">Jobs</a><style>body{display:none}</style>'

test('what is hostile does nothing while it is typed, is named, and is not stored', async ({ page }) => {
  const problems: string[] = []
  const reached = new Set<string>()
  page.on('dialog', (dialog) => {
    problems.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('request', (request) => reached.add(new URL(request.url()).hostname))
  await enter(page, 'Admin', path)
  await expect(field(page)).toHaveValue(/^<p>Loupe is the job board/)
  await field(page).fill(hostile)
  await expect(preview(page).getByRole('heading', { name: 'Since 1962' })).toBeVisible()
  await preview(page).getByText('one', { exact: true }).click()
  const losses = ['<script>', '<img>', 'onclick', 'href="javascript:alert(4)"', '<iframe>', 'href="/jobs"']
  const removed = await page.getByText('Taken out when it is saved').textContent()
  for (const loss of losses) expect(removed).toContain(loss)
  expect(removed).not.toMatch(/<body>|\bid\b|#since/)

  await save(page).click()
  await toast(page, 'Content Saved!', 'About Us now shows the new text.')
  await expect(page.getByText(/^Saved without <script>/)).toBeVisible()
  const stored: string = await page.evaluate(() => JSON.parse(localStorage.getItem('pages') ?? '[]')[0].content)
  expect(stored).toContain('Three')
  expect(stored).not.toMatch(/script|onclick|iframe|img|style|evil|\/jobs/)
  await expect(page.getByText('Taken out when it is saved')).toHaveCount(0)
  expect(problems).toEqual([])
  expect(reached).toEqual(new Set([new URL(page.url()).hostname]))
})

test('a visitor sees a saved text at once, its links within the page too, and the one from before when it comes back', {
  tag: '@proof'
}, async ({ page, context }) => {
  const visitor = await context.newPage()
  await visitor.goto('/about-us')
  await expect(visitor.getByText('Why another job board')).toBeVisible()
  await enter(page, 'Admin', path)
  await field(page).fill(hostile)
  await save(page).click()
  await toast(page, 'Content Saved!', 'About Us now shows the new text.')
  await expect(visitor.getByRole('heading', { name: 'Since 1962' })).toBeVisible()
  await expect(visitor.getByText('Why another job board')).toHaveCount(0)
  // Saved markup is sanitized again when it is shown: the link within the page is still one.
  await expect(visitor.getByRole('link', { name: 'generations' })).toHaveAttribute('href', '#user-content-since')
  await expect(visitor.locator('#user-content-since')).toHaveText('Since 1962')

  await page.getByText('Earlier versions').click()
  await page.getByRole('button', { name: 'Go back to this version' }).click()
  await save(page).click()
  await expect(visitor.getByText('Why another job board')).toBeVisible()
})

test('unsaved work is not left by Back or a reload without a question', async ({ page }) => {
  await enter(page, 'Admin')
  await page.getByText('Pages', { exact: true }).click()
  await page.getByRole('link', { name: 'Edit About Us' }).click()
  await page.getByRole('tab', { name: 'HTML' }).click()
  await field(page).fill('<p>Mine</p>')
  await expect(page.getByText('Not saved yet')).toBeVisible()

  // Twice: staying once must not open the way.
  for (const _ of [1, 2]) {
    await stepBack(page)
    await question(page).getByRole('button', { name: 'Stay here' }).click()
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
  await question(page).getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Work for steady hands.' })).toBeVisible()
})

test('unsaved work is not left by the palette or a link without a question', { tag: '@proof' }, async ({ page }) => {
  await enter(page, 'Admin', path)
  await field(page).fill('<p>Mine</p>')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  for (const wanted of ['Dashboard', 'Logout']) {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox')).toBeFocused()
    await page.keyboard.type(wanted)
    await page.getByRole('option', { name: wanted, exact: true }).click()
    await expect(question(page)).toBeVisible()
    await question(page).getByRole('button', { name: 'Stay here' }).click()
    await expect(field(page)).toHaveValue('<p>Mine</p>')
  }

  await page.getByRole('contentinfo').getByRole('link', { name: 'Find Jobs' }).click()
  await expect(question(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await expect(field(page)).toHaveValue('<p>Mine</p>')
})

for (const { name, viewport } of sizes) {
  test.describe(name, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test("nothing stands in the administrator's way on the editor, nor when two save the same page", {
      tag: '@proof'
    }, async ({ page, context }) => {
      await enter(page, 'Admin', path)
      await field(page).fill('<p>Mine <script>alert(1)</script></p>')
      const other = await context.newPage()
      await enter(other, 'Admin', path)
      await field(other).fill('<p>Theirs</p>')
      await save(other).click()
      await expect(other.getByText('Saved', { exact: true })).toBeVisible()
      await expect(page.getByText(/another text was stored meanwhile/)).toBeVisible()
      await save(page).click()
      await toast(page, 'Not saved', 'This page changed while you were looking at it.')
      const beside = page.getByRole('region', { name: 'Stored now' })
      await expect(beside).toContainText('Theirs')
      await expect(beside.getByRole('heading', { name: 'Stored now' })).toBeInViewport()
      await page.getByText('Earlier versions').click()
      await expectClear(page)

      await page.getByRole('contentinfo').getByRole('link', { name: 'Find Jobs' }).click()
      await expect(question(page)).toBeVisible()
      await expectClear(page)
      await question(page).getByRole('button', { name: 'Stay here' }).click()
      await page.getByRole('button', { name: 'Save mine over it' }).click()
      await expect(field(other)).toHaveValue('<p>Mine </p>')
    })
  })
}
