import {
  type Auth,
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
import type { SessionText } from '#renderer/platform/session-storage.ts'
import { normalEmail, roleOfEmail } from '#shared/domain/email-role.ts'
import type { SessionUser } from '#shared/domain/session-user.ts'
import { AccountError, type AccountMail, type Accounts } from '../accounts.ts'
import { checkedSignUp } from '../sign-up-check.ts'
import { attempt, isEnded } from './account-errors.ts'
import { currentUser, personOf } from './auth-claims.ts'

export interface FirebaseAccountsParts {
  /** Keeps the session of one tab. */
  auth: Auth
  /** Says that this tab has a session, for a start that asks before any of this is loaded. It proves nothing. */
  session: SessionText
  /** The board's domain: it decides which addresses are employers'. */
  domain: string
  /** The person has gone: what the device still knows of them is to be forgotten. */
  forget: () => Promise<void>
}

export interface FirebaseAccounts extends Accounts {
  readonly mail: AccountMail
}

const mark = 'shared board'

/** Accounts that all devices share, kept by Firebase Authentication. */
export function firebaseAccounts({ auth, session, domain, forget }: FirebaseAccountsParts): FirebaseAccounts {
  const listeners = new Set<(user: SessionUser | null) => void>()
  let current: SessionUser | null = null
  let forgotten: Promise<void> = Promise.resolve()

  function become(user: SessionUser | null): SessionUser | null {
    current = user
    keepMark(user !== null)
    for (const listener of [...listeners]) listener(user)
    return user
  }

  function keepMark(isThere: boolean): void {
    try {
      if (isThere) session.write(mark)
      else session.clear()
    } catch {
      // Where nothing can be kept the session ends with the page.
    }
  }

  async function entered(user: User): Promise<SessionUser> {
    const person = await personOf(user, domain)
    become(person)
    return person
  }

  /** However the session ended. Resolves when nothing of the person is left here. */
  function ended(): Promise<void> {
    if (current !== null) {
      become(null)
      forgotten = forget()
    }
    return forgotten
  }

  async function leave(): Promise<void> {
    await signOut(auth)
    await ended()
  }

  /** The start takes a tab without the mark for a visitor's, as after a copy of it was signed out: so it is one. */
  async function leaveUnmarked(): Promise<void> {
    const user = await currentUser(auth)
    if (user && current === null) await signOut(auth)
  }

  /** Another device may have verified the address, deleted the account or changed the password. */
  async function lookAgain(): Promise<void> {
    const user = await currentUser(auth)
    if (!user) return
    try {
      await reload(user)
      const person = await personOf(user, domain, current?.unverified === true)
      if (JSON.stringify(person) !== JSON.stringify(current)) become(person)
    } catch (error) {
      if (!isEnded(error)) throw error
      await leave()
    }
  }

  onAuthStateChanged(auth, (user) => {
    // Firebase ends a session by itself when the account is gone or its password was changed elsewhere.
    if (!user) ended().catch(() => {})
  })
  if (session.read() === null) leaveUnmarked().catch(() => {})
  session.watch(() => {
    // A duplicate of this tab signed out: it shares the session.
    if (session.read() === null && current !== null) leave().catch(() => {})
  })

  return {
    restore: () =>
      attempt(async () => {
        if (session.read() !== null) {
          const user = await currentUser(auth)
          return user ? entered(user) : become(null)
        }
        await ended()
        await leaveUnmarked()
        return null
      }),
    watch(listener) {
      listeners.add(listener)
      listener(current)
      return () => listeners.delete(listener)
    },
    signUp: (email, password, role) =>
      attempt(async () => {
        const address = checkedSignUp(email, password, role, domain)
        const { user } = await createUserWithEmailAndPassword(auth, address, password)
        const person = await entered(user)
        // When the mail cannot be sent, the banner offers to send it again.
        if (person.unverified) await sendEmailVerification(user).catch(() => {})
        return person
      }),
    signIn: (email, password) =>
      attempt(async () => {
        const address = normalEmail(email)
        const isAdministrators = roleOfEmail(address, domain) === 'Admin'
        const { user } = await signInWithEmailAndPassword(auth, address, password).catch((error: unknown) =>
          rejected(error, isAdministrators ? 'wrong-administrator-password' : undefined)
        )
        return entered(user)
      }),
    signOut: () => attempt(leave),
    deleteAccount: (password, removeData) =>
      attempt(async () => {
        const user = await currentUser(auth)
        if (!user || !current) throw new AccountError('user-not-found')
        if (current.isAdmin) throw new AccountError('administrator-stays')
        const credential = EmailAuthProvider.credential(user.email ?? '', password)
        // There is such an account: it can only be the password.
        await reauthenticateWithCredential(user, credential).catch((error: unknown) =>
          rejected(error, 'wrong-password')
        )
        await removeData()
        await deleteUser(user)
        await ended()
      }),
    mail: {
      sendVerification: () =>
        attempt(async () => {
          const user = await currentUser(auth)
          if (user) await sendEmailVerification(user)
        }),
      lookAgain: () => attempt(lookAgain),
      sendPasswordReset: (email) =>
        attempt(() => sendPasswordResetEmail(auth, normalEmail(email))).catch((error: unknown) => {
          // Who has an account here is nobody's business.
          if (!(error instanceof AccountError) || error.failure !== 'user-not-found') throw error
        })
    }
  }
}

/** Says of a wrong password whose it was, where that is known. */
async function rejected(
  error: unknown,
  known: 'wrong-password' | 'wrong-administrator-password' | undefined
): Promise<never> {
  const failed = await attempt(() => Promise.reject<never>(error)).catch((reason: AccountError) => reason)
  const isCredential = failed.failure === 'invalid-credential' || failed.failure === 'wrong-password'
  throw known && isCredential ? new AccountError(known, { cause: error }) : failed
}
