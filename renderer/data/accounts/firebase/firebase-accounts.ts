import {
  ActionCodeOperation,
  type Auth,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  onAuthStateChanged,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User
} from 'firebase/auth'
import type { SessionStorage } from '#renderer/platform/platform.ts'
import { hasSameFields } from '#shared/documents/same-fields.ts'
import type { Said } from '#shared/domain/account/employer.ts'
import { findRoleOfEmail, normalizeEmail, type Role, type SessionUser } from '#shared/domain/account/session-user.ts'
import { AccountError, type AccountMail, type Accounts, type MailLink } from '../accounts.ts'
import { checkSignUp, minPasswordLength } from '../sign-up-check.ts'
import { isSessionEnded, toAccountError, withAccountErrors } from './account-errors.ts'
import { readCurrentUser, readSessionUser } from './auth-claims.ts'
import type { EmployerEntries } from './employer-entries.ts'

export interface FirebaseAccountsOptions {
  /** Keeps the session of one tab. */
  auth: Auth
  /** Says that this tab has a session, for a start that asks before any of this is loaded. It proves nothing. */
  session: SessionStorage
  /** The board's domain: it decides which addresses are employers'. */
  domain: string
  /** What the administrator has said of accounts. */
  entries: EmployerEntries
  /** Called when a person is signed out: removes what the device still holds of theirs. */
  forget: () => Promise<void>
}

export interface FirebaseAccounts extends Accounts {
  readonly mail: AccountMail
}

const sessionMark = 'shared board'

/** Accounts that all devices share, kept by Firebase Authentication. */
export function createFirebaseAccounts({
  auth,
  session,
  domain,
  entries,
  forget
}: FirebaseAccountsOptions): FirebaseAccounts {
  const listeners = new Set<(user: SessionUser | null) => void>()
  let current: SessionUser | null = null
  let forgetting: Promise<void> = Promise.resolve()
  let said: Said = { entry: undefined }
  let stopFollowing = () => {}

  function setCurrent(user: SessionUser | null): SessionUser | null {
    const isAnother = user?.uid !== current?.uid
    if (isAnother) followEntry(null)
    current = user
    storeMark(user !== null)
    for (const listener of [...listeners]) listener(user)
    // After them: the board asks everything anew for another person, this with it.
    if (isAnother && current === user) followEntry(user)
    return user
  }

  function storeMark(isThere: boolean): void {
    try {
      if (isThere) session.write(sessionMark)
      else session.clear()
    } catch {
      // Where nothing can be kept the session ends with the page.
    }
  }

  async function enter(user: User): Promise<SessionUser> {
    const email = normalizeEmail(user.email ?? '')
    // Only an address of the house makes an employer by itself.
    const isMarked = findRoleOfEmail(email, domain) === 'Employer'
    const [entry, addressBan] = await Promise.all([
      entries.read(user.uid),
      isMarked ? entries.readAddressBan({ uid: user.uid, email }) : undefined
    ])
    said = { entry, addressBan }
    const person = await readSessionUser(user, domain, said)
    setCurrent(person)
    return person
  }

  /** The administrator may make somebody an employer on another device, or take that back. */
  function followEntry(person: SessionUser | null): void {
    stopFollowing()
    stopFollowing = () => {}
    if (person === null || person.isAdmin) return
    stopFollowing = entries.watch(person.uid, (told) => {
      said = { ...said, entry: told }
      tellOfChange(person.uid).catch(() => {})
    })
  }

  /** By the token as it is here. */
  async function tellOfChange(uid: string): Promise<void> {
    const user = auth.currentUser
    if (user?.uid !== uid) return
    const person = await readSessionUser(user, domain, said)
    if (current?.uid === uid && !hasSameFields({ ...person }, { ...current })) setCurrent(person)
  }

  /** However the session ended. Resolves when the device holds nothing of the person any more. */
  function endSession(): Promise<void> {
    if (current !== null) {
      setCurrent(null)
      forgetting = forget()
    }
    return forgetting
  }

  async function signOutHere(): Promise<void> {
    await signOut(auth)
    await endSession()
  }

  /**
   * Without the mark in session storage the start treats a tab as a visitor's, for instance after a duplicate of it was
   * signed out. So a session that Firebase still has there is ended.
   */
  async function signOutUnmarked(): Promise<void> {
    const user = await readCurrentUser(auth)
    if (user && current === null) await signOut(auth)
  }

  /** Another device may have verified the address, deleted the account or changed the password. */
  async function refresh(): Promise<void> {
    const user = await readCurrentUser(auth)
    if (!user) return
    try {
      await reload(user)
      const person = await readSessionUser(user, domain, said, current?.unverified === true)
      if (!current || !hasSameFields({ ...person }, { ...current })) setCurrent(person)
    } catch (error) {
      if (!isSessionEnded(error)) throw error
      await signOutHere()
    }
  }

  /**
   * An employer may do on the board what others may not, so a link that only verifies the address must never be sent there: a
   * stranger could have signed up with the address and a password of their own, and would be let in by whoever opens the link.
   * A link to choose the password verifies the address too, and every earlier password and session ends with it.
   */
  function choosesPassword(email: string): boolean {
    return findRoleOfEmail(email, domain) !== 'Candidate'
  }

  async function readLink(code: string): Promise<MailLink> {
    const { operation, data } = await checkActionCode(auth, code)
    const email = data.email ?? ''
    if (operation === ActionCodeOperation.PASSWORD_RESET) return { email, purpose: 'password' }
    // Whoever has the key of the project can have Google send such a link to any address of theirs.
    const isUsed = operation === ActionCodeOperation.VERIFY_EMAIL && !choosesPassword(email)
    return { email, purpose: isUsed ? 'verification' : 'none' }
  }

  /** Creates the account with a password that nobody knows. When there is one already, its mail box is asked just the same. */
  async function signUpByMail(email: string, role: Role): Promise<null> {
    const password = createUnknownPassword()
    const address = checkSignUp(email, password, role, domain)
    try {
      await createUserWithEmailAndPassword(auth, address, password).catch((error: unknown) => {
        if (toAccountError(error).failure !== 'email-taken') throw error
      })
    } finally {
      // Firebase signs in whom it creates.
      await signOut(auth)
    }
    await sendPasswordResetEmail(auth, address).catch((cause: unknown) => {
      throw new AccountError('mail-unsent', { cause })
    })
    return null
  }

  onAuthStateChanged(auth, (user) => {
    // Firebase ends a session by itself when the account is gone or its password was changed elsewhere.
    if (!user) endSession().catch(() => {})
  })
  if (session.read() === null) signOutUnmarked().catch(() => {})
  session.watch(() => {
    // A duplicate of this tab signed out: it shares the session.
    if (session.read() === null && current !== null) signOutHere().catch(() => {})
  })

  return {
    restore: () =>
      withAccountErrors(async () => {
        if (session.read() !== null) {
          const user = await readCurrentUser(auth)
          return user ? enter(user) : setCurrent(null)
        }
        await endSession()
        await signOutUnmarked()
        return null
      }),
    watch(listener) {
      listeners.add(listener)
      listener(current)
      return () => listeners.delete(listener)
    },
    signUp: (email, password, role) =>
      withAccountErrors(async () => {
        if (choosesPassword(email)) return signUpByMail(email, role)
        const address = checkSignUp(email, password, role, domain)
        const { user } = await createUserWithEmailAndPassword(auth, address, password)
        const person = await enter(user)
        // When the mail cannot be sent, the banner offers to send it again.
        if (person.unverified) await sendEmailVerification(user).catch(() => {})
        return person
      }),
    signIn: (email, password) =>
      withAccountErrors(async () => {
        const address = normalizeEmail(email)
        const isAdministrators = findRoleOfEmail(address, domain) === 'Admin'
        const { user } = await signInWithEmailAndPassword(auth, address, password).catch((error: unknown) =>
          rejectCredential(error, isAdministrators ? 'wrong-administrator-password' : undefined)
        )
        return enter(user)
      }),
    signOut: () => withAccountErrors(signOutHere),
    deleteAccount: (password, removeData) =>
      withAccountErrors(async () => {
        const user = await readCurrentUser(auth)
        if (!user || !current) throw new AccountError('user-not-found')
        if (current.isAdmin) throw new AccountError('administrator-stays')
        const credential = EmailAuthProvider.credential(user.email ?? '', password)
        // There is such an account: it can only be the password.
        await reauthenticateWithCredential(user, credential).catch((error: unknown) =>
          rejectCredential(error, 'wrong-password')
        )
        await removeData()
        await deleteUser(user)
        await endSession()
      }),
    mail: {
      sendVerification: () =>
        withAccountErrors(async () => {
          const user = await readCurrentUser(auth)
          if (user?.email && choosesPassword(user.email)) await sendPasswordResetEmail(auth, user.email)
          else if (user) await sendEmailVerification(user)
        }),
      refresh: () => withAccountErrors(refresh),
      sendPasswordReset: (email) =>
        withAccountErrors(() => sendPasswordResetEmail(auth, normalizeEmail(email))).catch((error: unknown) => {
          // Who has an account here is nobody's business.
          if (!(error instanceof AccountError) || error.failure !== 'user-not-found') throw error
        }),
      readLink: (code) => withAccountErrors(() => readLink(code)),
      choosePassword: (code, password) =>
        withAccountErrors(async () => {
          if ([...password].length < minPasswordLength) throw new AccountError('password-short')
          await confirmPasswordReset(auth, code, password)
        }),
      verifyAddress: (code) =>
        withAccountErrors(async () => {
          const { purpose } = await readLink(code)
          if (purpose !== 'verification') throw new AccountError('link-dead')
          await applyActionCode(auth, code)
        })
    }
  }
}

/** 64 letters and digits of the system's random source. */
function createUnknownPassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('')
}

/** Says of a wrong password whose it was, where that is known. */
async function rejectCredential(
  error: unknown,
  failure: 'wrong-password' | 'wrong-administrator-password' | undefined
): Promise<never> {
  const accountError = await withAccountErrors(() => Promise.reject<never>(error)).catch(
    (reason: AccountError) => reason
  )
  const isCredential = accountError.failure === 'invalid-credential' || accountError.failure === 'wrong-password'
  throw failure && isCredential ? new AccountError(failure, { cause: error }) : accountError
}
