import { describe, expect, test } from 'vitest'
import { type Access, findRedirect } from '#renderer/app/guard.tsx'
import type { SessionUser } from '#shared/domain/account/session-user.ts'

const candidate: SessionUser = { email: 'c@x.example', uid: 'c', isAdmin: false, isEmployer: false, role: 'Candidate' }
const employer: SessionUser = { ...candidate, isEmployer: true, role: 'Employer' }
const admin: SessionUser = { ...candidate, isAdmin: true, role: 'Admin' }

const people = { visitor: null, candidate, employer, admin }

const table: [Access, Record<keyof typeof people, string | null>][] = [
  ['everyone', { visitor: null, candidate: null, employer: null, admin: null }],
  ['signed-in', { visitor: '/login', candidate: null, employer: null, admin: null }],
  ['employer', { visitor: '/login', candidate: '/', employer: null, admin: null }],
  ['admin', { visitor: '/login', candidate: '/', employer: '/', admin: null }]
]

describe('who may enter a screen', () => {
  for (const [access, row] of table) {
    for (const [person, elsewhere] of Object.entries(row)) {
      test(`${person} at a screen for ${access}: ${elsewhere ?? 'in'}`, () => {
        expect(findRedirect(access, people[person as keyof typeof people])).toBe(elsewhere)
      })
    }
  }
})
