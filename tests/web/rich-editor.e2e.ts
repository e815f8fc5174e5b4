import type { Page } from '@playwright/test'
import { enter, toast } from '#tests/support/people-in-browser.ts'
import { expect, test } from '#tests/support/target.ts'
import { clipboardOfWord } from '#tests/support/word-clipboard.ts'

const path = '/admin/edit-page/about-us'

const editor = (page: Page) => page.getByRole('textbox', { name: 'Text of the page' })
const html = (page: Page) => page.getByLabel('Text of the page, as HTML')
const tab = (page: Page, name: 'Text' | 'HTML') => page.getByRole('tab', { name })
const tool = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name })
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
