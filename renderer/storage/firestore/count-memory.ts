import type { Counted } from './reading/resilient-listener.ts'

/** A count is paid for: what was counted so long ago is told again, unless something has changed since. */
const freshMs = 60_000

/** What the server has counted lately. */
export interface CountMemory {
  /** Counts, or tells what was counted under this name. Rejects with what `count` does, and remembers nothing then. */
  ask(name: string, count: () => Promise<Counted>): Promise<Counted>
  /** Something has changed of what is counted. */
  forget(): void
}

export function createCountMemory(): CountMemory {
  const counted = new Map<string, { at: number; total: Promise<Counted> }>()
  return {
    ask(name, count) {
      const before = counted.get(name)
      if (before && Date.now() - before.at < freshMs) return before.total
      const total = count()
      counted.set(name, { at: Date.now(), total })
      total.catch(() => counted.get(name)?.total === total && counted.delete(name))
      return total
    },
    forget: () => counted.clear()
  }
}
