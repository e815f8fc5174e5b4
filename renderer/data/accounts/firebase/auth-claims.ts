import { type Auth, getIdTokenResult, type User } from 'firebase/auth'
import { describeSaid, findRole, type Said } from '#shared/domain/account/employer.ts'
import { findRoleOfEmail, normalizeEmail, type SessionUser } from '#shared/domain/account/session-user.ts'

/** What the verified token says of an account, as far as a role depends on it. */
export interface Claims {
  email: string
  emailVerified: boolean
  /** Granted by a script alone: nobody gives it to themself. */
  admin: boolean
}

/**
 * The role of an account on the shared board. The address of the administrator alone makes nobody the administrator. The
 * database decides for itself, by the same token and entry, what it lets through: see build/firebase/firestore.rules.
 * @param said what the administrator has said of the account, as far as that is known
 */
export function createSessionUser(
  uid: string,
  { email, emailVerified, admin }: Claims,
  domain: string,
  said: Said = { entry: undefined }
): SessionUser {
  const ofAddress = findRoleOfEmail(email, domain) === 'Employer' ? 'Employer' : 'Candidate'
  const role = findRole(admin ? 'Admin' : ofAddress, { uid, email }, said)
  return {
    ...{ email, uid, role },
    isAdmin: role === 'Admin',
    isEmployer: role === 'Employer',
    ...(role !== 'Admin' && !emailVerified && { unverified: true }),
    ...(role !== 'Admin' && describeSaid(role, said))
  }
}

/**
 * Who the account is, by its token and by what the administrator has said of it. `isFresh`: asks the server for a new token first.
 * Rejects with an error of Firebase.
 */
export async function readSessionUser(user: User, domain: string, said: Said, isFresh = false): Promise<SessionUser> {
  const { claims } = await getIdTokenResult(user, isFresh)
  const partialClaims = { email: normalizeEmail(user.email ?? ''), emailVerified: claims.email_verified === true }
  return createSessionUser(user.uid, { ...partialClaims, admin: claims.admin === true }, domain, said)
}

/** The account that is signed in now, once that is known. */
export async function readCurrentUser(auth: Auth): Promise<User | null> {
  await auth.authStateReady()
  return auth.currentUser
}
