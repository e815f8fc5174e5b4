import type { TabLocks } from '#renderer/platform/web/tab.ts'

/** The browser's locks, as far as tabs hold them beside each other. */
export function fakeLocks(): NonNullable<TabLocks> & { names(): string[] } {
  const held = new Set<{ name: string; lose(error: Error): void }>()
  const names = () => [...held].map(({ name }) => name)
  async function request(name: string, { steal }: LockOptions, hold: () => Promise<unknown>): Promise<void> {
    if (steal) for (const each of held) if (each.name === name) each.lose(new DOMException('Stolen', 'AbortError'))
    const lock = { name, lose: (_: Error) => {} }
    const lost = new Promise((_, reject) => {
      lock.lose = reject
    })
    held.add(lock)
    await Promise.race([hold(), lost]).finally(() => held.delete(lock))
  }
  return {
    names,
    request: request as LockManager['request'],
    query: async () => ({ held: names().map((name) => ({ name })), pending: [] })
  }
}
