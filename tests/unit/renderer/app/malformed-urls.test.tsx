// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { findMeantPath, findScreen } from '#renderer/app/router.tsx'
import { runApp } from '#tests/support/render-app.tsx'

afterEach(cleanup)

/** Addresses that people mistype, guess, bookmark from elsewhere and try. None is one of the product. */
const odd = [
  ...[
    '/nowhere',
    '/home',
    '/index.html',
    '/wp-login.php',
    '/.env',
    '/405',
    '/404/x',
    '/%20',
    '/%',
    '/%E0%A4%A',
    '/हीरा'
  ],
  ...['/Login', '/LOGIN', '/login//', '/sign-up', '/SignUp', '/signup/now'],
  ...[
    '/Jobs',
    '/JOBS',
    '/job',
    '/jobs//',
    '/jobs/a/b',
    '/jobs//a',
    '/jobs/a//',
    '/jobs/a/b/c',
    '/Jobs/job_1',
    '/%6Aobs'
  ],
  ...['/jobs%2Fjob_1', '/jobs;x=1', '/jobs&q=ring', '/jobs.html'],
  ...['/about', '/About-Us', '/about_us', '/aboutus', '/about-us/team', '/contact', '/Contact-Us', '/contact-us/form'],
  ...['/DISCLAIMER', '/disclaimer/x', '/candidate', '/Candidates', '/candidates/meena_patel', '/candidates//'],
  ...['/Profile', '/profile/me', '/profile//'],
  ...[
    '/employer',
    '/employer/',
    '/Employer/dashboard',
    '/employer/Dashboard',
    '/employer/dashboard/x',
    '/employer/:id'
  ],
  ...[
    '/employer/post-jobs',
    '/employer/Post-Job',
    '/employer/post-job//',
    '/employer/post-job//a',
    '/employer/post-job/a/b'
  ],
  ...[
    '/admin',
    '/admin/',
    '/Admin/requests',
    '/admin/Requests',
    '/admin/requests/1',
    '/admin/edit-page',
    '/admin/edit-page/'
  ],
  ...[
    '/admin/edit-page/About-Us',
    '/admin/edit-page/ABOUT-US',
    '/admin/edit-page/about-us//',
    '/admin/edit-page/about-us/x'
  ],
  ...[
    '/admin/edit-page/imprint',
    '/admin/edit-page/constructor',
    '/admin/edit-page/%61bout-us',
    '/Admin/Edit-Page/about-us'
  ]
]

test('malformed URLs › match no route', () => {
  expect(odd.length).toBeGreaterThanOrEqual(60)
  expect(new Set(odd).size).toBe(odd.length)
  expect(odd.filter(findScreen)).toEqual([])
})

/** The router decides before it asks for a role: a sixth of the addresses is opened. */
describe('malformed URLs opened by a visitor', () => {
  test('redirect to /404 instead of a blank page', async () => {
    const app = await runApp('/404')
    await screen.findByRole('heading', { level: 1, name: 'Page not found' })
    const lost = odd.filter((address) => findMeantPath(address) === null)
    const tried = lost.filter((_, index) => index % 6 === 0)
    // The router itself follows no link with two slashes in a row: a browser can still be sent there (tests/web/navigation.e2e.ts).
    for (const [index, address] of tried.filter((one) => !one.includes('//')).entries()) {
      await act(async () => app.navigate(`/404?before=${index}`))
      expect(app.at()).toBe(`/404?before=${index}`)
      await act(async () => app.navigate(address))
      await waitFor(() => expect(app.at(), address).toBe('/404'))
      expect(screen.getByRole('heading', { level: 1 }).textContent, address).toBe('Page not found')
    }
  })
})
