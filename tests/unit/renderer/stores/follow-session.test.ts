import { beforeEach, expect, test, vi } from 'vitest'
import type { Accounts } from '#renderer/data/accounts/accounts.ts'
import { followSession } from '#renderer/stores/follow-session.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { useToast } from '#renderer/stores/toast-store.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { candidateNamed } from '#tests/support/companies.ts'
import { until } from '#tests/support/until.ts'

beforeEach(() => {
  useSession.setState({ user: null })
  useToast.setState({ toast: null })
})

test('followSession › reports a session that ends elsewhere', async () => {
  let tell = (_user: SessionUser | null) => {}
  let isOffline = true
  const accounts = followSession({
    watch(listener: typeof tell) {
      tell = listener
      return () => {}
    },
    async signOut() {
      if (isOffline) throw new Error('no network')
      tell(null)
    }
  } as unknown as Accounts)
  const meena = candidateNamed('meena')
  tell(meena)
  await expect(accounts.signOut()).rejects.toThrow()
  isOffline = false
  await accounts.signOut()
  expect([useSession.getState().user, useToast.getState().toast]).toEqual([null, null])
  tell(meena)
  tell(null)
  await until(() => expect(useToast.getState().toast?.name).toBe('sessionEnded'))
})

test('followSession › reports no end to a person who deletes the account', async () => {
  let tell = (_user: SessionUser | null) => {}
  const deleteAccount = vi.fn(async () => tell(null))
  const accounts = followSession({
    watch(listener: typeof tell) {
      tell = listener
      return () => {}
    },
    deleteAccount
  } as unknown as Accounts)
  tell(candidateNamed('meena'))
  const removeData = async () => {}
  await accounts.deleteAccount('a steady hand', removeData)
  expect(deleteAccount).toHaveBeenCalledExactlyOnceWith('a steady hand', removeData)
  // Told would be what comes with this code, which was asked for before.
  await import('#renderer/stores/session-change.ts')
  expect([useSession.getState().user, useToast.getState().toast]).toEqual([null, null])
})

test.each([
  ['keeps who has signed in meanwhile', ['asha'], 'asha'],
  ['keeps nobody after a sign-out', ['asha', null], undefined],
  ['takes the stored session otherwise', [], 'meena']
] as const)('followSession › a late restore %s', async (_what, events, uid) => {
  let tell = (_user: SessionUser | null) => {}
  let answer = (_user: SessionUser | null) => {}
  const accounts = followSession({
    restore: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
    watch(listener: typeof tell) {
      tell = listener
      return () => {}
    },
    signOut: async () => tell(null)
  } as unknown as Accounts)
  const restoring = accounts.restore()
  for (const event of events) await (event === null ? accounts.signOut() : tell(candidateNamed(event)))
  answer(candidateNamed('meena'))
  await restoring
  expect(useSession.getState().user?.uid).toBe(uid)
})
