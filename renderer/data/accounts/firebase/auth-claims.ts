import { type Auth, getIdTokenResult, type User } from 'firebase/auth'
import { createSessionUser, type EmployerStatus, findRole } from '#shared/domain/account/employer.ts'
import { findRoleOfEmail, normalizeEmail, type SessionUser } from '#shared/domain/account/session-user.ts'

interface Claims {
  email: string
  emailVerified: boolean
  /** Granted by a script alone. */
  admin: boolean
}

/** The role on the shared board: the administrator's address alone gives no role. firestore.rules decides by the same token and entry. */
function createUserOfClaims(
  uid: string,
  { email, emailVerified, admin }: Claims,
  domain: string,
  status: EmployerStatus = { entry: undefined }
): SessionUser {
  const ofAddress = findRoleOfEmail(email, domain) === 'Employer' ? 'Employer' : 'Candidate'
  const role = findRole(admin ? 'Admin' : ofAddress, { uid, email }, status)
  return {
    ...createSessionUser({ uid, email }, role, status),
    ...(role !== 'Admin' && !emailVerified && { unverified: true })
  }
}

/** `isFresh`: asks for a new token first. `readStatus` is called after the token, which may take a while. Rejects with Firebase's error. */
export async function readSessionUser(
  user: User,
  domain: string,
  readStatus: () => EmployerStatus,
  isFresh = false
): Promise<SessionUser> {
  const { claims } = await getIdTokenResult(user, isFresh)
  const partialClaims = { email: normalizeEmail(user.email ?? ''), emailVerified: claims.email_verified === true }
  return createUserOfClaims(user.uid, { ...partialClaims, admin: claims.admin === true }, domain, readStatus())
}

export async function readCurrentUser(auth: Auth): Promise<User | null> {
  await auth.authStateReady()
  return auth.currentUser
}
