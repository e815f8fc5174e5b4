import { describe, expect, it } from 'vitest'
import { findRoleOfEmail, normalizeEmail } from '#shared/domain/account/session-user.ts'

const domain = 'loupe.example'

const table: [email: string, role: 'Admin' | 'Employer' | 'Candidate'][] = [
  ['admin@loupe.example', 'Admin'],
  ['ADMIN@Loupe.Example', 'Admin'],
  ['  admin@loupe.example ', 'Admin'],
  ['admin@loupe.example.evil.com', 'Candidate'],
  ['admin+1@loupe.example', 'Candidate'],
  ['xadmin@loupe.example', 'Candidate'],
  ['аdmin@loupe.example', 'Candidate'],
  ['suvarna_employer@loupe.example', 'Employer'],
  ['Suvarna_EMPLOYER@loupe.example', 'Employer'],
  ['suvarna.atelier-surat_employer@loupe.example', 'Employer'],
  ['suvarna.atelier+surat_employer@loupe.example', 'Candidate'],
  ['a_employer_employer@loupe.example', 'Employer'],
  ['_employer@loupe.example', 'Candidate'],
  ['suvarna_employer@loupe.example.evil.com', 'Candidate'],
  ['suvarna_employer@evil.com', 'Candidate'],
  ['suvarna_employer@loupeXexample', 'Candidate'],
  ['suvarna-employer@loupe.example', 'Candidate'],
  ['suvarna_employer@loupe.example@evil.com', 'Candidate'],
  ['x@evil.com_employer@loupe.example', 'Candidate'],
  ['x y_employer@loupe.example', 'Candidate'],
  ['x\n_employer@loupe.example', 'Candidate'],
  ['"x"_employer@loupe.example', 'Candidate'],
  ['x_employer@loupe.example', 'Employer'],
  ['x_employer＠loupe.example', 'Candidate'],
  ['x_emplоyer@loupe.example', 'Candidate'],
  ['мой_employer@loupe.example', 'Candidate'],
  ['setter@example.com', 'Candidate'],
  ['admin_employer@loupe.example', 'Employer'],
  ['constructor', 'Candidate'],
  ['', 'Candidate']
]

describe('role given to an email', () => {
  it.each(table)('returns for %j the role %s', (email, role) => {
    expect(findRoleOfEmail(email, domain)).toBe(role)
  })

  it('uses the configured domain, and matches its dots literally', () => {
    expect(findRoleOfEmail('a_employer@jobs.rajkot.in', 'Jobs.Rajkot.in')).toBe('Employer')
    expect(findRoleOfEmail('a_employer@jobsXrajkot.in', 'jobs.rajkot.in')).toBe('Candidate')
    expect(findRoleOfEmail('admin@loupe.example', 'jobs.rajkot.in')).toBe('Candidate')
  })
})

describe('normalized email', () => {
  it('is trimmed and lowercase', () => {
    expect(normalizeEmail(' Meena@Example.COM\n')).toBe('meena@example.com')
  })
})
