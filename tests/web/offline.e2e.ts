import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from '#tests/support/journey-target.ts'
import { servedAt } from '#tests/support/own-build.ts'
import { enter } from '#tests/support/people-in-browser.ts'
import { createWebApp } from '../../build/hosting/local-server.mjs'

const dist = resolve(import.meta.dirname, '../../dist')

/** A copy of the built app that is another version of it. */
function makeNewerVersion(): string {
  const folder = mkdtempSync(join(tmpdir(), 'loupe-newer-'))
  cpSync(dist, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })
  const change = (file: string, from: string | RegExp, to: string) => {
    const text = readFileSync(join(folder, file), 'utf8')
    if (text.search(from) < 0) throw new Error(`${file} has no ${from}`)
    writeFileSync(join(folder, file), text.replace(from, to))
  }
  change('about-us.html', '<head>', '<head><meta name="newer">')
  change('sw.js', /(["'`]?url["'`]?:["'`]\/about-us["'`],["'`]?revision["'`]?:["'`])/, '$1newer')
  return folder
}

test('web app › needs no network at the second visit', async ({ browser }) => {
  const refuse: RequestListener = (request) => request.socket.destroy()
  let answer = createWebApp(dist)
  const site = await servedAt(
    (...asked) => answer(...asked),
    () => {}
  )
  const context = await browser.newContext({ baseURL: site.address, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await enter(page, 'Employer', '/about-us')
  await page.evaluate(() => navigator.serviceWorker.ready)

  // Nothing answers any more: pages, their code and the board come from this device.
  answer = refuse
  await page.goto('/employer/post-job')
  await expect(page.getByLabel('Job title')).toBeVisible()
  await page.goto('/jobs?category=Production')
  await expect(page.getByRole('article').first()).toBeVisible()
  await context.close()
  site.close()
})

test('web app › starts a new version once the old one is closed in all tabs', { tag: '@proof' }, async ({
  browser
}) => {
  const newer = makeNewerVersion()
  let answer = createWebApp(dist)
  const site = await servedAt(
    (...asked) => answer(...asked),
    () => rmSync(newer, { recursive: true })
  )
  const context = await browser.newContext({ baseURL: site.address, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto('/about-us')
  await page.evaluate(() => navigator.serviceWorker.ready)

  answer = createWebApp(newer)
  await page.goto('/about-us')
  await expect(page.getByRole('status').filter({ hasText: 'A new version of Loupe is ready' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/about-us')
  await expect(other.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
  await expect(other.locator('meta[name=newer]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Update now' }).click()
  await expect(page.getByText('Loupe is open in other tabs')).toBeVisible()
  await other.close()
  await page.getByRole('button', { name: 'Update now' }).click()
  await page.locator('meta[name=newer]').waitFor({ state: 'attached' })
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
  await context.close()
  site.close()
})
