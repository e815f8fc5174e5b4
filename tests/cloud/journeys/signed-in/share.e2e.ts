import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import type { EmulatedAccounts } from '#tests/support/emulated-accounts.ts'
import { expect, marked, test } from '../people-on-a-board.ts'

// Sizes in bytes; a kB has 1000 of them.
const kB = 1000

/** Fetched for writing to a board: Firebase's library, and our code on it. */
const ofFirebase = /\/(firebase|open-firebase|unnamed-account|app-check)-\w+\.js$/

/** The library alone. */
const library = /\/firebase-\w+\.js$/

/** People, with the page on which their day begins. */
const everybody: readonly (Parameters<EmulatedAccounts['add']>[0] & { begins: string })[] = [
  { email: 'meena@example.com', begins: '/profile' },
  { email: marked, begins: '/employer/dashboard' },
  { email: 'asha@loupe.example', isAdmin: true, begins: '/' }
]

/** The form and what it fetches are the same for all of them: proof takes each. */
const people = process.env.LOUPE_PROOF === '1' ? everybody : everybody.slice(0, 1)

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

test('whoever signs in fetches at most 150 kB of Firebase’s library, whatever their role, and a visitor nothing of it', async ({
  board
}) => {
  const lines: string[] = []
  for (const { begins, ...person } of people) {
    await board.accounts.add(person)
    const page = await board.device()
    const scripts = scriptsOf(page)
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
    expect(await scripts()).toEqual([])
    await board.signIn(page, person.email)
    await expect(page).toHaveURL(begins)
    const fetched = await scripts()
    const sizeOf = (some: typeof fetched) => some.reduce((sum, { size }) => sum + size, 0)
    const [all, theirs] = [sizeOf(fetched), sizeOf(fetched.filter(({ name }) => library.test(name)))]
    lines.push(
      `  ${(theirs / kB).toFixed(1)} kB of the library, ${((all - theirs) / kB).toFixed(1)} of ours on it: ${person.email}`
    )
    expect(fetched.map(({ name }) => name.replace(/-\w+\.js$/, '')).sort()).toEqual([
      '/assets/firebase',
      '/assets/open-firebase'
    ])
    expect(theirs).toBeGreaterThan(60 * kB)
    expect(theirs).toBeLessThanOrEqual(150 * kB)
  }
  process.stdout.write(`${['what comes with signing in (gzip -9)', ...lines].join('\n')}\n`)
})
