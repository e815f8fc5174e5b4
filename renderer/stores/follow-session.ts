import type { Accounts } from '#renderer/data/accounts/accounts.ts'
import { useSession } from './session-store.ts'

/** Tells a person that their session or role changed elsewhere. Returns accounts whose sign-out counts as the person's own. */
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
  return Object.assign(Object.create(accounts), {
    signOut: () => endByPerson(() => accounts.signOut()),
    deleteAccount: (password, removeData) => endByPerson(() => accounts.deleteAccount(password, removeData))
  } satisfies Partial<Accounts>)
}
