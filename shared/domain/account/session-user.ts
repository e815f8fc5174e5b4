export const roles = ['Admin', 'Employer', 'Candidate'] as const
export type Role = (typeof roles)[number]

/** Who is signed in, as the screens see them. The role is derived from the account at every restore, never believed from storage. */
export interface SessionUser {
  email: string
  uid: string
  isAdmin: boolean
  isEmployer: boolean
  role: Role
  /**
   * Nothing has shown yet that the address is theirs: until then a shared board takes from them only what nobody else gets to see. The
   * administrator never is.
   */
  unverified?: true
  /**
   * An employer of a board on this device whom its administrator has not confirmed: anybody can type such an address. Until then
   * the papers of others stay closed to them.
   */
  unconfirmed?: true
  /** The house for which an employer posts, when the administrator has said so. */
  houseId?: string
  /** The administrator has taken the role of an employer away. */
  ban?: { at: string; reason: string }
  /** The administrator has banned another account with this address, and has not made this one an employer since. */
  addressBan?: { at: string; reason: string }
}

/** How addresses are compared and stored: without surrounding blanks, in lower case. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** How addresses are compared when somebody may have spelled theirs in another way: also without what stands behind a plus sign. */
export function foldAddress(email: string): string {
  return normalizeEmail(email).replace(/\+[^@]*@/, '@')
}

/** The one administrator's address on this board. */
function buildAdministratorEmail(domain: string): string {
  return `admin@${normalizeEmail(domain)}`
}

/**
 * The role an address stands for: the administrator's own address, the employer marker ('<name>_employer@<domain>', nothing
 * before or after it), or a candidate. Only plain ASCII carries a marker, so that no look-alike letter can imitate one, and no plus
 * sign, which would make many addresses of one mail box.
 * It classifies; it proves nothing: who may use a role is decided where the password or the token is checked.
 */
export function findRoleOfEmail(email: string, domain: string): Role {
  const address = normalizeEmail(email)
  if (address === buildAdministratorEmail(domain)) return 'Admin'
  const marker = `_employer@${normalizeEmail(domain)}`
  const name = address.endsWith(marker) ? address.slice(0, -marker.length) : ''
  return /^[!#$%&'*\-/=?^_`{|}~.0-9a-z]+$/.test(name) ? 'Employer' : 'Candidate'
}
