import type { Page } from '@playwright/test'
import { clipboards } from '#tests/support/clipboards.ts'
import { expect, test } from '#tests/support/journey-target.ts'
import { enter, toast } from '#tests/support/people-in-browser.ts'

const path = '/admin/edit-page/about-us'

const editor = (page: Page) => page.getByRole('textbox', { name: 'Page text' })
const html = (page: Page) => page.getByLabel('Page text in HTML')
const tab = (page: Page, name: 'Text' | 'HTML') => page.getByRole('tab', { name })
const tool = (page: Page, name: string) => page.getByRole('group', { name: 'Formatting' }).getByRole('button', { name })
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

test('rich text editor › is edited by keyboard and stored without styles', async ({ page }) => {
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
  for (let steps = 0; steps < 7; steps += 1) await page.keyboard.press('Shift+Tab')
  await expect(tool(page, 'Bulleted list')).toBeFocused()
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
    'You would lose: <caption>.'
  )
  expect(found).toEqual([])
})

test('rich text editor › keeps the structure of pasted text and nothing that runs', async ({ page }) => {
  const found = complaints(page)
  await enter(page, 'Admin', path)
  await expect(editor(page)).toBeVisible()
  for (const [program, copied, kept] of clipboards) {
    await clear(page)
    await paste(page, { 'text/html': copied, 'text/plain': 'Plain' })
    await tab(page, 'HTML').click()
    await expect(html(page), program).toHaveValue(kept.join('\n'))
    await expect(page.getByText('Will be removed when you save')).toHaveCount(0)
    await tab(page, 'Text').click()
  }
  // What leaves nothing deletes nothing.
  await editor(page).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await paste(page, { 'text/html': '<img src="https://a.example/ring.png">' })
  await expect(editor(page)).toContainText('Safe')
  await clear(page)
  await paste(page, { 'text/plain': 'One < two\n\nThree' })
  await expect(editor(page).getByRole('paragraph')).toHaveText(['One < two', 'Three'])
  // The sanitiser reads a handler in its own document, where the policy forbids it aloud.
  expect(found.filter((text) => !text.startsWith('Executing inline event handler'))).toEqual([])
})
