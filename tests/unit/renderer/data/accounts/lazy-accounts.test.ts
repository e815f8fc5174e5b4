import { expect, test, vi } from 'vitest'
import type { Accounts } from '#renderer/data/accounts/accounts-port.ts'
import { createLazyAccounts } from '#renderer/data/accounts/lazy-accounts.ts'
import { createMemorySession } from '#renderer/platform/memory-session.ts'

test('lazy accounts › retry loading the account code at the next sign-in', async () => {
  const user = { uid: 'u-meena' }
  const opened = { watch: () => () => {}, signIn: async () => user } as unknown as Accounts
  const load = vi.fn<() => Promise<Accounts>>().mockRejectedValueOnce(new Error('no network')).mockResolvedValue(opened)
  const accounts = createLazyAccounts(createMemorySession(), load)
  await expect(accounts.signIn('meena@example.com', 'secret')).rejects.toMatchObject({ failure: 'offline' })
  expect(await accounts.signIn('meena@example.com', 'secret')).toBe(user)
})
