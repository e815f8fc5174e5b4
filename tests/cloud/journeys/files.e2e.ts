import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { parseFileLink } from '#shared/domain/candidate/user-profile.ts'
import { status } from '#tests/support/job-in-browser.ts'
import { password, toast } from '#tests/support/people-in-browser.ts'
import { fillProfile, picture, saveProfile } from '#tests/support/profile-in-browser.ts'
import { pdfOf } from '#tests/support/sample-files.ts'
import { emulatedProject } from '../../../build/scripts/auth-emulator.mjs'
import { emulated, expect, marked, post, test } from './people-on-a-board.ts'

/** Three parts of it: no byte is the same in all of them. */
const bytes = pdfOf(2).map((byte, index) => (index < 200 ? byte : (index * 7 + index / 251) % 256))
const resume = { name: 'meena.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) }

const documents = () => `http://${emulated().firestore}/v1/projects/${emulatedProject}/databases/(default)/documents`

interface StoredDocument {
  name: string
  fields: Record<string, { stringValue?: string; mapValue?: { fields: StoredDocument['fields'] } }>
}

/** All documents of collections of this name, wherever they lie, past the rules. */
async function readStored(collectionId: string): Promise<StoredDocument[]> {
  const response = await fetch(`${documents()}:runQuery`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery: { from: [{ collectionId, allDescendants: true }] } })
  })
  const rows = (await response.json()) as { document?: StoredDocument }[]
  return rows.flatMap(({ document }) => document ?? [])
}

/** How many heads and how many parts of files there are. */
async function countStoredFiles(): Promise<[heads: number, parts: number]> {
  return [(await readStored('files')).length, (await readStored('parts')).length]
}

async function expectDownload(page: Page, button: Locator): Promise<void> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(download.suggestedFilename()).toBe('Meena Patel resume.pdf')
  expect(readFileSync(await download.path()).equals(resume.buffer)).toBe(true)
}

/** The database's answers to a signed-in person who asks it without the app. */
async function requestStatus(page: Page, path: string): Promise<number> {
  const token = await page.evaluate(() => {
    const [user = '{}'] = Object.entries({ ...sessionStorage }).flatMap(([key, value]) =>
      key.startsWith('firebase:authUser') ? [String(value)] : []
    )
    return JSON.parse(user).stsTokenManager?.accessToken as string
  })
  expect(token).toBeTruthy()
  return (await fetch(`${documents()}/${path}`, { headers: { Authorization: `Bearer ${token}` } })).status
}

test('resume and avatar › open on other devices for allowed roles until removed', {
  tag: '@proof'
}, async ({ board }) => {
  await board.accounts.add({ email: 'asha@loupe.example', isAdmin: true })
  for (const email of [marked, 'meena@example.com', 'rupa@example.com']) await board.accounts.add({ email })
  const employer = await board.deviceOf(marked, '/employer/dashboard')
  await post(employer, 'Kundan setter')
  const administrator = await board.deviceOf('asha@loupe.example', '/admin/requests')
  await administrator.getByRole('main').getByRole('button', { name: 'Approve' }).click()
  await toast(administrator, 'Job Approved', '“Kundan setter” is live.')

  const phone = await board.deviceOf('meena@example.com', '/profile')
  await phone.setViewportSize({ width: 390, height: 844 })
  await phone.getByRole('button', { name: 'Edit Profile' }).click()
  await phone.getByLabel('Avatar').setInputFiles(picture)
  await phone.getByLabel('Resume').setInputFiles(resume)
  await expect(phone.getByText('PDF, DOC or DOCX. Max 5MB.', { exact: true })).toBeVisible()
  await fillProfile(phone, { Name: 'Meena Patel', Headline: 'Polki setter', Location: 'Jaipur RJ' })
  await saveProfile(phone)
  expect(await countStoredFiles()).toEqual([2, 4])
  // Nothing of it lies on the device that it came from.
  expect(await phone.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).not.toContain(
    'loupe-files'
  )

  await employer.goto('/candidates?q=meena')
  const publicProfile = employer.getByRole('article', { name: 'Meena Patel' })
  await expect(publicProfile.locator('img.avatar')).toHaveJSProperty('naturalWidth', 256)
  await publicProfile.getByRole('link', { name: 'Resume' }).click()
  await expectDownload(employer, employer.getByRole('button', { name: 'Download', exact: true }))

  const rupa = await board.deviceOf('rupa@example.com', '/candidates?q=meena')
  const shownPublicProfile = rupa.getByRole('article', { name: 'Meena Patel' })
  await expect(shownPublicProfile.locator('img.avatar')).toHaveJSProperty('naturalWidth', 256)
  await expect(shownPublicProfile.getByRole('button', { name: 'Resume' })).toBeDisabled()
  const heads = await readStored('files')
  const [file] = heads.filter(({ fields }) => fields.type?.stringValue === 'application/pdf')
  const path = `files/${file?.fields.id?.stringValue}`
  for (const index of [path, `${path}/parts/0`]) {
    expect(await requestStatus(rupa, index)).toBe(403)
    expect(await requestStatus(employer, index)).toBe(200)
  }
  expect(await requestStatus(rupa, 'files')).toBe(403)

  await phone.goto('/jobs')
  await phone.getByRole('article', { name: 'Kundan setter' }).getByRole('button', { name: 'Apply Now' }).click()
  const dialog = phone.getByRole('dialog', { name: 'Apply: Kundan setter' })
  await dialog.getByRole('button', { name: 'Send Application' }).click()
  const sent = 'You have applied for ‘Kundan setter’. Track it in My applications.'
  await toast(phone, 'Application Submitted', sent)
  expect(await countStoredFiles()).toEqual([4, 8])

  // The employer has a copy: what becomes of the profile's own file does not touch it.
  await phone.goto('/profile')
  await phone.getByRole('button', { name: 'Edit Profile' }).click()
  await phone.getByRole('button', { name: 'Remove the resume' }).click()
  await saveProfile(phone)
  await expect.poll(countStoredFiles).toEqual([3, 5])
  await employer.goto('/employer/dashboard')
  const job = status(employer, 'Kundan setter')
  await job.getByRole('link', { name: '1 applicant 1 new' }).click()
  await employer.getByRole('link', { name: 'Meena Patel', exact: true }).click()
  await expect(employer.getByRole('main').locator('img.avatar')).toHaveJSProperty('naturalWidth', 256)
  await expectDownload(employer, employer.getByRole('button', { name: /^Download/ }))

  const [application] = await readStored('applications')
  const copy = parseFileLink(application?.fields.profile?.mapValue?.fields.resumeUrl?.stringValue ?? '')
  expect(await requestStatus(employer, `files/${copy}`)).toBe(200)
  await phone.goto('/profile?tab=applications')
  await phone.getByRole('listitem', { name: 'Kundan setter' }).getByRole('button', { name: 'Withdraw' }).click()
  await phone.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await toast(phone, 'Application Withdrawn', 'The employer of ‘Kundan setter’ can no longer see your profile.')
  await expect.poll(countStoredFiles).toEqual([1, 1])
  expect(await requestStatus(employer, `files/${copy}`)).toBe(404)

  await phone.goto('/profile')
  await phone.getByRole('button', { name: 'Delete my account' }).click()
  await phone.getByRole('dialog').getByLabel('Your password', { exact: true }).fill(password)
  await phone.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }).click()
  await toast(phone, 'Account Deleted', 'Your account and your data are deleted.')
  expect(await countStoredFiles()).toEqual([0, 0])
})
