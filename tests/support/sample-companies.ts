import type { Employer } from '#shared/domain/account/employer.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { Company } from '#shared/domain/company/company.ts'
import type { CompanyDetails, EmployerRequest, RequestAnswer } from '#shared/domain/company/employer-request-record.ts'

/** Details that nothing is wrong with. */
export const suvarnaDetails: CompanyDetails = {
  company: 'Suvarna Jewels',
  place: 'Mumbai',
  contactName: 'Asha Shah',
  phone: '+91 98200 12345',
  address: 'suvarna.example',
  gstin: '27AAPFU0939F1ZV',
  words: 'Gold and polki since 1962.'
}

const outcomes = {
  approve: 'approved',
  decline: 'declined',
  ask: 'asked',
  putBack: 'waiting',
  reply: 'waiting'
} as const

/** A request without a GSTIN as it is stored, answered so. */
export function askedBy(
  uid: string,
  details: Partial<CompanyDetails> = {},
  answers: readonly RequestAnswer[] = []
): EmployerRequest {
  const last = answers.at(-1)
  return {
    ...{ id: uid, revision: answers.length + 1, email: `${uid}@example.com` },
    details: { ...suvarnaDetails, gstin: '', ...details },
    state: last ? outcomes[last.type] : 'waiting',
    ...{ at: '2026-11-02T09:00:00.000Z', answers }
  }
}

/** A user with their own address, whose role the administrator has not spoken about. */
export function candidateNamed(uid: string): SessionUser {
  return { uid, email: `${uid}@example.com`, role: 'Candidate', isAdmin: false, isEmployer: false }
}

export const administrator: SessionUser = {
  ...{ uid: 'admin', email: 'admin@loupe.example', role: 'Admin' },
  ...{ isAdmin: true, isEmployer: false }
}

export const details: CompanyDetails = {
  company: 'Shah Jewels',
  place: 'Surat',
  contactName: 'Nirali Shah',
  phone: '+91 98250 12345',
  address: 'shahjewels.in',
  gstin: '24AAACC1206D1ZM',
  words: 'Four benches near the clock tower.'
}

/** A request that waits for an answer. */
export function requestOf(
  id: string,
  change: Partial<CompanyDetails> = {},
  more: Partial<EmployerRequest> = {}
): EmployerRequest {
  return {
    ...{ id, revision: 1, email: `${id.replace(/^u-/, '')}@example.com`, details: { ...details, ...change } },
    ...{ state: 'waiting', at: '2026-11-02T09:00:00.000Z', answers: [] },
    ...more
  }
}

export function companyOf(id: string, change: Partial<Company> = {}): Company {
  return {
    ...{ id, revision: 1, name: 'Shah Jewels', place: 'Surat', about: '', website: '' },
    ...{ verified: [], verifiedAt: '2026-11-03T09:00:00.000Z' },
    ...change
  }
}

/** That a user may post, for a company if one is named. */
export function entryOf(id: string, change: Partial<Employer> = {}): Employer {
  return {
    ...{ id, revision: 1, email: `${id.replace(/^u-/, '')}@example.com` },
    ...{ confirmedAt: '2026-11-01T09:00:00.000Z', confirmedBy: 'admin' },
    ...change
  }
}

export function bannedEntry(id: string, reason: string, change: Partial<Employer> = {}): Employer {
  return entryOf(id, { ban: { at: '2026-11-02T09:00:00.000Z', reason, by: 'admin' }, ...change })
}
