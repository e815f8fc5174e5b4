import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ConsoleMessage, Page } from '@playwright/test'
import { expect, test } from '#tests/support/door.ts'
import { requestsOf } from '#tests/support/settled.ts'

const dist = resolve(import.meta.dirname, '../../dist')

/** What a page complains about: errors and warnings of the console, uncaught errors, breaches of its own policy. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  const problems: string[] = []
  page.on('console', (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  await page.addInitScript(() => {
    const breaches: string[] = []
    Object.assign(window, { breaches })
    document.addEventListener('securitypolicyviolation', (event) =>
      breaches.push(`${event.violatedDirective} ${event.blockedURI}`)
    )
  })
  return async () => [
    ...problems,
    ...(await page.evaluate(() => (window as unknown as { breaches: string[] }).breaches))
  ]
}

test.describe('the home page as it arrives', () => {
  test.use({ javaScriptEnabled: false })

  test('is readable without JavaScript', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('search').first()).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Find Jobs' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px')
  })
})

test('the page of the other addresses is empty', () => {
  const shell = readFileSync(resolve(dist, '200.html'), 'utf8')
  const home = readFileSync(resolve(dist, 'index.html'), 'utf8')
  expect(shell).toContain('<div id="root"></div>')
  expect(home).not.toContain('<div id="root"></div>')
  for (const page of [shell, home]) expect(page).toMatch(/<link rel="preload"[^>]+as="font"/)
})

test('the home page is taken over as it stands, without a word in the console', async ({ page }) => {
  const complaints = await listen(page)
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => Object.assign(window, { first: document.querySelector('h1') }))
  })
  const requests = requestsOf(page)
  await page.goto('/')
  await requests.settled()
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  // A page that React had to paint anew would hold another heading.
  expect(
    await page.evaluate(() => (window as unknown as { first: Element }).first === document.querySelector('h1'))
  ).toBe(true)
  expect(await complaints()).toEqual([])
})

const addresses = [
  '/',
  '/jobs',
  '/jobs/nothing',
  '/about-us',
  '/contact-us',
  '/disclaimer',
  '/login',
  '/signup',
  '/404',
  '/no/such/page'
]

test('every page keeps to its own security policy and says nothing in the console', async ({ page }) => {
  const complaints = await listen(page)
  const requests = requestsOf(page)
  for (const address of addresses) {
    await test.step(address, async () => {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await requests.settled()
      expect(await complaints(), address).toEqual([])
    })
  }
})

test('the policy stops foreign scripts and unsafe HTML', async ({ page }) => {
  const complaints = await listen(page)
  await page.goto('/jobs')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const stopped = await page.evaluate(() => {
    const script = document.createElement('script')
    try {
      script.text = 'window.ran = true'
      document.head.append(script)
    } catch {}
    try {
      document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.ran = true">')
      return false
    } catch {
      return true
    }
  })
  expect(stopped).toBe(true)
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  expect((await complaints()).length).toBeGreaterThan(0)
})
