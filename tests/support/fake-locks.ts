import type { TabLocks } from '#renderer/platform/web/browser-tab-name.ts'

/** The browser's locks, as far as tabs hold them beside each other. */
export function fakeLocks(): NonNullable<TabLocks> & { names(): string[] } {
  const locks = new Set<{ name: string }>()
  const names = () => [...locks].map(({ name }) => name)
  async function request(name: string, _: LockOptions, hold: () => Promise<unknown>): Promise<void> {
    const lock = { name }
    locks.add(lock)
    await hold().finally(() => locks.delete(lock))
  }
  return {
    names,
    request: request as LockManager['request'],
    query: async () => ({ held: names().map((name) => ({ name })), pending: [] })
  }
}
