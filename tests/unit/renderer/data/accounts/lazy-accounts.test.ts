import { expect, test, vi } from 'vitest'
import type { Accounts } from '#renderer/data/accounts/accounts.ts'
import { createLazyAccounts } from '#renderer/data/accounts/lazy-accounts.ts'
import { createMemorySession } from '#renderer/platform/memory-session.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'

test('code that could not be fetched is asked for again at the next sign-in', async () => {
  const user = { uid: 'u-meena' }
  const opened = { watch: () => () => {}, signIn: async () => user } as unknown as Accounts
  const load = vi.fn<() => Promise<Accounts>>().mockRejectedValueOnce(new Error('no network')).mockResolvedValue(opened)
  const accounts = createLazyAccounts(createMemorySession(), load)
  await expect(accounts.signIn('meena@example.com', 'secret')).rejects.toMatchObject({ failure: 'offline' })
  expect(await accounts.signIn('meena@example.com', 'secret')).toBe(user)
})

test('whoever begins to listen later is told who is signed in, and whoever has stopped is told nothing', async () => {
  const user = { uid: 'u-meena' } as SessionUser
  let tell: (user: SessionUser | null) => void = () => expect.unreachable('nobody listens')
  const opened = {
    watch(listener: typeof tell) {
      tell = listener
      return () => {}
    },
    async signIn() {
      tell(user)
      return user
    }
  } as unknown as Accounts
  const accounts = createLazyAccounts(createMemorySession(), async () => opened)
  const [first, later]: (SessionUser | null)[][] = [[], []]
  const stop = accounts.watch((seen) => first?.push(seen))
  await accounts.signIn('meena@example.com', 'secret')
  accounts.watch((seen) => later?.push(seen))
  stop()
  tell(null)
  expect([first, later]).toEqual([
    [null, user],
    [user, null]
  ])
})
