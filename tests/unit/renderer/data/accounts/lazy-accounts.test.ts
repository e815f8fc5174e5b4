import { expect, test, vi } from 'vitest'
import type { Accounts } from '#renderer/data/accounts/accounts-port.ts'
import { createLazyAccounts } from '#renderer/data/accounts/lazy-accounts.ts'
import { createMemorySession } from '#renderer/platform/memory-session.ts'

test('accounts › load their code again at the next sign-in after a failure', async () => {
  const user = { uid: 'u-meena' }
  const opened = { watch: () => () => {}, signIn: async () => user } as unknown as Accounts
  const load = vi.fn<() => Promise<Accounts>>().mockRejectedValueOnce(new Error('no network')).mockResolvedValue(opened)
  const accounts = createLazyAccounts(createMemorySession(), load)
  await expect(accounts.signIn('meena@example.com', 'secret')).rejects.toMatchObject({ failure: 'offline' })
  expect(await accounts.signIn('meena@example.com', 'secret')).toBe(user)
})
