import { type Auth, getIdTokenResult, type User } from 'firebase/auth'
import type { Role, SessionUser } from '#shared/domain/account/session-user.ts'
import { findRoleOfEmail, normalizeEmail } from '#shared/domain/account/session-user.ts'

/** What the verified token says of an account, as far as a role depends on it. */
export interface Claims {
  email: string
  emailVerified: boolean
  /** Granted by a script alone: nobody gives it to themself. */
  admin: boolean
}

/**
 * The role of an account on the shared board. The address of the administrator alone makes nobody the administrator. The
 * database decides for itself, by the same token, what it lets through: see build/firebase/firestore.rules.
 */
export function createSessionUser(uid: string, { email, emailVerified, admin }: Claims, domain: string): SessionUser {
  const role: Role = admin ? 'Admin' : findRoleOfEmail(email, domain) === 'Employer' ? 'Employer' : 'Candidate'
  return {
    ...{ email, uid, role },
    isAdmin: role === 'Admin',
    isEmployer: role === 'Employer',
    ...(role !== 'Admin' && !emailVerified && { unverified: true })
  }
}

/**
 * Who the account is, by its token. `isFresh`: asks the server for a new token first. Rejects with an error of
 * Firebase.
 */
export async function readSessionUser(user: User, domain: string, isFresh = false): Promise<SessionUser> {
  const { claims } = await getIdTokenResult(user, isFresh)
  const partialClaims = { email: normalizeEmail(user.email ?? ''), emailVerified: claims.email_verified === true }
  return createSessionUser(user.uid, { ...partialClaims, admin: claims.admin === true }, domain)
}

/** The account that is signed in now, once that is known. */
export async function readCurrentUser(auth: Auth): Promise<User | null> {
  await auth.authStateReady()
  return auth.currentUser
}
