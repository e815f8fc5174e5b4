import type { Page } from '@playwright/test'
import { expectClear, sizes } from '#tests/support/clear-screen.ts'
import { enter, toast } from '#tests/support/people-in-browser.ts'
import { expect, test } from '#tests/support/target.ts'
import { clipboardOfWord } from '#tests/support/word-clipboard.ts'

const path = '/admin/edit-page/about-us'

const editor = (page: Page) => page.getByRole('textbox', { name: 'Text of the page' })
const html = (page: Page) => page.getByLabel('Text of the page, as HTML')
const tab = (page: Page, name: 'Text' | 'HTML') => page.getByRole('tab', { name })
const tool = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name })
const preview = (page: Page) => page.getByRole('region', { name: 'As visitors will see it' })
const save = (page: Page) => page.getByRole('button', { name: 'Save Content' })

/** The browser's complaints, breaches of the page's policy above all. */
function complaints(page: Page): string[] {
  const found: string[] = []
  page.on('console', (message) => message.type() === 'error' && found.push(message.text()))
  page.on('pageerror', (error) => found.push(error.message))
  return found
}

/** Pastes what another program has put on the clipboard, which no test may write to. */
async function paste(page: Page, clipboard: Readonly<Record<string, string>>): Promise<void> {
  await editor(page).evaluate((element, types) => {
    const clipboardData = new DataTransfer()
    for (const [type, text] of Object.entries(types)) clipboardData.setData(type, text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, clipboard)
}

/** Empties the text by keyboard. */
async function clear(page: Page): Promise<void> {
  await editor(page).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
}

const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('pages') ?? '[]')[0]?.content ?? '')

test('a page is typed and formed by keyboard in a box of 480 px or more, stored without styles, and the policy has nothing to refuse', async ({
  page
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const found = complaints(page)
  await enter(page, 'Admin', path)
  await expect(editor(page)).toBeVisible()
  expect((await editor(page).boundingBox())?.height).toBeGreaterThanOrEqual(480)
  await clear(page)
  await page.keyboard.type('Come to ')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type('Zaveri Bazaar')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type('.')
  await page.keyboard.press('Enter')
  // From the text to the tools and back: what is typed at once is in the text.
  await page.keyboard.press('Alt+F10')
  await expect(tool(page, 'Bold')).toBeFocused()
  for (const _ of ['Italic', 'Bulleted list']) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Setters')
  await save(page).press('Enter')
  await toast(page, 'Content Saved!', 'About Us now shows the new text.')
  const text = await stored(page)
  for (const part of ['<strong>Zaveri Bazaar</strong>', '<li>Setters</li>']) expect(text).toContain(part)
  expect(text).not.toMatch(/style=|class=/)

  // HTML that the editor cannot show is found by the sanitiser's own parsing, too.
  await tab(page, 'HTML').click()
  await html(page).fill('<table><caption>Open</caption><tbody><tr><td>Always</td></tr></tbody></table>')
  await tab(page, 'Text').click()
  await expect(page.getByRole('alert').filter({ hasText: 'cannot be shown here' })).toContainText(
    'It would lose: <caption>.'
  )
  expect(found).toEqual([])
})

test('a page is written without HTML and without a mouse, and visitors read it', { tag: '@proof' }, async ({
  page,
  context
}) => {
  const found = complaints(page)
  await enter(page, 'Admin', path)
  await clear(page)
  const style = page.getByRole('combobox', { name: 'Style' })
  // From the text to the style and back: what is typed at once is in the text.
  await page.keyboard.press('Alt+F10')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(style).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Where we are')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Come to ')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type('Zaveri Bazaar')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type('.')
  await page.keyboard.press('Enter')

  // From the text to the tools and back.
  await page.keyboard.press('Alt+F10')
  await expect(tool(page, 'Bold')).toBeFocused()
  for (const _ of ['Italic', 'Bulleted list']) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Setters')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Polishers')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(tool(page, 'Bulleted list')).toHaveAttribute('aria-pressed', 'false')

  await page.keyboard.press('Alt+F10')
  for (const _ of ['Numbers', 'Quote', 'Link']) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Link' })
  await dialog.getByLabel('Where it leads to').fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Write a web address that begins with https')).toBeVisible()
  await dialog.getByLabel('Where it leads to').fill('maps.example.com/bazaar')
  await dialog.getByLabel('Words to show').fill('The way')
  await page.keyboard.press('Enter')
  await expect(editor(page).getByText('The way')).toBeVisible()
  await page.keyboard.press('Enter')

  await page.keyboard.press('Alt+F10')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Insert a table' })).toBeFocused()
  await page.keyboard.press('Enter')
  for (const cell of ['Day', 'From', 'To', 'Monday', '10', '19']) {
    await page.keyboard.type(cell)
    await page.keyboard.press('Tab')
  }
  await expect(preview(page).getByRole('columnheader', { name: 'Day' })).toBeVisible()

  await save(page).press('Enter')
  await toast(page, 'Content Saved!', 'About Us now shows the new text.')
  await expect(editor(page)).toContainText('Where we are')
  const visitor = await context.newPage()
  await visitor.goto('/about-us')
  await expect(visitor.getByRole('heading', { level: 2, name: 'Where we are' })).toBeVisible()
  await expect(visitor.getByRole('listitem').filter({ hasText: /^(Setters|Polishers)$/ })).toHaveCount(2)
  await expect(visitor.getByRole('link', { name: 'The way' })).toHaveAttribute(
    'href',
    'https://maps.example.com/bazaar'
  )
  await expect(visitor.getByRole('cell', { name: 'Monday' })).toBeVisible()
  expect(await stored(page)).not.toMatch(/style=|class=|colgroup/)
  expect(found).toEqual([])
})

test('what is pasted from Word keeps its structure and nothing else, and the policy of the page has nothing to refuse', async ({
  page
}) => {
  const found = complaints(page)
  await enter(page, 'Admin', path)
  await clear(page)
  await paste(page, clipboardOfWord)
  await expect(editor(page).getByRole('heading', { level: 2, name: 'Our workshop' })).toBeVisible()
  await tab(page, 'HTML').click()
  await expect(html(page)).toHaveValue(
    [
      '<h2>Our workshop</h2>',
      '<h3>Since 1962</h3>',
      '<p>We set <strong>polki</strong> and <em>jadau</em>, see <a href="https://example.com/work">our work</a>.</p>',
      '<ul>',
      '<li>Setting<ul>',
      '<li>Prong</li>',
      '<li>Pavé</li>',
      '</ul>',
      '</li>',
      '<li>Polishing</li>',
      '</ul>',
      '<ol>',
      '<li>Drawing</li>',
      '<li>Casting</li>',
      '</ol>',
      '<table>',
      '<tbody>',
      '<tr><td>Bench</td><td>Sixty</td></tr>',
      '<tr><td>Years</td><td>Forty</td></tr>',
      '</tbody>',
      '</table>'
    ].join('\n')
  )
  await expect(page.getByText('Taken out when it is saved')).toHaveCount(0)
  await tab(page, 'Text').click()
  await expect(
    editor(page)
      .getByRole('listitem')
      .filter({ hasText: /^Pavé$/ })
  ).toBeVisible()

  expect(found).toEqual([])

  // Hostile parts of a clipboard stay there.
  await clear(page)
  await paste(page, {
    'text/html':
      '<p onclick="alert(1)">Safe<img src="x" onerror="alert(2)"><script>alert(3)</script></p><a href="javascript:alert(4)">link</a>'
  })
  await expect(editor(page)).toHaveText('Safelink')
  await expect(editor(page).getByRole('link')).toHaveCount(0)
  await expect(editor(page).getByRole('img')).toHaveCount(0)
  await clear(page)
  await paste(page, { 'text/plain': 'One < two\n\nThree' })
  await expect(editor(page).getByRole('paragraph')).toHaveText(['One < two', 'Three'])
  // The sanitiser reads a handler in a document of its own, where the policy forbids it aloud.
  expect(found.filter((text) => !text.startsWith('Executing inline event handler'))).toEqual([])
})

test('both tabs write one draft, in a box of 480 px or more: nothing is lost between them, and taking all back is no change', {
  tag: '@proof'
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await enter(page, 'Admin', path)
  await expect(editor(page)).toBeVisible()
  expect((await editor(page).boundingBox())?.height).toBeGreaterThanOrEqual(480)
  await editor(page).focus()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' Indeed.')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  // Text typed slowly takes more than one undo step.
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+z')
    await expect(page.getByText('No changes')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' Truly.')
  await tab(page, 'HTML').click()
  await expect(html(page)).toHaveValue(/^<p>Loupe is the job board.*in our name\. Truly\.<\/p>$/s)

  const rich =
    '<h2 id="hours">Hours</h2>\n<table><caption>Open</caption><tbody><tr><td colspan="2">Always</td></tr></tbody></table>'
  await html(page).fill(rich)
  await tab(page, 'Text').click()
  const notice = page.getByRole('alert').filter({ hasText: 'This text has HTML that cannot be shown here' })
  await expect(notice).toContainText('It would lose: <caption>.')
  await expect(editor(page)).toHaveCount(0)
  await notice.getByRole('button', { name: 'Stay in HTML' }).click()
  await expect(html(page)).toHaveValue(rich)
  await expect(html(page)).toBeFocused()
  await tab(page, 'Text').click()
  await notice.getByRole('button', { name: 'Go on here without them' }).click()
  await expect(editor(page).getByRole('cell', { name: 'Always' })).toBeVisible()
  await expect(editor(page).getByRole('heading', { name: 'Hours' })).toHaveAttribute('id', 'user-content-hours')
  await page.getByRole('button', { name: 'Bring back what I typed' }).click()
  await expect(notice).toBeVisible()
  await expect(notice.getByRole('button', { name: 'Stay in HTML' })).toBeFocused()
  await tab(page, 'HTML').click()
  await expect(html(page)).toHaveValue(rich)

  // Forbidden elements are a loss too.
  await html(page).fill('<p>Text<script>alert(1)</script></p>')
  await tab(page, 'Text').click()
  await expect(notice).toContainText('It would lose: <script>.')
})

test('an earlier version is shown as it was and with what has changed since, and comes back into the text', {
  tag: '@proof'
}, async ({ page }) => {
  await enter(page, 'Admin', path)
  await clear(page)
  await page.keyboard.type('Forty benches in Surat.')
  await save(page).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await clear(page)
  await page.keyboard.type('Sixty benches in Surat.')
  await save(page).click()
  await expect(page.getByText('Earlier versions')).toBeVisible()
  await page.getByText('Earlier versions').click()
  const version = page
    .getByRole('listitem')
    .filter({ hasText: /^Until/ })
    .first()
  await version.getByRole('button', { name: 'View' }).click()
  await expect(preview(page)).toContainText('Forty benches in Surat.')
  await preview(page).getByText('What changed since').click()
  await expect(preview(page).getByRole('deletion')).toHaveText('Forty')
  await expect(preview(page).getByRole('insertion')).toHaveText('Sixty')
  await version.getByRole('button', { name: 'Go back to this version' }).click()
  await expect(editor(page)).toHaveText('Forty benches in Surat.')
  await expect(editor(page)).toBeFocused()
})

for (const { name, viewport } of sizes) {
  test.describe(name, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test('nothing stands in the way of whoever writes without HTML', { tag: '@proof' }, async ({ page }) => {
      await enter(page, 'Admin', path)
      await expect(editor(page)).toBeVisible()
      await expectClear(page)
      await tool(page, 'Link').click()
      await expect(page.getByRole('dialog', { name: 'Link' })).toBeVisible()
      await expectClear(page)
      await page.keyboard.press('Escape')
      await tab(page, 'HTML').click()
      await html(page).fill('<dl><dt>Gold</dt><dd>22 carat</dd></dl>')
      await tab(page, 'Text').click()
      await expect(page.getByRole('button', { name: 'Stay in HTML' })).toBeVisible()
      await page.getByText('Earlier versions').click()
      await page.getByRole('button', { name: 'View' }).first().click()
      await page.getByText('What changed since').click()
      await expectClear(page)
    })
  })
}
