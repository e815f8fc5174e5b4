import type { Page } from '@playwright/test'

/** Fills localStorage to its last character under a key that is nobody's. Gives what makes room again. */
export async function fillStorage(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const key = 'somebody else'
    for (let size = 4_194_304; size >= 1; size = Math.floor(size / 2)) {
      try {
        localStorage.setItem(key, (localStorage.getItem(key) ?? '') + 'x'.repeat(size))
      } catch {
        // Then half of it.
      }
    }
  })
  return () => page.evaluate(() => localStorage.removeItem('somebody else'))
}
