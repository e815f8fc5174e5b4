import type { ConsoleMessage, Page } from '@playwright/test'
import { expect, test } from '#tests/support/journey-target.ts'
import { requestsOf } from '#tests/support/wait-for-requests.ts'

/** A page's complaints: errors and warnings of the console, uncaught errors, breaches of its own policy. */
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

test.describe('prerendered page', () => {
  test.use({ javaScriptEnabled: false })

  test('is readable without JavaScript and reserves the final layout', async ({ page }) => {
    await test.step('/', async () => {
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('search').first()).toBeVisible()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Find Jobs' })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px')
      // Its search leads to the list by itself.
      await page.getByRole('searchbox', { name: 'Search jobs' }).fill('gold ring')
      await page.getByRole('button', { name: 'Find Jobs' }).click()
      await expect(page).toHaveURL('/jobs?q=gold+ring')
    })
    for (const [address, heading] of [
      ['/jobs', 'Find Jobs'],
      ['/jobs/any', 'Loading job details...'],
      ['/about-us', 'About Us'],
      ['/contact-us', 'Contact Us'],
      ['/disclaimer', 'Disclaimer']
    ] as const) {
      await test.step(address, async () => {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await expect(page.getByRole('banner').getByRole('link', { name: 'Find Jobs' })).toBeVisible()
        await expect(page.locator('main .sk').first()).toBeVisible()
        expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/\.$/)
        if (address === '/jobs') await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible()
      })
    }
  })
})

test('prerendered page › stores the first jobs while the code that shows them loads', async ({ page }) => {
  await page.route('**/assets/index-*.js', async (route) => {
    await expect.poll(() => page.evaluate(() => localStorage.getItem('jobs'))).toContain('"id"')
    await route.continue()
  })
  await page.goto('/jobs')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('prerendered pages › are hydrated unchanged, without console output', async ({ page }) => {
  const complaints = await listen(page)
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { first: [document.querySelector('header'), document.querySelector('h1')] })
    )
  })
  const isKept = () =>
    page.evaluate(() => {
      const { first } = window as unknown as { first: (Element | null)[] }
      return first.every((element) => element?.isConnected)
    })
  const requests = requestsOf(page)
  await page.goto('/')
  await requests.settled()
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  // A page that React had to paint again would hold another heading.
  expect(await isKept()).toBe(true)
  await page.goto('/jobs')
  const card = page.getByRole('article').first().getByRole('link').first()
  const job = await card.getAttribute('href')
  expect(await isKept()).toBe(true)
  await page.goto(job ?? '')
  await expect(page.getByRole('button', { name: 'Apply Now' })).toBeVisible()
  expect(await isKept()).toBe(true)
  await page.goto('/about-us')
  await expect(page.locator('.prose h2, .prose p').first()).toBeVisible()
  expect(await isKept()).toBe(true)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Show Password' }).click()
  expect(await isKept()).toBe(true)
  expect(await complaints()).toEqual([])
})

test('signup page › sends a form that was submitted before its code loaded', async ({ page }) => {
  let go = () => {}
  const mayGo = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route('**/assets/index-*.js', async (route) => {
    await mayGo
    await route.continue()
  })
  await page.goto('/signup', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('early_employer@loupe.example')
  await page.getByLabel('Employer', { exact: true }).check()
  for (const label of ['Password', 'Confirm password'])
    await page.getByLabel(label, { exact: true }).fill('kundan-polki-7')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/signup')
  go()
  await expect(page).toHaveURL('/employer/dashboard')
})

test('search field › searches for text typed before the code is loaded', async ({ page }) => {
  let go = () => {}
  const mayGo = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route('**/assets/index-*.js', async (route) => {
    await mayGo
    await route.continue()
  })
  await page.goto('/jobs', { waitUntil: 'commit' })
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.fill('polisher')
  go()
  await expect(page).toHaveURL('/jobs?q=polisher')
  await expect(search).toHaveValue('polisher')
  await expect(search).toBeFocused()
  await expect(page.getByText(/^\d+ of \d+ jobs$/)).toBeVisible()
})

const addresses = [
  '/jobs/nothing',
  '/login',
  '/no/such/page',
  // Of these, but for those of one kind, the taking over above shows the same.
  ...(process.env.LOUPE_PROOF === '1'
    ? ['/', '/jobs', '/about-us', '/contact-us', '/disclaimer', '/signup', '/404']
    : [])
]

test('pages › follow their security policy without console output', { tag: '@long' }, async ({ page }) => {
  const complaints = await listen(page)
  const requests = requestsOf(page)
  for (const address of addresses) {
    await test.step(address, async () => {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await requests.settled()
      // Browsers tell of an answer that is none, whatever the page says.
      const reported = (await complaints()).filter((line) => !line.includes('a status of 404'))
      expect(reported, address).toEqual([])
    })
  }
})

test('security policy › stops foreign scripts and unsafe HTML', async ({ page }) => {
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
