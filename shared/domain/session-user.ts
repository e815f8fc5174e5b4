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
}
