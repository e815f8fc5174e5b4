export const roles = ['Admin', 'Employer', 'Candidate'] as const
export type Role = (typeof roles)[number]

/** Derived from the account at every restore, never believed from storage. */
export interface SessionUser {
  email: string
  uid: string
  isAdmin: boolean
  isEmployer: boolean
  role: Role
  /** A shared board takes only private data from an unverified address. Never set for the administrator. */
  unverified?: true
  /** An employer of a device whom its administrator has not confirmed: documents stay closed. */
  unconfirmed?: true
  companyId?: string
  ban?: { at: string; reason: string }
  /** Another account with this address is banned. */
  addressBan?: { at: string; reason: string }
}

export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** Also without a plus tag: one mail box, one address. */
export function foldAddress(email: string): string {
  return normalizeEmail(email).replace(/\+[^@]*@/, '@')
}

function buildAdministratorEmail(domain: string): string {
  return `admin@${normalizeEmail(domain)}`
}

/**
 * The administrator's address, the employer marker ('<name>_employer@<domain>', whole), or a candidate. ASCII only, against
 * look-alikes; no plus, which makes many addresses of one mail box. Classifies, proves nothing.
 */
export function findRoleOfEmail(email: string, domain: string): Role {
  const address = normalizeEmail(email)
  if (address === buildAdministratorEmail(domain)) return 'Admin'
  const marker = `_employer@${normalizeEmail(domain)}`
  const name = address.endsWith(marker) ? address.slice(0, -marker.length) : ''
  return /^[!#$%&'*\-/=?^_`{|}~.0-9a-z]+$/.test(name) ? 'Employer' : 'Candidate'
}
