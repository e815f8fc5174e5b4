import type { SessionText } from '#renderer/platform/session-storage.ts'
import type { DocumentStore } from '#renderer/storage/document-store.ts'
import { normalEmail, roleOfEmail } from '#shared/domain/email-role.ts'
import type { SessionUser } from '#shared/domain/session-user.ts'
import { AccountError, type Accounts } from '../accounts.ts'
import { checkedSignUp } from '../sign-up-check.ts'
import { accounts } from './account-collections.ts'
import { canHashPasswords, deriveProof, iterations, type KeptPassword, keepPassword, proves } from './password.ts'
import { sessionOf, sessionText } from './session-record.ts'
import { waitKeeper } from './sign-in-throttle.ts'

export interface LocalAccountsParts {
  documents: DocumentStore
  /** Where this tab keeps its session. */
  session: SessionText
  /** The board's domain: it decides which addresses are whose. */
  domain: string
  /** The administrator's password, as configured. */
  administrator: KeptPassword
  /** Milliseconds from any start, by a clock that nobody can set. */
  elapsed: () => number
  /** PBKDF2 rounds of new passwords; today's figure without it. */
  rounds?: number
}

/** Accounts that live on this device. They keep people's data apart; against the owner of the device they are no defence. */
export function localAccounts({
  documents,
  session,
  domain,
  administrator,
  elapsed,
  rounds = iterations
}: LocalAccountsParts): Accounts {
  const waits = waitKeeper(documents, elapsed)
  const listeners = new Set<(user: SessionUser | null) => void>()
  let current: SessionUser | null = null

  let leave = () => {}

  function become(user: SessionUser | null): void {
    leave()
    current = user
    for (const listener of listeners) listener(user)
    leave = user ? whenAccountGone(user, () => end(user)) : () => {}
  }

  /** Signs out somebody who has no account any more, unless another person is here by now. */
  function end({ uid }: SessionUser): void {
    if (current?.uid !== uid) return
    become(null)
    try {
      session.clear()
    } catch {
      // What stays of it is restored by nobody.
    }
  }

  /** An account may be deleted in another tab. */
  function whenAccountGone({ email: id, uid, isAdmin }: SessionUser, gone: () => void): () => void {
    if (isAdmin) return () => {}
    return documents.watch(
      accounts,
      { where: { id }, order: 'stored', limit: 1 },
      ({ documents: [account] }) => {
        if (account?.uid !== uid) gone()
      },
      // What cannot be read is not gone.
      () => {}
    )
  }

  async function passwordOf(id: string): Promise<{ uid: string; kept: KeptPassword } | undefined> {
    if (roleOfEmail(id, domain) === 'Admin') return { uid: 'admin', kept: administrator }
    const account = await documents.get(accounts, id)
    return account && { uid: account.uid, kept: account.password }
  }

  function begin(email: string, uid: string, proof: string): SessionUser {
    const user = userOf(email, uid, domain)
    session.write(sessionText(user, proof))
    become(user)
    return user
  }

  async function restored(): Promise<SessionUser | null> {
    const record = sessionOf(session.read())
    const owner = record && (await passwordOf(normalEmail(record.email)))
    if (!record || !owner || !(await proves(record.proof, owner.kept))) return null
    return userOf(normalEmail(record.email), owner.uid, domain)
  }

  /** Hashes a password anew that was kept with fewer rounds than today's. Resolves with the proof that now holds. */
  async function strengthened(id: string, kept: KeptPassword, password: string, proof: string): Promise<string> {
    if (kept === administrator || kept.iterations >= rounds) return proof
    const stronger = await keepPassword(password, rounds)
    await documents.change(accounts, id, (stored) => {
      if (!stored) throw new AccountError('user-not-found')
      return { ...stored, password: stronger.kept }
    })
    return stronger.proof
  }

  session.watch(() => {
    // Another window of the same tab (a duplicate) signed in or out.
    restored().then(become, () => become(null))
  })

  /** Counts as an attempt like every sign-in. Resolves with the proof of the password. */
  async function proofOf(id: string, kept: KeptPassword, password: string): Promise<string> {
    await waits.begin(id)
    const proof = await deriveProof(password, kept)
    if (!(await proves(proof, kept))) {
      throw new AccountError(kept === administrator ? 'wrong-administrator-password' : 'wrong-password')
    }
    await waits.succeed(id)
    return proof
  }

  return {
    async restore() {
      if (!canHashPasswords()) return null
      become(await attempt(restored))
      return current
    },
    watch(listener) {
      listeners.add(listener)
      listener(current)
      return () => listeners.delete(listener)
    },
    signUp: (email, password, role) =>
      attempt(async () => {
        const id = checkedSignUp(email, password, role, domain)
        const { kept, proof } = await keepPassword(password, rounds)
        const account = await documents.change(accounts, id, (stored) => {
          if (stored) throw new AccountError('email-taken')
          return { id, uid: crypto.randomUUID(), password: kept, createdAt: new Date().toISOString() }
        })
        return begin(id, account.uid, proof)
      }),
    signIn: (email, password) =>
      attempt(async () => {
        const id = normalEmail(email)
        const owner = await passwordOf(id)
        if (!owner) throw new AccountError('user-not-found')
        const proof = await proofOf(id, owner.kept, password)
        return begin(id, owner.uid, await strengthened(id, owner.kept, password, proof))
      }),
    signOut: () =>
      attempt(async () => {
        session.clear()
        become(null)
      }),
    deleteAccount: (password, removeData) =>
      attempt(async () => {
        const user = current
        if (!user) throw new AccountError('user-not-found')
        if (user.isAdmin) throw new AccountError('administrator-stays')
        const account = await documents.get(accounts, user.email)
        if (account?.uid !== user.uid) throw new AccountError('user-not-found')
        await proofOf(account.id, account.password, password)
        await removeData()
        await documents.remove(accounts, account.id)
        end(user)
      })
  }
}

function userOf(email: string, uid: string, domain: string): SessionUser {
  const role = roleOfEmail(email, domain)
  return { email, uid, role, isAdmin: role === 'Admin', isEmployer: role === 'Employer' }
}

/** Runs a step and makes every failure of it an AccountError. */
async function attempt<R>(step: () => Promise<R>): Promise<R> {
  if (!canHashPasswords()) throw new AccountError('insecure')
  try {
    return await step()
  } catch (error) {
    if (error instanceof AccountError) throw error
    throw new AccountError('unavailable', { cause: error })
  }
}
