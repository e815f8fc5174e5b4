import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Desktop } from '#tests/desktop/harness/desktop.ts'
import { storedElements } from '#tests/support/desktop-folder.ts'
import { expect, test } from '#tests/support/journey-target.ts'
import { enter, personOf, toast } from '#tests/support/people-in-browser.ts'
import { fillProfile, leave, resume, saveProfile } from '#tests/support/profile-in-browser.ts'

/** Employers take their turns, and what is shown beside each person's own is opened, in proof alone. */
const proof = process.env.LOUPE_PROOF === '1'

const personal = /^(?:userProfile|shortlistedCandidates|appliedJobs)/

/** The device's stored texts, by the name of the collection. */
async function storedTexts(page: Page, desktop: Desktop | undefined): Promise<[name: string, text: string][]> {
  if (!desktop) return page.evaluate(() => Object.entries(localStorage) as [string, string][])
  const files = readdirSync(join(desktop.userData, 'board'))
  const names = files.map((file) => basename(file, '.json'))
  return names.map((name) => [name, JSON.stringify(storedElements(desktop.userData, name))])
}

test('shared PC › shows a user no data of the previous user', { tag: '@long' }, async ({ page, target, behind }) => {
  const secrets = new Map<string, string>()

  for (const [name, number] of [
    ['Asha Patel', '98250 11111'],
    ['Ravi Soni', '98250 22222']
  ] as const) {
    await enter(page, personOf(`${name.split(' ')[0]?.toLowerCase()}@example.com`, 'Candidate'))
    await expect(page.getByText('Your profile is empty')).toBeVisible()
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    await page.getByLabel('Resume').setInputFiles(resume)
    await fillProfile(page, { Name: name, Headline: 'Setter', Location: 'Surat GJ', 'Contact number': number })
    await saveProfile(page)
    secrets.set(number, 'userProfile_')
    for (const other of secrets.keys()) await expect(page.getByText(other)).toHaveCount(other === number ? 1 : 0)
    if (proof) {
      // Others' documents are there, closed.
      await page.goto('/candidates?q=bhavesh')
      await expect(page.getByRole('article').getByRole('button', { name: 'Resume' })).toBeDisabled()
    }
    await leave(page)
    await page.goto('/profile')
    await expect(page).toHaveURL('/login')
  }

  const employers = [
    ['suvarna', 'Knows the Bhuj style.'],
    ['kesar', 'Asks for a room.']
  ] as const
  for (const [name, note] of proof ? employers : []) {
    await enter(page, personOf(`${name}_employer@loupe.example`, 'Employer'))
    await page.getByRole('tab', { name: 'Shortlisted Candidates' }).click()
    await expect(page.getByText('No shortlisted candidates yet')).toBeVisible()
    await page.goto('/candidates?q=asha')
    await page.getByRole('article').getByRole('button', { name: 'Shortlist' }).click()
    await toast(page, 'Candidate Shortlisted!', 'Asha Patel is on your shortlist.')
    await page.goto('/employer/dashboard?tab=shortlist')
    await page.getByLabel('Private note').fill(note)
    await expect(page.getByText('Saved. Only you can see it.')).toBeVisible()
    secrets.set(note, 'shortlistedCandidates_')
    await page.goto('/profile')
    await expect(page.getByText('Your profile is empty')).toBeVisible()
    await leave(page)
  }

  // Electron itself keeps no folder that a test could read from here.
  if (target === 'desktop' && !behind) return
  const stored = await storedTexts(page, behind)
  const accounts = JSON.parse(stored.find(([name]) => name === 'accounts')?.[1] ?? '[]') as { uid: string }[]
  expect(accounts).toHaveLength(secrets.size)
  const own = stored.filter(([name]) => personal.test(name))
  expect(own.length).toBeGreaterThanOrEqual(secrets.size)
  for (const [name, text] of own) {
    const [owner, ...others] = accounts.map(({ uid }) => uid).sort((one) => (name.endsWith(`_${one}`) ? -1 : 1))
    expect(name.endsWith(`_${owner}`), `${name} belongs to one uid`).toBe(true)
    if (name.startsWith('userProfile_')) for (const other of others) expect(text).not.toContain(other)
  }
  for (const [secret, kind] of secrets) {
    const keys = stored.filter(([, text]) => text.includes(secret)).map(([name]) => name)
    expect(keys, `${secret} is in one place`).toHaveLength(1)
    expect(keys[0]?.startsWith(kind)).toBe(true)
  }
})
