import type { Accounts } from '#renderer/data/accounts/accounts-port.ts'
import { useSession } from './session-store.ts'

/**
 * Keeps the session store, and notifies a person whose session or role changed elsewhere. Returns accounts whose `restore` fills the store and
 * whose sign-out counts as the person's own.
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
    if (isChanged)
      import('./session-change-toast.ts').then((late) => late.showSessionChange(before, user)).catch(() => {})
  })
  return Object.assign(Object.create(accounts), {
    async restore() {
      // An unreadable session counts as none: the jobs are public.
      const restored = await accounts.restore().catch(() => null)
      useSession.setState({ restored: true })
      return restored
    },
    signOut: () => endByPerson(() => accounts.signOut()),
    deleteAccount: (password, removeData) => endByPerson(() => accounts.deleteAccount(password, removeData))
  } satisfies Partial<Accounts>)
}
