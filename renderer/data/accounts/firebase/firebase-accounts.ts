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
import { hasSameFields } from '#shared/documents/document.ts'
import type { EmployerStatus } from '#shared/domain/account/employer.ts'
import { findRoleOfEmail, normalizeEmail, type SessionUser } from '#shared/domain/account/session-user.ts'
import { AccountError, type AccountMail, type Accounts, type MailLink } from '../accounts-port.ts'
import { minPasswordLength, validateSignUp } from '../validate-sign-up.ts'
import { isSessionEnded, withAccountErrors } from './account-errors.ts'
import { readCurrentUser, readSessionUser } from './auth-claims.ts'
import type { EmployerDocuments } from './employer-documents.ts'

interface FirebaseAccountsOptions {
  auth: Auth
  /** Marks the tab as signed in, for a start before this code is loaded. It proves nothing. */
  session: SessionStorage
  domain: string
  entries: EmployerDocuments
  forget: () => Promise<void>
}

export interface FirebaseAccounts extends Accounts {
  readonly mail: AccountMail
}

const sessionMark = 'shared board'

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
  let status: EmployerStatus = { entry: undefined }
  const readStatus = () => status
  let stopFollowing = () => {}

  function setCurrent(user: SessionUser | null): SessionUser | null {
    const isAnother = user?.uid !== current?.uid
    if (isAnother) followEntry(null)
    current = user
    storeMark(user !== null)
    for (const listener of [...listeners]) listener(user)
    // After the listeners: they renew the board's subscriptions for another person.
    if (isAnother && current === user) followEntry(user)
    return user
  }

  function storeMark(isThere: boolean): void {
    try {
      if (isThere) session.write(sessionMark)
      else session.clear()
    } catch {
      // Where storage is blocked the session ends with the page.
    }
  }

  async function enter(user: User): Promise<SessionUser> {
    const email = normalizeEmail(user.email ?? '')
    status = await readStatusOf(email, await entries.read(user.uid))
    const person = await readSessionUser(user, domain, readStatus)
    // Signed out since, or another person signed in.
    if (auth.currentUser?.uid !== user.uid) throw new AccountError('unavailable')
    setCurrent(person)
    return person
  }

  /** Asked for those alone who would be employers without a ban. */
  async function readStatusOf(email: string, entry: EmployerStatus['entry']): Promise<EmployerStatus> {
    const isEmployers = entry !== undefined || findRoleOfEmail(email, domain) === 'Employer'
    return { entry, addressBan: isEmployers ? await entries.readAddressBan({ email }) : undefined }
  }

  /** The administrator may confirm or ban an account from another device. */
  function followEntry(person: SessionUser | null): void {
    stopFollowing()
    stopFollowing = () => {}
    if (person === null || person.isAdmin) return
    let latest: EmployerStatus['entry']
    const follow = async (entry: EmployerStatus['entry']) => {
      latest = entry
      // A ban is lifted from the address, too.
      const isKnown = entry?.revision === status.entry?.revision
      const next = isKnown ? { ...status, entry } : await readStatusOf(person.email, entry)
      if (latest !== entry || auth.currentUser?.uid !== person.uid) return
      status = next
      await refreshAfterChange(person.uid)
    }
    stopFollowing = entries.watch(person.uid, (entry) => void follow(entry).catch(() => {}))
  }

  async function refreshAfterChange(uid: string): Promise<void> {
    const user = auth.currentUser
    if (user?.uid !== uid) return
    const person = await readSessionUser(user, domain, readStatus)
    if (current?.uid === uid && !hasSameFields({ ...person }, { ...current })) setCurrent(person)
  }

  /** Resolves when the device holds nothing of the person any more. */
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

  /** A tab without its mark starts as a visitor, as after a duplicate of it signed out: a session that Firebase still has there is ended. */
  async function signOutUnmarked(): Promise<void> {
    const user = await readCurrentUser(auth)
    if (user && current === null) await signOut(auth)
  }

  /** Another device may have verified the address, deleted the account or changed the password. */
  async function refresh(): Promise<void> {
    const user = await readCurrentUser(auth)
    if (!user) return
    const isAnother = () => auth.currentUser !== null && auth.currentUser.uid !== user.uid
    try {
      await reload(user)
      const person = await readSessionUser(user, domain, readStatus, current?.unverified === true)
      // Signed out since, or another person signed in.
      if (auth.currentUser === null || isAnother()) return
      if (!current || !hasSameFields({ ...person }, { ...current })) setCurrent(person)
    } catch (error) {
      if (!isSessionEnded(error)) throw error
      if (!isAnother()) await signOutHere()
    }
  }

  /** A stranger may have signed up with an employer's address: opening the mail's link must not confirm it for them. */
  function needsPassword(email: string): boolean {
    return findRoleOfEmail(email, domain) !== 'Candidate'
  }

  async function readLink(code: string): Promise<MailLink> {
    const { operation, data } = await checkActionCode(auth, code)
    const email = data.email ?? ''
    if (operation === ActionCodeOperation.PASSWORD_RESET) return { email, purpose: 'password' }
    if (operation !== ActionCodeOperation.VERIFY_EMAIL) return { email, purpose: 'none' }
    return { email, purpose: needsPassword(email) ? 'employer-verification' : 'verification' }
  }

  async function signIn(email: string, password: string): Promise<SessionUser> {
    await cleared
    const address = normalizeEmail(email)
    const isAdministrators = findRoleOfEmail(address, domain) === 'Admin'
    const { user } = await signInWithEmailAndPassword(auth, address, password).catch((error: unknown) =>
      rejectCredential(error, isAdministrators ? 'wrong-administrator-password' : undefined)
    )
    return enter(user)
  }

  onAuthStateChanged(auth, (user) => {
    // Firebase ends a session when the account is gone or its password has changed.
    if (!user) endSession().catch(() => {})
  })
  // Awaited before a sign-in, which it would undo.
  const cleared = session.read() === null ? signOutUnmarked().catch(() => {}) : Promise.resolve()
  session.watch(() => {
    // A duplicate of this tab shares its session, which may still be opening here.
    if (session.read() === null && (current ?? auth.currentUser) !== null) signOutHere().catch(() => {})
  })

  return {
    restore: () =>
      withAccountErrors(async () => {
        if (session.read() !== null) {
          const user = await readCurrentUser(auth)
          if (!user) return setCurrent(null)
          return enter(user).catch((error: unknown) => current ?? Promise.reject(error))
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
        const address = validateSignUp(email, password, role, domain)
        await cleared
        const { user } = await createUserWithEmailAndPassword(auth, address, password)
        const person = await enter(user)
        // The banner offers to send it again.
        if (person.unverified) await sendEmailVerification(user).catch(() => {})
        return person
      }),
    signIn: (email, password) => withAccountErrors(() => signIn(email, password)),
    signOut: () => withAccountErrors(signOutHere),
    deleteAccount: (password, removeData) =>
      withAccountErrors(async () => {
        const user = await readCurrentUser(auth)
        if (!user || !current) throw new AccountError('user-not-found')
        if (current.isAdmin) throw new AccountError('administrator-stays')
        const credential = EmailAuthProvider.credential(user.email ?? '', password)
        // The account exists: only the password can be wrong.
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
          if (user) await sendEmailVerification(user)
        }),
      refresh: () => withAccountErrors(refresh),
      sendPasswordReset: (email) =>
        withAccountErrors(() => sendPasswordResetEmail(auth, normalizeEmail(email))).catch((error: unknown) => {
          // No answer reveals whether an address has an account.
          if (!(error instanceof AccountError) || error.failure !== 'user-not-found') throw error
        }),
      readLink: (code) => withAccountErrors(() => readLink(code)),
      choosePassword: (code, password) =>
        withAccountErrors(async () => {
          if ([...password].length < minPasswordLength) throw new AccountError('password-short')
          await confirmPasswordReset(auth, code, password)
        }),
      verifyAddress: (code, password = '') =>
        withAccountErrors(async () => {
          const { email, purpose } = await readLink(code)
          if (purpose === 'employer-verification') await signIn(email, password)
          else if (purpose !== 'verification') throw new AccountError('link-dead')
          await applyActionCode(auth, code)
          if (purpose === 'employer-verification') await refresh()
        })
    }
  }
}

/** Reports a wrong password where the account is known. */
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
