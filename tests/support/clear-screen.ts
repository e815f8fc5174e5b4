import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The screens on which everything is looked at. */
export const sizes = [
  { name: 'desktop', viewport: { width: 1280, height: 800 } },
  { name: 'phone', viewport: { width: 390, height: 844 } }
] as const

const isProof = process.env.LOUPE_PROOF === '1'

/** Of screens that all have one frame every second one; in proof all. */
export function selectOfOneFrame<Row>(rows: readonly Row[]): readonly Row[] {
  return rows.filter((_, index) => isProof || index % 2 === 0)
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Theme = 'light' | 'dark'

/** Light on the large screen, dark on the small one: each theme and each size is looked at. Proof crosses them. */
function themesFor(page: Page): readonly Theme[] {
  if (isProof) return ['light', 'dark']
  return (page.viewportSize()?.width ?? 0) < 700 ? ['dark'] : ['light']
}

/** Nothing on this screen is in anybody's way, and nothing is wider than it. */
export async function expectClear(page: Page, what = 'axe finds'): Promise<void> {
  for (const theme of themesFor(page)) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    expect(await findings(page), `${what}, ${theme}`).toEqual([])
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${what}, width`).toBe(true)
}

/** Findings of axe, one line for each place. */
async function findings(page: Page): Promise<string[]> {
  // The other way opens its own page for every look, which frames of other origins need; the app has no frames.
  expect(page.frames()).toHaveLength(1)
  const { violations, passes } = await new AxeBuilder({ page })
    // Of what holds, one place for each rule: to describe all of them takes longer than to look.
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .setLegacyMode()
    .analyze()
  expect(passes.length).toBeGreaterThan(10)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`)
  )
}
