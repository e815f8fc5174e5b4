import { addressOf } from '#tests/support/journey-builds.ts'
import { emails, enterByForm, login, password, toast } from '#tests/support/people-in-browser.ts'
import { expect, test } from '#tests/support/target.ts'

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  baseURL: async ({}, use) => use(addressOf('kiosk'))
})

const warning = { name: 'Are you still there?' }

test('a kiosk stores nothing of who is signed in: a reload signs out', { tag: '@proof' }, async ({ page }) => {
  await page.goto('/')
  // Left there by an earlier build.
  await page.evaluate(() => {
    localStorage.setItem('session_abcdefgh', '{"email":"asha@example.com"}')
    sessionStorage.setItem('firebase:authUser:x', '{"email":"asha@example.com"}')
  })
  await enterByForm(page, 'Candidate')
  const stored = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))
  expect(stored.filter((key) => /^(session_|firebase:)/.test(key))).toEqual([])
  await page.reload()
  await expect(page).toHaveURL('/login')
})

test('on a kiosk no other tab takes over who is signed in', { tag: ['@tabs', '@proof'] }, async ({ page, context }) => {
  await enterByForm(page, 'Candidate')
  await page.getByRole('banner').getByRole('link', { name: 'Find Jobs' }).click()
  const opening = context.waitForEvent('page')
  await page
    .getByRole('article')
    .first()
    .getByRole('link')
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  const opened = await opening
  await expect(opened.getByRole('main').getByRole('button', { name: 'Apply Now' }).first()).toBeVisible()
  await expect(opened.getByRole('banner').getByRole('link', { name: 'Login', exact: true })).toBeAttached()
})

test('who leaves a kiosk is warned, and signed out at home', async ({ page, context }) => {
  await context.clock.install()
  await enterByForm(page, 'Candidate')
  await context.clock.fastForward('04:35')
  const dialog = page.getByRole('dialog', warning)
  await expect(dialog).toHaveAccessibleDescription(/^You will be signed out in \d\d seconds\.$/)
  await expect(dialog.getByRole('button', { name: 'Stay signed in' })).toBeFocused()
  // The last seconds pass by themselves: a leap over the end would reach into the page that begins anew, and take its toast.
  await context.clock.fastForward('00:22')
  await toast(page, 'Logged Out', 'You have been successfully logged out. Nobody used Loupe for 5 minutes.')
  await expect(page).toHaveURL('/')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login', exact: true })).toBeAttached()
})

test('who leaves a kiosk is warned, and signed out in all tabs; what they do in one counts for all', {
  tag: '@proof'
}, async ({ page, context }) => {
  await context.clock.install()
  await enterByForm(page, 'Candidate')
  const other = await context.newPage()
  await login(other, emails.Candidate, password)
  await expect(other).toHaveURL('/profile')
  await other.getByRole('button', { name: 'Edit Profile' }).click()
  await other.getByLabel('Name', { exact: true }).fill('Meena')

  await context.clock.fastForward('04:35')
  for (const each of [page, other]) {
    const dialog = each.getByRole('dialog', warning)
    await expect(dialog).toBeVisible()
    await expect(dialog).toHaveAccessibleDescription(/^You will be signed out in \d\d seconds\.$/)
    await expect(dialog.getByRole('button', { name: 'Stay signed in' })).toBeFocused()
  }
  const said = await other.getByRole('dialog', warning).getAttribute('aria-describedby')
  const description = other.locator(`[id="${said}"]`)
  const before = await description.textContent()
  await context.clock.runFor(3_000)
  // Counted down for the eye alone: a screen reader hears it once.
  await expect(description).toHaveText(before ?? '')

  await page.getByRole('dialog', warning).getByRole('button', { name: 'Stay signed in' }).click()
  for (const each of [page, other]) await expect(each.getByRole('dialog', warning)).toBeHidden()

  // As above: the end comes by itself.
  await context.clock.fastForward('04:57')
  for (const each of [page, other]) {
    await toast(each, 'Logged Out', 'You have been successfully logged out. Nobody used Loupe for 5 minutes.')
    // Begun anew, at home: nothing of what was on the screen or in a field is left.
    await expect(each).toHaveURL('/')
    await expect(each.getByRole('dialog', warning)).toBeHidden()
    await expect(each.getByRole('banner').getByRole('link', { name: 'Login', exact: true })).toBeAttached()
  }
})

test('a visitor who leaves a kiosk is warned, and the screen cleared; an empty kiosk is left alone', {
  tag: '@proof'
}, async ({ page, context }) => {
  await context.clock.install()
  await page.goto('/signup')
  const email = page.getByRole('main').getByLabel('Email')
  await expect(email).toBeVisible()
  await page.evaluate(() => Reflect.set(window, 'sameVisit', true))
  await context.clock.fastForward('20:00')
  expect(await page.evaluate(() => Reflect.get(window, 'sameVisit'))).toBe(true)
  await email.fill('meena@example.com')
  await email.press('Tab')
  await context.clock.fastForward('04:35')
  await expect(page.getByRole('dialog', warning)).toHaveAccessibleDescription(
    /^This screen will be cleared in \d\d seconds\.$/
  )
  await page.getByRole('dialog', warning).getByRole('button', { name: 'I am here' }).click()
  await expect(email).toHaveValue('meena@example.com')
  await context.clock.fastForward('05:05')
  await toast(page, 'Screen cleared', 'Nobody used this computer for 5 minutes, so the screen was cleared.')
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => [Reflect.get(window, 'sameVisit'), sessionStorage.length])).toEqual([undefined, 0])
})
