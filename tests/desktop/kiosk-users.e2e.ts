import type { Page } from '@playwright/test'
import { desktopOrigin } from '#tests/desktop/harness/desktop.ts'
import { createCanaries, fillFields, fillStorages, readFiles, readPage } from '#tests/support/canaries.ts'
import { storedElements } from '#tests/support/desktop-folder.ts'
import { expect, test } from '#tests/support/journey-target.ts'
import { enterByForm, login, personOf, pressLogout, toast } from '#tests/support/people-in-browser.ts'

test.use({ kiosk: { policy: '{ "idleMinutes": 1 }' } })

/** Goes to a screen by the header. The one before it stays until its code is there. */
async function go(page: Page, link: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click()
  const name = link === 'Dashboard' ? 'Employer Dashboard' : link
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

test('kiosk › shows a second employer nothing of the first', {
  tag: '@proof'
}, async ({ page, context, desktop }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: desktopOrigin })
  const main = desktop.main()
  const canaries = createCanaries()
  const secret = `${canaries.plant('the password')} at the bench`
  const email = `${canaries.plant('the email address')}_employer@loupe.example`

  await page.goto('/login')
  await fillFields(page, 'the login form', canaries)
  await enterByForm(page, { email, role: 'Employer', password: secret })
  for (const [link, screen] of [
    ['Find Jobs', 'the search for jobs'],
    ['Find Candidates', 'the search for candidates']
  ] as const) {
    await go(page, link)
    await fillFields(page, screen, canaries)
  }
  await go(page, 'Post a Job')
  await fillFields(page, 'the form of a job', canaries)
  await expect
    .poll(() => canaries.findIn(JSON.stringify(storedElements(desktop.userData, 'jobDrafts'))).length)
    .toBeGreaterThan(3)
  await fillStorages(page, canaries)
  // The same search finds what was planted.
  expect(canaries.findIn(await readPage(page)).length).toBeGreaterThan(20)
  expect(canaries.size()).toBeGreaterThanOrEqual(30)

  await main.ask('pass', 35_000)
  await expect(page.getByRole('dialog', { name: 'Are you still there?' })).toHaveAccessibleDescription(
    /^You will be logged out in \d+ seconds?\.$/
  )
  const second = await desktop.windowAfter(() => main.ask('pass', 31_000))
  await toast(second, 'Logged Out', 'You have been successfully logged out. Nobody used Loupe for a minute.')
  await expect(second).toHaveURL('/')
  await expect.poll(() => page.isClosed()).toBe(true)
  await expect.poll(async () => canaries.findIn(await readPage(second))).toEqual([])
  expect(await second.evaluate(() => history.length)).toBeLessThanOrEqual(2)

  await enterByForm(second, personOf('kesar_employer@loupe.example', 'Employer'))
  for (const link of ['Find Jobs', 'Find Candidates', 'Post a Job', 'Dashboard']) {
    await go(second, link)
    expect(canaries.findIn(await readPage(second)), link).toEqual([])
  }

  // The board's own documents are files of this folder: the account of the first, and the draft that is kept for them.
  const files = readFiles(desktop.userData)
  const isOfTheBoard = (path: string) => path.startsWith('board')
  const outside = files
    .filter(([path]) => !isOfTheBoard(path))
    .map(([path, text]) => [path, canaries.findIn(path + text)])
  expect(outside.filter(([, found]) => found?.length)).toEqual([])
  const kept = files
    .filter(([path]) => isOfTheBoard(path))
    .flatMap(([path, text]) => canaries.findIn(text).map((place) => [path.split(/[\\/.]/)[1], place]))
  for (const [collection, place] of kept) {
    expect(`${collection}: ${place}`).toMatch(
      /^(?:jobDrafts: the form of a job|(?:accounts|employers|signInWaits): the email address)/
    )
  }

  const third = await desktop.windowAfter(() => pressLogout(second))
  await login(third, email, secret)
  await expect(third).toHaveURL('/employer/dashboard')
  await go(third, 'Post a Job')
  // Kept for its owner.
  await expect.poll(async () => canaries.findIn(await readPage(third)).length).toBeGreaterThan(3)
})
