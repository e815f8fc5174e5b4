import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { emails, login, password, signUp, toast } from '#tests/support/people-in-browser.ts'
import { tool } from '../../build/scripts/command.mjs'
import { webApp } from '../../build/scripts/serve.mjs'

// A build of its own, made with the setting.
const form = 'https://forms.example.com/apply?from=loupe'
const folder = mkdtempSync(join(tmpdir(), 'loupe-form-'))
let server: Server | undefined
let port = 0

test.setTimeout(180_000)

test.beforeAll(async () => {
  test.setTimeout(180_000)
  const options = ['build', 'renderer', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn']
  const env = { NODE_ENV: 'production', LOUPE_APPLICATION_FORM_URL: form }
  const { code, output } = await tool('vite/bin/vite.js', options, { env })
  expect(code, output).toBe(0)
  const opened = createServer(webApp(folder))
  await new Promise<void>((done) => opened.listen(0, '127.0.0.1', done))
  server = opened
  port = (opened.address() as AddressInfo).port
})

test.afterAll(() => {
  server?.close()
  server?.closeAllConnections()
  rmSync(folder, { recursive: true, force: true })
})

test('with a form outside of Loupe, Apply Now opens it, marks the job, and stores no application', async ({
  browser
}) => {
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}` })
  await context.route('https://forms.example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>The form</h1>' })
  )
  const page = await context.newPage()
  const card = page.getByRole('article', { name: 'Accountant' })
  await page.goto('/jobs?q=accountant')
  await card.getByRole('button', { name: 'Apply Now' }).click()
  await toast(page, 'Login Required', 'Please login as a candidate to apply for jobs.')
  expect(context.pages()).toHaveLength(1)

  await signUp(page, emails.Candidate, 'Candidate')
  await expect(page).toHaveURL('/profile', { timeout: 20_000 })
  await page.goto('/jobs?q=accountant')
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    card.getByRole('button', { name: 'Apply Now' }).press('Enter')
  ])
  await expect(opened.getByRole('heading', { name: 'The form' })).toBeVisible()
  expect(opened.url()).toBe(form)
  expect(await opened.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
  await opened.close()
  const text = 'Fill in the form for ‘Accountant’ in the new tab. The job is marked as applied.'
  await toast(page, 'Application Form Opened', text)
  await expect(card.getByRole('button', { name: 'Applied' })).toBeDisabled()
  await expect(page.getByRole('dialog', { name: /^Apply:/ })).toHaveCount(0)

  const stored = await page.evaluate(() => Object.entries(localStorage))
  const marks = stored.filter(([key]) => key.startsWith('appliedJobs_'))
  expect(marks).toEqual([[expect.any(String), expect.stringMatching(/^\["[^"]+"\]$/)]])
  expect(stored.filter(([key]) => key === 'applications')).toEqual([])

  await page.reload()
  await expect(card.getByRole('button', { name: 'Applied' })).toBeDisabled()
  const other = await context.newPage()
  await login(other, emails.Candidate, password)
  await expect(other).toHaveURL('/profile', { timeout: 20_000 })
  await other.goto('/jobs?q=accountant')
  await expect(
    other.getByRole('article', { name: 'Accountant' }).getByRole('button', { name: 'Applied' })
  ).toBeDisabled()
  await context.close()
})
