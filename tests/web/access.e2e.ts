import type { Role } from '#shared/domain/session-user.ts'
import { expect, test } from '#tests/support/door.ts'
import { enter } from '#tests/support/people-in-browser.ts'

/** Where each address leads a visitor, a candidate, an employer and the administrator; '' is the address itself. */
const table: [path: string, visitor: string, candidate: string, employer: string, admin: string][] = [
  ['/', '', '', '', ''],
  ['/jobs', '', '', '', ''],
  ['/jobs/nothing', '', '', '', ''],
  ['/about-us', '', '', '', ''],
  ['/contact-us', '', '', '', ''],
  ['/disclaimer', '', '', '', ''],
  ['/404', '', '', '', ''],
  ['/nowhere', '/404', '/404', '/404', '/404'],
  ['/login', '', '/profile', '/employer/dashboard', '/profile'],
  ['/signup', '', '/profile', '/employer/dashboard', '/profile'],
  ['/candidates', '/login', '', '', ''],
  ['/candidates?q=setter', '/login', '', '', ''],
  ['/profile', '/login', '', '', ''],
  ['/employer/post-job', '/login', '/', '', ''],
  ['/employer/post-job/job_1_a', '/login', '/', '', ''],
  ['/employer/dashboard', '/login', '/', '', ''],
  ['/admin/requests', '/login', '/', '/', ''],
  ['/admin/edit-page/about-us', '/login', '/', '/', ''],
  ['/admin/edit-page/contact-us', '/login', '/', '/', ''],
  ['/admin/edit-page/disclaimer', '/login', '/', '/', ''],
  ['/admin/edit-page/imprint', '/404', '/404', '/404', '/404']
]

const people: [name: string, role: Role | null, column: 1 | 2 | 3 | 4][] = [
  ['a visitor', null, 1],
  ['a candidate', 'Candidate', 2],
  ['an employer', 'Employer', 3],
  ['the administrator', 'Admin', 4]
]

for (const [name, role, column] of people) {
  test(`every address leads ${name} where it should`, async ({ page }) => {
    test.slow()
    if (role) await enter(page, role)
    for (const row of table) {
      await test.step(`${row[0]} → ${row[column] || 'itself'}`, async () => {
        await page.goto(row[0])
        await expect(page).toHaveURL(row[column] || row[0])
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      })
    }
  })
}
