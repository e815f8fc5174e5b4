import { expect, expectDesktop, test } from './people-on-a-board.ts'
import { jobNamed, putOnBoard } from './put-on-board.ts'

test('desktop app › shows cached jobs offline, and a second start opens no window', {
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
  // How old that is stands above it, also after a start that reached no one.
  await expect(page.getByText(/^No connection\. Last updated \d{1,2} \w{3} \d{4}, \d{1,2}:\d\d [ap]m\.$/)).toBeVisible()
})
