import type { Page } from '@playwright/test'

/**
 * Listens to what a page asks for, from now on. What this gives back waits until the page is done with it: nothing is under way, and
 * what it does when it has nothing to do has asked for nothing more.
 */
export function requestsOf(page: Page): { settled(): Promise<void> } {
  const underWay = new Set<unknown>()
  const waiting = new Set<() => void>()
  let begun = 0
  page.on('request', (request) => {
    begun += 1
    underWay.add(request)
  })
  const end = (request: unknown) => {
    underWay.delete(request)
    if (underWay.size > 0) return
    for (const go of waiting) go()
    waiting.clear()
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return {
    async settled() {
      for (let before = -1; before !== begun; ) {
        before = begun
        if (underWay.size > 0) await new Promise<void>((go) => waiting.add(go))
        await idle(page)
      }
    }
  }
}

/**
 * Resolves when the page has had nothing to do, twice: what it does in the first such moment shows in the second. With a timeout: Chromium
 * on a busy machine was seen to have no idle moment in three minutes.
 */
async function idle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise((done) => requestIdleCallback(done, { timeout: 10_000 }))
  })
}

/** Resolves when the page has been drawn again: what was to follow from something has followed. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise((done) => requestAnimationFrame(done))
  })
}
