import { jobOf } from '#tests/support/job-people.ts'
import { toast } from '#tests/support/people-in-browser.ts'
import { comeBack, expect, test } from './people-on-a-board.ts'
import { putOnBoard } from './put-on-board.ts'

test('a visitor without an account reports a posting, and stays one; the desk takes it down on another device', {
  tag: '@proof'
}, async ({ board }) => {
  await board.accounts.add({ email: 'asha@loupe.example', isAdmin: true })
  // As the app stores it: no step is taken with a posting whose history does not lie apart.
  const { history, ...posting } = jobOf('approved', { title: 'Kundan setter' })
  await putOnBoard('jobs', [{ ...posting, steps: 1, changedAt: '2026-11-01T09:00:00.000Z' }])
  await putOnBoard('jobHistory', [{ id: posting.id, employerId: posting.employerId, history }])
  const administrator = await board.deviceOf('asha@loupe.example', '/admin/requests')

  const visitor = await board.device()
  await visitor.goto('/jobs')
  await visitor.getByRole('article').getByRole('link', { name: 'Details' }).click()
  const dialog = visitor.getByRole('dialog')
  const report = visitor.getByRole('button', { name: 'Report this posting' })
  await report.click()
  await dialog.getByRole('radio', { name: 'Asks for money' }).check()
  await dialog.getByLabel('In your own words').fill('They want ₹500.')
  await dialog.getByRole('button', { name: 'Send the report' }).click()
  await expect(dialog.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  // The account that it was sent by is nobody's, and signs nobody in; it is remembered.
  for (const look of ['at once', 'after a reload']) {
    await test.step(look, async () => {
      await expect(visitor.getByRole('banner').getByRole('link', { name: 'Login', exact: true })).toBeVisible()
      await expect(visitor.getByRole('banner').getByText('User', { exact: true })).toHaveCount(0)
      await report.click()
      await expect(dialog.getByRole('heading', { name: 'Already reported' })).toBeVisible()
      await dialog.getByRole('button', { name: 'Close' }).click()
    })
    await visitor.reload()
  }

  await administrator.getByRole('tab', { name: 'Reports 1' }).click()
  await expect(administrator.getByRole('region', { name: 'Reports' })).toContainText('They want ₹500.')
  await administrator.getByRole('button', { name: /^Take down/ }).click()
  await administrator
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Reason/ })
    .fill('Nobody pays for a job here.')
  await administrator.getByRole('dialog').getByRole('button', { name: 'Take down' }).click()
  await toast(administrator, 'Reports decided', '“Kundan setter” was taken down.')
  await comeBack(visitor)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Posting taken down' })).toBeVisible()
})
