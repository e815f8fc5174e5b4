export const roles = ['Admin', 'Employer', 'Candidate'] as const
export type Role = (typeof roles)[number]

/** Who is signed in, as the screens see them. The role is derived from the account at every restore, never believed from storage. */
export interface SessionUser {
  email: string
  uid: string
  isAdmin: boolean
  isEmployer: boolean
  role: Role
  /** An employer who has not shown yet that the address is theirs: a shared board takes no writing from them until they have. */
  unverified?: true
}
