import type { EmulatorMockTokenOptions } from 'firebase/firestore'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { emptyProfile, type UserProfile } from '#shared/domain/candidate/user-profile.ts'

// People on a shared board.

export const suvarna: SessionUser = {
  ...{ uid: 'u-suvarna', role: 'Employer', email: 'suvarna_employer@loupe.example' },
  ...{ isAdmin: false, isEmployer: true }
}

export const asha: SessionUser = {
  ...{ uid: 'u-asha', role: 'Admin', email: 'asha@loupe.example' },
  ...{ isAdmin: true, isEmployer: false }
}

export const meena: SessionUser = {
  ...{ uid: 'u-meena', role: 'Candidate', email: 'meena@example.com' },
  ...{ isAdmin: false, isEmployer: false }
}

/** The profile of meena's. */
export const meenaProfile: UserProfile = {
  ...{ ...emptyProfile, id: meena.uid, revision: 1, name: 'Meena Patel', headline: 'Kundan setter' },
  ...{ location: 'Jaipur RJ', skills: 'kundan, polki', contactNumber: '+91 98250 12345' }
}

/** Firebase's account of a person whose address is verified. */
export function tokenOf({ uid, email, isAdmin }: SessionUser): EmulatorMockTokenOptions {
  return { sub: uid, email, email_verified: true, ...(isAdmin && { admin: true }) }
}
