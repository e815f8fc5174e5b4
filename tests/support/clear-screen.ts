import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The screens on which everything is looked at. */
export const sizes = [
  { name: 'desktop', viewport: { width: 1280, height: 800 } },
  { name: 'phone', viewport: { width: 390, height: 844 } }
] as const

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Nothing on this screen stands in anybody's way, in both themes. */
export async function expectClear(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    const { violations, passes } = await new AxeBuilder({ page }).withTags(rules).analyze()
    expect(passes.length).toBeGreaterThan(10)
    const places = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
    expect(places, colorScheme).toEqual([])
  }
  // Nothing is wider than the screen.
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
}
