import { expect, test } from 'vitest'
import { buildNavigation, findRoleBadge } from '#renderer/app/layout/navigation.ts'
import { t } from '#renderer/messages/messages.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'

const candidate: SessionUser = { email: 'c@x.example', uid: 'c', isAdmin: false, isEmployer: false, role: 'Candidate' }
const employer: SessionUser = { ...candidate, isEmployer: true, role: 'Employer' }
const admin: SessionUser = { ...candidate, isAdmin: true, role: 'Admin' }

function words(user: SessionUser | null) {
  const { main, pages } = buildNavigation(user)
  return [...main, ...pages].map(({ label }) => t(label))
}

test('each name leads to its own screen', () => {
  const told = [null, candidate, admin].flatMap((user) => {
    const { main, pages } = buildNavigation(user)
    return [...main, ...pages].map(({ label, to }) => [t(label), to])
  })
  expect(Object.fromEntries(told)).toEqual({
    'Find Jobs': '/jobs',
    'Find Candidates (Login)': '/candidates',
    'My Profile': '/profile',
    'Find Candidates': '/candidates',
    'Post a Job': '/employer/post-job',
    Dashboard: '/employer/dashboard',
    'Job Requests': '/admin/requests',
    'Edit About Us': '/admin/edit-page/about-us',
    'Edit Contact Us': '/admin/edit-page/contact-us',
    'Edit Disclaimer': '/admin/edit-page/disclaimer'
  })
})

test('a visitor is told that candidates need a login', () => {
  expect(words(null)).toEqual(['Find Jobs', 'Find Candidates (Login)'])
})

test('a candidate has a profile', () => {
  expect(words(candidate)).toEqual(['Find Jobs', 'My Profile'])
  expect(t(findRoleBadge(candidate))).toBe('User')
})

test('an employer has candidates, posting and a dashboard', () => {
  expect(words(employer)).toEqual(['Find Jobs', 'Find Candidates', 'Post a Job', 'Dashboard'])
  expect(t(findRoleBadge(employer))).toBe('Employer')
})

test('the administrator has all of the employer, the requests and the three pages', () => {
  expect(words(admin)).toEqual([
    'Find Jobs',
    'Find Candidates',
    'Post a Job',
    'Dashboard',
    'Job Requests',
    'Edit About Us',
    'Edit Contact Us',
    'Edit Disclaimer'
  ])
  expect(t(findRoleBadge(admin))).toBe('Admin')
})
