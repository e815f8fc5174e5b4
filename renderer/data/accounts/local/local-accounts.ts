import * as v from 'valibot'
import type { SessionStorage } from '#renderer/platform/platform.ts'
import { type DocumentStore, StoreError } from '#renderer/storage/document-store.ts'
import { accounts, type PasswordHash, removals } from '#shared/collections/accounts.ts'
import { employers } from '#shared/collections/employers.ts'
import { hasSameFields } from '#shared/documents/document.ts'
import {
  createSessionUser,
  type Employer,
  type EmployerStatus,
  findAddressBan,
  findRole,
  isConfirmed
} from '#shared/domain/account/employer.ts'
import { findRoleOfEmail, normalizeEmail, type Role, type SessionUser } from '#shared/domain/account/session-user.ts'
import { watchList, watchOne } from '../../watch-queries.ts'
import { AccountError, type Accounts } from '../accounts-port.ts'
import { validateSignUp } from '../validate-sign-up.ts'
import { canHashPasswords, defaultIterations, deriveKey, hashPassword, verify } from './password-hash.ts'
import { createSignInThrottle } from './sign-in-throttle.ts'

interface LocalAccountsOptions {
  documents: DocumentStore
  session: SessionStorage
  domain: string
  administrator: PasswordHash
  /** A monotonic clock, which cannot be set. */
  readElapsedMs: () => number
  rounds?: number
}

const everything = { order: 'stored', limit: 10_000 } as const

export interface LocalAccounts extends Accounts {
  signUp(email: string, password: string, role: Role): Promise<SessionUser>
}

/** Accounts on this device. They keep people's data apart; against the owner of the device they are no defence. */
export function createLocalAccounts({
  documents,
  session,
  domain,
  administrator,
  readElapsedMs,
  rounds = defaultIterations
}: LocalAccountsOptions): LocalAccounts {
  const throttle = createSignInThrottle(documents, readElapsedMs)
  const listeners = new Set<(user: SessionUser | null) => void>()
  let current: SessionUser | null = null

  let leave = () => {}

  function setCurrent(user: SessionUser | null): void {
    leave()
    current = user
    for (const listener of listeners) listener(user)
    const stops = user && !user.isAdmin ? [watchDeletion(user), watchEntry(user)] : []
    leave = () => {
      for (const stop of stops) stop()
    }
  }

  function endSession({ uid }: SessionUser): void {
    if (current?.uid !== uid) return
    setCurrent(null)
    try {
      session.clear()
    } catch {
      // A session without an account is never restored.
    }
  }

  /** An account may be deleted in another tab. */
  function watchDeletion(user: SessionUser): () => void {
    return watchOne(
      documents,
      accounts,
      user.email
    )(
      (account) => account?.uid !== user.uid && endSession(user),
      // An unreadable account is not gone.
      () => {}
    )
  }

  /** The administrator may confirm or ban an account in another tab. An unreadable entry confirms no account. */
  function watchEntry({ email, uid }: SessionUser): () => void {
    const follow = (entries: readonly Employer[]) => {
      const user = createUser(email, uid, domain, findEmployerStatus({ uid, email }, entries))
      if (current?.uid === uid && !hasSameFields({ ...current }, { ...user })) setCurrent(user)
    }
    return watchList(documents, employers, everything)(follow, () => follow([]))
  }

  async function readUser(email: string, uid: string): Promise<SessionUser> {
    const isAdmin = findRoleOfEmail(email, domain) === 'Admin'
    const read = async () => (await documents.query(employers, everything)).documents
    const entries = isAdmin ? [] : await read().catch(() => [])
    return createUser(email, uid, domain, findEmployerStatus({ uid, email }, entries))
  }

  async function readPassword(id: string): Promise<{ uid: string; hash: PasswordHash } | undefined> {
    if (findRoleOfEmail(id, domain) === 'Admin') return { uid: 'admin', hash: administrator }
    const account = await documents.get(accounts, id)
    return account && { uid: account.uid, hash: account.password }
  }

  async function beginSession(email: string, uid: string, derivedKey: string): Promise<SessionUser> {
    const user = await readUser(email, uid)
    session.write(serializeSession(user, derivedKey))
    setCurrent(user)
    return user
  }

  async function restoreSession(): Promise<SessionUser | null> {
    const text = session.read()
    const user = await readSession(text)
    // Signed out since, or another person signed in.
    return session.read() === text ? user : restoreSession()
  }

  async function readSession(text: string | null): Promise<SessionUser | null> {
    const record = parseSession(text)
    const owner = record && (await readPassword(normalizeEmail(record.email)))
    if (!record || !owner || !(await verify(record.proof, owner.hash))) return null
    return readUser(normalizeEmail(record.email), owner.uid)
  }

  /** Hashes a password again that has fewer rounds than today's. Resolves with its current derived key. */
  async function upgradeHash(id: string, hash: PasswordHash, password: string, derivedKey: string): Promise<string> {
    if (hash === administrator || hash.iterations >= rounds) return derivedKey
    const upgraded = await hashPassword(password, rounds)
    await documents.change(accounts, id, (stored) => {
      if (!stored) throw new AccountError('user-not-found')
      return { ...stored, password: upgraded.hash }
    })
    return upgraded.derivedKey
  }

  session.watch(() => {
    // A duplicate of this tab signed in or out.
    restoreSession().then(setCurrent, () => setCurrent(null))
  })

  /** Counts as a sign-in attempt. Resolves with the derived key. */
  async function checkPassword(id: string, hash: PasswordHash, password: string): Promise<string> {
    await throttle.begin(id)
    const derivedKey = await deriveKey(password, hash)
    if (!(await verify(derivedKey, hash))) {
      throw new AccountError(hash === administrator ? 'wrong-administrator-password' : 'wrong-password')
    }
    await throttle.succeed(id)
    return derivedKey
  }

  return {
    async restore() {
      if (!canHashPasswords()) return null
      setCurrent(await withAccountErrors(restoreSession))
      return current
    },
    watch(listener) {
      listeners.add(listener)
      listener(current)
      return () => listeners.delete(listener)
    },
    signUp: (email, password, role) =>
      withAccountErrors(async () => {
        const id = validateSignUp(email, password, role, domain)
        const { hash, derivedKey } = await hashPassword(password, rounds)
        const account = await documents.change(accounts, id, (stored) => {
          if (stored) throw new AccountError('email-taken')
          return { id, uid: crypto.randomUUID(), password: hash, createdAt: new Date().toISOString() }
        })
        return beginSession(id, account.uid, derivedKey)
      }),
    signIn: (email, password) =>
      withAccountErrors(async () => {
        const id = normalizeEmail(email)
        const owner = await readPassword(id)
        if (!owner) throw new AccountError('user-not-found')
        const derivedKey = await checkPassword(id, owner.hash, password)
        return beginSession(id, owner.uid, await upgradeHash(id, owner.hash, password, derivedKey))
      }),
    signOut: () =>
      withAccountErrors(async () => {
        session.clear()
        setCurrent(null)
      }),
    deleteAccount: (password, removeData) =>
      withAccountErrors(async () => {
        const user = current
        if (!user) throw new AccountError('user-not-found')
        if (user.isAdmin) throw new AccountError('administrator-stays')
        const account = await documents.get(accounts, user.email)
        if (account?.uid !== user.uid) throw new AccountError('user-not-found')
        await checkPassword(account.id, account.password, password)
        // First of all: after a failure it is known that something may be left.
        await documents.change(removals, user.uid, () => ({ id: user.uid, at: new Date().toISOString() }))
        await removeData()
        await documents.remove(accounts, account.id)
        endSession(user)
      })
  }
}

function findEmployerStatus(account: Pick<SessionUser, 'uid' | 'email'>, entries: readonly Employer[]): EmployerStatus {
  return { entry: entries.find(({ id }) => id === account.uid), addressBan: findAddressBan(account, entries) }
}

function createUser(email: string, uid: string, domain: string, status: EmployerStatus): SessionUser {
  const role = findRole(findRoleOfEmail(email, domain), { uid, email }, status)
  const isUnconfirmed = role === 'Employer' && !isConfirmed({ uid, email }, status.entry)
  return { ...createSessionUser({ uid, email }, role, status), ...(isUnconfirmed && { unconfirmed: true }) }
}

async function withAccountErrors<R>(step: () => Promise<R>): Promise<R> {
  if (!canHashPasswords()) throw new AccountError('insecure')
  try {
    return await step()
  } catch (error) {
    if (error instanceof AccountError) throw error
    const failure = error instanceof StoreError ? error.failure : 'unavailable'
    throw new AccountError(failure === 'damaged' || failure === 'full' ? failure : 'unavailable', { cause: error })
  }
}

const sessionSchema = v.object({ email: v.string(), proof: v.string() })

/** Only the address and the derived key (`proof`) are read back: an edited role means nothing. */
function serializeSession(user: SessionUser, derivedKey: string): string {
  return JSON.stringify({ ...user, proof: derivedKey })
}

function parseSession(text: string | null): { email: string; proof: string } | null {
  if (text === null) return null
  try {
    const parsed = v.safeParse(sessionSchema, JSON.parse(text))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}
