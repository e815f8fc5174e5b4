import { readFileSync, writeFileSync } from 'node:fs'
import { collectionFile, storedElements, writeElements } from '#tests/support/desktop-folder.ts'
import { emails, enter, login, password, toast } from '#tests/support/people-in-browser.ts'
import { sampleJob } from '#tests/support/sample-job.ts'
import { expect, test } from '#tests/support/target.ts'

test('a person signs up, closes the app, and signs in again after the restart', { tag: '@proof' }, async ({
  page,
  desktop
}) => {
  await enter(page, 'Candidate')
  await page.reload()
  await expect(page.getByRole('banner').getByText('User', { exact: true })).toBeVisible()
  expect(storedElements(desktop.userData, 'accounts')).toMatchObject([{ id: emails.Candidate }])
  await desktop.restart('kill')
  await login(page, emails.Candidate, password)
  await toast(page, 'Login Successful', 'Welcome back, Candidate!')
  await expect(page).toHaveURL('/profile')
})

test('a job is shared through the system’s browser, as a text: nobody else has this board', { tag: '@proof' }, async ({
  page,
  desktop
}) => {
  await page.goto('/jobs?q=cad')
  await page.getByRole('article').first().getByRole('button', { name: 'Share' }).click()
  await toast(page, 'Job Shared!', '')
  const [opened = ''] = await desktop.opened()
  expect(opened).toMatch(/^https:\/\/wa\.me\/\?text=/)
  expect(new URL(opened).searchParams.get('text')).toMatch(/^CAD Designer\n.+\n₹.+\n/)
  expect(decodeURIComponent(opened)).not.toContain('/jobs/')
  await expect(page).toHaveURL('/jobs?q=cad')
})

test('what was stored is there after a reload of the page, and after a restart', { tag: '@proof' }, async ({
  page,
  desktop
}) => {
  await page.goto('/jobs')
  await expect(page.getByText('23 jobs', { exact: true })).toBeVisible()
  const text = JSON.stringify(sampleJob('new', { title: 'Hand Engraver' }))
  await desktop.main().ask('invoke', 'documents:write', ['jobs', null, 0, text])
  await page.reload()
  await expect(page.getByText('24 jobs', { exact: true })).toBeVisible()
  await desktop.restart()
  await page.goto('/jobs?q=engraver')
  await expect(page.getByRole('heading', { name: 'Hand Engraver' })).toBeVisible()
})

test('damaged files are told of, what could be read is shown, and a dismissed notice stays away', {
  tag: '@proof'
}, async ({ page, desktop }) => {
  writeElements(
    desktop.userData,
    'jobs',
    [1, 2, 3].map((number) => sampleJob(`job_${number}`))
  )
  const file = collectionFile(desktop.userData, 'jobs')
  writeFileSync(file, readFileSync(file).subarray(0, -100))
  await desktop.restart()
  await page.goto('/jobs')
  await expect(page.getByText('2 jobs', { exact: true })).toBeVisible()
  const notices = page.getByRole('region', { name: 'Notices' })
  await expect(notices).toContainText('A stored file of the job list was damaged.')
  // The next user of the device reads that, and can get nothing of it.
  await expect(notices.getByRole('button')).toHaveCount(0)
  await enter(page, 'Admin', '/jobs')
  const download = page.waitForEvent('download')
  await notices.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toMatch(/^loupe-jobs-\d{4}-\d{2}-\d{2}\.json$/)
  await notices.getByRole('button', { name: 'Dismiss' }).click()
  await expect(notices).toBeHidden()
  await desktop.restart()
  await page.goto('/jobs')
  await expect(page.getByText('2 jobs', { exact: true })).toBeVisible()
  await expect(notices).toBeHidden()
})

test('it works without any network, from the first start', { tag: '@proof' }, async ({ page, context }) => {
  await context.setOffline(true)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/jobs')
  await expect(page.getByText('23 jobs', { exact: true })).toBeVisible()
})
