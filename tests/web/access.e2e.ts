import type { Role } from '#shared/domain/account/session-user.ts'
import { expect, test } from '#tests/support/door.ts'
import { follow } from '#tests/support/follow.ts'
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
  // There is no such job.
  ['/employer/post-job/job_1_a', '/login', '/', '/employer/dashboard', '/employer/dashboard'],
  ['/employer/dashboard', '/login', '/', '', ''],
  ['/employer/ask', '/login', '', '', '/'],
  ['/employer/ask/posting', '/login', '/employer/ask', '/employer/post-job', '/employer/post-job'],
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

/** The main heading of the screen that an address leads to. */
function headingAt(address: string, role: Role | null): string {
  const [path = ''] = address.split('?')
  if (path === '/employer/dashboard') return role === 'Admin' ? 'Admin Dashboard' : 'Employer Dashboard'
  if (path === '/employer/ask') return role === 'Employer' ? 'Your house' : 'Ask for an employer account'
  return headings[path] ?? 'unknown'
}

const headings: Record<string, string> = {
  '/': 'Work for steady hands.',
  '/jobs': 'Find Jobs',
  '/jobs/nothing': 'Job Not Found',
  '/about-us': 'About Us',
  '/contact-us': 'Contact Us',
  '/disclaimer': 'Disclaimer',
  '/404': 'Page not found',
  '/login': 'Login',
  '/signup': 'Sign up',
  '/candidates': 'Find Candidates',
  '/profile': 'My Profile',
  '/employer/post-job': 'Post a Job',
  '/admin/requests': 'Job Requests',
  '/admin/edit-page/about-us': 'Edit About Us',
  '/admin/edit-page/contact-us': 'Edit Contact Us',
  '/admin/edit-page/disclaimer': 'Edit Disclaimer'
}

/** Loaded from the start, one of each kind. Between the others the app leads by itself, which tests/unit/letter/addresses.test.tsx holds. */
const loaded = ['/', '/jobs/nothing', '/nowhere', '/login', '/candidates', '/employer/dashboard', '/admin/requests']
const taken = process.env.LOUPE_PROOF === '1' ? table : table.filter(([path]) => loaded.includes(path))

/** Who is sent away, and who is let in; the rows of the others hold in tests/unit/letter/addresses.test.tsx. */
const inEveryRun: (Role | null)[] = [null, 'Employer']

for (const [name, role, column] of people) {
  test(`every address leads ${name} where it should`, { tag: inEveryRun.includes(role) ? [] : '@proof' }, async ({
    page
  }) => {
    if (role) await enter(page, role)
    for (const row of taken) {
      const [path, end] = [row[0], row[column] || row[0]]
      await test.step(`${path} → ${end}`, async () => {
        if (loaded.includes(path)) await page.goto(path)
        else await follow(page, path)
        await expect(page.getByRole('heading', { level: 1, name: headingAt(end, role) })).toBeVisible()
        await expect(page).toHaveURL(end)
      })
    }
  })
}
