import type { Role } from '#shared/domain/account/session-user.ts'
import { enter } from '#tests/support/people-in-browser.ts'
import { expect, test } from '#tests/support/target.ts'

/**
 * Where an address of each kind that is loaded leads a visitor, a candidate, an employer and the administrator; '' is the address itself. All
 * addresses, between which the app leads by itself, stand in tests/unit/copy/addresses.test.tsx.
 */
const table: [path: string, visitor: string, candidate: string, employer: string, admin: string][] = [
  ['/', '', '', '', ''],
  ['/jobs/nothing', '', '', '', ''],
  ['/nowhere', '/404', '/404', '/404', '/404'],
  ['/login', '', '/profile', '/employer/dashboard', '/profile'],
  ['/candidates', '/login', '', '', ''],
  ['/employer/dashboard', '/login', '/', '', ''],
  ['/admin/requests', '/login', '/', '/', '']
]

const people: [name: string, role: Role | null, column: 1 | 2 | 3 | 4][] = [
  ['a visitor', null, 1],
  ['a candidate', 'Candidate', 2],
  ['an employer', 'Employer', 3],
  ['the administrator', 'Admin', 4]
]

const headings: Record<string, string> = {
  '/': 'Work for steady hands.',
  '/jobs/nothing': 'Job Not Found',
  '/404': 'Page not found',
  '/login': 'Login',
  '/candidates': 'Find Candidates',
  '/profile': 'My Profile',
  '/employer/dashboard': 'Employer Dashboard',
  '/admin/requests': 'Job Requests'
}

/** The rows of the others hold in tests/unit/copy/addresses.test.tsx. */
const inEveryRun: (Role | null)[] = [null]

/** Loaded in every run: one that has no HTML of its own, one that is none, and one that is for members alone. */
const loadedInEveryRun = ['/jobs/nothing', '/nowhere', '/candidates']
const rows = process.env.LOUPE_PROOF === '1' ? table : table.filter(([path]) => loadedInEveryRun.includes(path))

for (const [name, role, column] of people) {
  test(`every address leads ${name} where it should`, { tag: inEveryRun.includes(role) ? [] : '@proof' }, async ({
    page
  }) => {
    if (role) await enter(page, role)
    for (const row of rows) {
      const [path, end] = [row[0], row[column] || row[0]]
      await test.step(`${path} → ${end}`, async () => {
        await page.goto(path)
        const isDesk = role === 'Admin' && end === '/employer/dashboard'
        const name = isDesk ? 'Admin Dashboard' : (headings[end] ?? 'unknown')
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
        await expect(page).toHaveURL(end)
      })
    }
  })
}
