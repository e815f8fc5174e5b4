import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/journey-target.ts'
import { enter } from '#tests/support/people-in-browser.ts'
import { drawn } from '#tests/support/wait-for-requests.ts'

const theme = (page: Page) => page.locator('html').getAttribute('data-theme')
const toggle = (page: Page) => page.getByRole('button', { name: 'Switch between light and dark' })

test.describe('theme', () => {
  test('is set before the app’s first script runs', { tag: '@web' }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await page.route(/assets\/.*\.js/, (route) => route.abort())
    await page.goto('/')
    expect(await theme(page)).toBe('dark')
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#0D1310')
  })
})

test.describe('menu on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('opens by keyboard, keeps the focus and returns it on Esc', async ({ page }) => {
    await page.goto('/login')
    const button = page.getByRole('button', { name: 'Menu' })
    await button.focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link')).toHaveText(['Find Jobs', 'Find Candidates (Login)', 'Saved jobs', 'Login'])
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press('Tab')
      const outside = await page.evaluate(
        () => document.activeElement?.closest('header, main, footer, dialog')?.tagName
      )
      expect([undefined, 'DIALOG']).toContain(outside)
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('fits the narrowest phone while a page loads', { tag: '@web' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.addInitScript(() => {
      const tooWide = Object.assign(window, { tooWide: new Set<string>() }).tooWide
      const look = () => {
        if ((document.documentElement?.scrollWidth ?? 0) > innerWidth)
          for (const element of document.querySelectorAll('main *'))
            if (element.getBoundingClientRect().right > innerWidth + 1) tooWide.add(element.outerHTML.slice(0, 120))
        requestAnimationFrame(look)
      }
      look()
    })
    const first = '/employer/dashboard?tab=employers'
    await enter(page, 'Admin', first)
    const addresses = [
      [first, 'No employers yet'],
      ['/jobs', 'Find Jobs']
    ] as const
    for (const [address, name] of addresses) {
      if (address !== first) await page.goto(address)
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
      await drawn(page)
      expect(await page.evaluate(() => [...(window as unknown as { tooWide: Set<string> }).tooWide]), address).toEqual(
        []
      )
    }
  })
})

test.describe('toast', { tag: '@web' }, () => {
  const area = (page: Page) => page.getByRole('region', { name: /Notifications/ })
  const toast = (page: Page) => area(page).getByRole('listitem')

  /** A full storage: the theme cannot be remembered, which a toast says. */
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const setItem = Storage.prototype.setItem
      Storage.prototype.setItem = function (key, value) {
        if (key === 'theme') throw new DOMException('full', 'QuotaExceededError')
        setItem.call(this, key, value)
      }
    })
    await page.goto('/login')
    await toggle(page).click()
    await expect(toast(page)).toHaveText(/Not saved/)
  })

  test('is focused by F8, replaced by the next and closed by a swipe or Esc', async ({ page }) => {
    // The theme itself changes, though it cannot be remembered.
    expect(await theme(page)).toBe('dark')
    await toggle(page).click()
    await toggle(page).click()
    await expect(toast(page)).toHaveCount(1)
    await swipe(page, 40)
    await expect(toast(page)).toHaveAttribute('data-swipe', 'cancel')
    await drawn(page)
    await expect(toast(page)).toHaveCount(1)
    await swipe(page, 90)
    await expect(toast(page)).toHaveCount(0)

    const list = area(page).locator('ol')
    await page.keyboard.press('F8')
    await expect(list).toBeFocused()
    await expect(list).toHaveCSS('outline-style', 'solid')
    const says = await list.evaluate((one) => getComputedStyle(one, '::before').content)
    expect(says).toBe('"No notifications."')
    await toggle(page).click()
    await expect(toast(page)).toHaveCount(1)
    await page.keyboard.press('F8')
    await expect(list).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(toast(page)).toHaveCount(0)
  })

  async function swipe(page: Page, by: number) {
    const box = await toast(page).boundingBox()
    if (!box) throw new Error('No toast to swipe')
    const [x, y] = [box.x + 60, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    for (let moved = 10; moved <= by; moved += 10) await page.mouse.move(x + moved, y)
    await page.mouse.up()
  }
})
