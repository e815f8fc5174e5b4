import type { Page } from '@playwright/test'
import { expectClear } from '#tests/support/clear-screen.ts'
import { login, password, pressLogout } from '#tests/support/people-in-browser.ts'
import { emulatedProject } from '../../../build/scripts/auth-emulator.mjs'
import { emulated, expect, marked, post, test } from './people-on-a-board.ts'
import { jobNamed, putOnBoard } from './put-on-board.ts'

/** How many are written without the network before the app is killed. */
const many = 20

interface StoredDocument {
  fields: Record<string, { stringValue?: string }>
}

/** The texts of one field in all documents of a collection, past the rules. */
async function readStored(collection: string, field: string): Promise<string[]> {
  const documents = `http://${emulated().firestore}/v1/projects/${emulatedProject}/databases/(default)/documents`
  const headers = { Authorization: 'Bearer owner' }
  const response = await fetch(`${documents}/${collection}?pageSize=100`, { headers })
  const { documents: found = [] } = (await response.json()) as { documents?: StoredDocument[] }
  return found.map(({ fields }) => fields[field]?.stringValue ?? '')
}

const unsentLink = (page: Page, count: number) => page.getByRole('link', { name: `Unsent (${count})` })
const offlineBanner = (page: Page) => page.getByText(/^No connection\. Last updated/)

test('offline application › is sent once after going online and a reload', async ({ board }) => {
  await board.accounts.add({ email: 'meena@example.com' })
  await putOnBoard('jobs', [jobNamed('job_1', 'Kundan setter')])
  const candidate = await board.deviceOf('meena@example.com', '/jobs')
  await candidate.setViewportSize({ width: 390, height: 844 })
  await candidate.getByRole('article', { name: 'Kundan setter' }).getByRole('button', { name: 'Apply Now' }).click()
  const dialog = candidate.getByRole('dialog', { name: 'Apply: Kundan setter' })
  const typed = { Name: 'Meena Patel', Headline: 'Polki setter', Location: 'Jaipur RJ', Message: 'On Saturday.' }
  for (const [label, text] of Object.entries(typed)) await dialog.getByLabel(label, { exact: false }).fill(text)
  await candidate.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Send Application' }).click()
  const waits = 'You are offline. Your application for ‘Kundan setter’ is in Unsent and is sent when you are online.'
  // In the page itself where the notifications' own code cannot be fetched.
  await expect(candidate.locator('body')).toContainText(waits)
  await expect(offlineBanner(candidate)).toBeVisible()
  await unsentLink(candidate, 1).click()
  const item = candidate.getByRole('listitem', { name: 'Kundan setter' })
  await expect(item).toContainText('Waiting to be sent')
  await expectClear(candidate)
  expect(await readStored('applications', 'message')).toEqual([])

  // The page goes while it may be sending.
  await candidate.context().setOffline(false)
  await candidate.reload()
  await expect(candidate.getByText('Nothing is unsent')).toBeVisible()
  await expect(offlineBanner(candidate)).toHaveCount(0)
  expect(await readStored('applications', 'message')).toEqual(['On Saturday.'])
})

test(`desktop app › sends each of ${many} unsent jobs once after a kill and a login`, {
  tag: '@proof'
}, async ({ board }) => {
  await board.accounts.add({ email: marked })
  await board.accounts.add({ email: 'kesar_employer@loupe.example' })
  const page = await board.deviceOf(marked, '/jobs', 'desktop')
  await expect(page.getByText('0 jobs')).toBeVisible()
  const titles = Array.from({ length: many }, (_, index) => `Caster ${index}`)
  // Its code is there, as in a window of the app, whose code is on the disk.
  await page.context().setOffline(true)
  for (const [index, title] of titles.entries()) {
    await post(page, title)
    await expect(unsentLink(page, index + 1)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Unsent' })).toBeVisible()
  }
  await expect(offlineBanner(page)).toBeVisible()
  await board.desktopOf(page).restart('kill')
  // The page of a killed app is gone: here it goes before it can hear that the network is back.
  await page.goto('/login')
  await page.context().setOffline(false)

  // Another user of this computer neither sees nor sends them.
  await login(page, 'kesar_employer@loupe.example', password)
  await expect(page).toHaveURL('/employer/dashboard')
  await page.goto('/unsent')
  await expect(page.getByText('Nothing is unsent')).toBeVisible()
  expect(await readStored('jobs', 'title')).toEqual([])
  await pressLogout(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login', exact: true })).toBeVisible()

  await login(page, marked, password)
  await expect.poll(async () => (await readStored('jobs', 'title')).length).toBe(many)
  await expect(page.getByRole('link', { name: /^Unsent/ })).toHaveCount(0)
  expect((await readStored('jobs', 'title')).sort()).toEqual([...titles].sort())
})
