import { newPosting, rejection, revision, seedPostings } from '#tests/support/desk-board.ts'
import { expect, test } from '#tests/support/door.ts'
import { enter } from '#tests/support/people-in-browser.ts'
const board = [
  newPosting('asks', 'Polisher for export line', { company: 'Kesar Gold', location: 'Jaipur RJ', description: 'Polish by hand. Pay a registration fee of ₹500 before the first day. Send your Aadhaar card and bank account number. Call 98250 12345 or see https://bit.ly/x. The work is steady.\n\nOnly unmarried girls below 25 years of Patel community.' }),
  revision('setter', 'Diamond Setter, Prong and Pavé', { salaryRange: '₹9,000 a month', description: 'Sets stones.\n\nOn the new bench, at night.' }),
  revision('same', 'Stone Sorter'),
  newPosting('clerk', 'Accountant', { company: 'Kesar Gold', location: 'Jaipur RJ', responsibilities: [], qualifications: [] }),
  rejection('polisher', 'Polisher', 'The pay is missing.')
]
for (const [name, viewport] of [['phone', { width: 390, height: 844 }], ['desktop', { width: 1280, height: 800 }]] as const)
  for (const theme of ['light', 'dark'] as const)
    test(`${name} ${theme}`, async ({ page, context }) => {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await seedPostings(context, board)
      await enter(page, 'Admin', '/admin/requests')
      await expect(page.getByRole('heading', { level: 2, name: 'Polisher for export line' })).toBeVisible()
      await page.waitForTimeout(500)
      const shot = (what: string) => page.screenshot({ path: `/tmp/desk/shots/${name}-${theme}-${what}.png` })
      await shot('1-hints')
      if (name === 'phone') await page.getByRole('button', { name: 'Next' }).click()
      else await page.keyboard.press('j')
      await expect(page.getByRole('heading', { level: 2, name: /Diamond Setter/ })).toBeVisible()
      await page.getByRole('main').getByRole('button', { name: /^Approve( A)?$/ }).click()
      await page.waitForTimeout(900)
      await shot('2-undo')
      if (name === 'phone') { await page.getByRole('button', { name: 'Queue' }).click(); await page.waitForTimeout(300); await shot('3-queue'); await page.keyboard.press('Escape') }
      await page.goto('/admin/requests?job=clerk'); await page.waitForTimeout(600); await shot('4-clerk')
    })
