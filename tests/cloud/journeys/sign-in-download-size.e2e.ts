import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { expect, test } from './people-on-a-board.ts'

// Sizes in bytes; a kB has 1000 of them.
const kB = 1000

/** Fetched for writing to a board: Firebase's library, and our code on it. */
const ofFirebase = /\/(open-firebase|anonymous-account|app-check)-[\w-]+\.js$/

/** The scripts of Firebase that a page has fetched so far, each compressed as it could be sent. */
function scriptsOf(page: Page) {
  const responses: Response[] = []
  page.context().on('response', (response) => {
    if (ofFirebase.test(response.url())) responses.push(response)
  })
  return () =>
    Promise.all(
      responses.map(async (response) => ({
        name: new URL(response.url()).pathname,
        size: gzipSync(await response.body(), { level: 9 }).length
      }))
    )
}

test('login page › loads Firebase only at sign-in, at most 150 kB', async ({ board }) => {
  await board.accounts.add({ email: 'meena@example.com' })
  const page = await board.device()
  const scripts = scriptsOf(page)
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  expect(await scripts()).toEqual([])
  await board.signIn(page, 'meena@example.com')
  await expect(page).toHaveURL('/profile')
  const fetched = await scripts()
  expect(fetched.map(({ name }) => name.replace(/-[\w-]{8}\.js$/, ''))).toEqual(['/assets/open-firebase'])
  const size = fetched[0]?.size ?? 0
  process.stdout.write(`  ${(size / kB).toFixed(1)} kB of Firebase’s library come with signing in (gzip -9)\n`)
  expect(size).toBeGreaterThan(60 * kB)
  expect(size).toBeLessThanOrEqual(150 * kB)
})
