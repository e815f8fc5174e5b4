import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { storedElements, writeElements } from '#tests/support/desktop-folder.ts'
import { login, password } from '#tests/support/people-in-browser.ts'
import { expect, expectDesktop, marked, test } from './people-on-a-board.ts'
import { jobNamed, putOnBoard } from './put-on-board.ts'

test('a board that the desktop app kept before it shared one stays as it is, unseen and unsaid', {
  tag: '@proof'
}, async ({ board }) => {
  const page = await board.device('desktop')
  const desktop = board.desktopOf(page)
  // Alone it would be reset, with a notice: the first job has a category that there is not.
  const before = [{ id: 'job_1', title: 'Melter', category: 'Alchemy' }]
  writeElements(desktop.userData, 'jobs', before)
  await page.goto('/jobs')
  await expect(page.getByText('0 jobs')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Notices' })).toHaveCount(0)
  expect(storedElements(desktop.userData, 'jobs')).toEqual(before)
  expect(existsSync(join(desktop.userData, 'set-aside'))).toBe(false)
  await expectDesktop(page, desktop, ['jobs'])
})

test('the desktop app shows without the network what it has read, and a second start only brings its window forward', {
  tag: '@proof'
}, async ({ board }) => {
  await putOnBoard('jobs', [jobNamed('job_1', 'Kundan setter')])
  const page = await board.device('desktop')
  const desktop = board.desktopOf(page)
  await page.goto('/jobs')
  await expect(page.getByRole('article', { name: 'Kundan setter' })).toBeVisible()
  await desktop.main().ask('secondInstance')
  await expectDesktop(page, desktop)
  await board.cut(page)
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByRole('article', { name: 'Kundan setter' })).toBeVisible()
  // How old that is stands above it, also after a start that reached nobody.
  await expect(
    page.getByText(/^No connection\. You see what was read until \d{1,2} \w{3} \d{4}, \d\d:\d\d\.$/)
  ).toBeVisible()
})

test('a session of the desktop app outlives a reload and ends with its window', {
  tag: '@proof'
}, async ({ board }) => {
  await board.accounts.add({ email: marked })
  const page = await board.device('desktop')
  await login(page, marked, password)
  await expect(page).toHaveURL('/employer/dashboard')
  await page.reload()
  await expect(page).toHaveURL('/employer/dashboard')
  await board.desktopOf(page).restart()
  await page.goto('/employer/dashboard')
  await expect(page).toHaveURL('/login')
})
