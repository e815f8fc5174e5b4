import type { Accounts } from '#renderer/data/accounts/accounts.ts'
import { useSession } from './session-store.ts'

/**
 * Shows the screens who uses this tab from now on, and tells a person whose session has ended without their doing (another tab
 * ended it, the account is gone, or its password was changed elsewhere) or whose role is another one now.
 * @returns the accounts as the screens use them: a session that is ended through these is ended by the person
 */
export function followSession<Kind extends Accounts>(accounts: Kind): Kind {
  let endings = 0
  const endByPerson = async (end: () => Promise<void>) => {
    endings += 1
    try {
      await end()
    } finally {
      endings -= 1
    }
  }
  accounts.watch((user) => {
    const before = useSession.getState().user
    useSession.setState({ user })
    const isChanged = user ? before?.uid === user.uid && before.role !== user.role : before && !endings
    if (isChanged) import('./session-change.ts').then((late) => late.tellChange(before, user)).catch(() => {})
  })
  // Everything else is the accounts' own.
  return Object.assign(Object.create(accounts), {
    signOut: () => endByPerson(() => accounts.signOut()),
    deleteAccount: (password, removeData) => endByPerson(() => accounts.deleteAccount(password, removeData))
  } satisfies Partial<Accounts>)
}
